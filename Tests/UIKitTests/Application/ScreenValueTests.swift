import QuartzCore
import Testing

@testable import UIKit

@Suite("Values of the screen") struct ScreenValueTests {
  @Test func `the status bar is as high as the device keeps free at the top`() {
    let world = World(clock: .manual())
    world.perform {
      UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
        scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      )
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
      #expect(UIScreen.main.nativeScale == 3)
    }
  }

  @Test func `windows stand above each other by their level, and then by their age`() {
    let world = World(clock: .manual())
    world.perform {
      let windows = [UIWindow.Level.alert, .normal, .statusBar, .normal].map { level in
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = level
        window.isHidden = false
        return window
      }
      #expect(UIWindow().windowLevel == .normal)
      let order = UIApplication.shared.windows.map { window in
        windows.firstIndex { $0 === window }
      }
      #expect(order == [1, 3, 2, 0])
      #expect(UIWindow.Level.normal.rawValue == 0)
      #expect(UIWindow.Level.statusBar.rawValue == 1000)
      #expect(UIWindow.Level.alert.rawValue == 2000)
    }
  }

  @Test func `a responder has no view above the keyboard unless it makes one`() {
    final class Field: UIView {
      let bar = UIView()
      override var inputAccessoryView: UIView? { bar }
    }
    #expect(UIView().inputAccessoryView == nil)
    #expect(UIView().inputView == nil)
    let field = Field()
    #expect(field.inputAccessoryView === field.bar)
  }
}
