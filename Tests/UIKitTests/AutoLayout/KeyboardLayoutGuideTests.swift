import QuartzCore
import Testing

@testable import UIKit

@Suite("UIKeyboardLayoutGuide") struct KeyboardLayoutGuideTests {
  /// Shows a controller's view with a bar on top of the keyboard's guide.
  private func run(_ body: (ControlHarness, UIViewController, UIView) -> Void) {
    ControlHarness.run { harness in
      UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
        scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      )
      let controller = UIViewController()
      harness.window.rootViewController = controller
      let root: UIView = controller.view
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      harness.world.tick()
      body(harness, controller, bar)
    }
  }

  @Test func `without a keyboard it is the bottom of the safe area`() {
    run { harness, controller, bar in
      let guide = controller.view.keyboardLayoutGuide
      #expect(bar.frame.maxY == 446)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
      #expect(guide === controller.view.keyboardLayoutGuide)
      #expect(guide.usesBottomSafeArea)
      #expect(!guide.followsUndockedKeyboard)
      #expect(guide.keyboardDismissPadding == 0)
      guide.usesBottomSafeArea = false
      harness.world.tick()
      #expect(bar.frame.maxY == 480)
    }
  }

  @Test func `what stands in place of a keyboard lifts it, and takes it down again`() {
    run { harness, controller, bar in
      let field = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      harness.world.advance(by: 0.1)
      #expect(bar.frame.maxY == 246)
      let shown = bar.layer.presentation().map { $0.frame.maxY } ?? 0
      #expect(shown > 250 && shown < 440)
      harness.world.advance(by: 1)
      #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 234)
      field.resignFirstResponder()
      harness.world.advance(by: 1)
      #expect(bar.frame.maxY == 446)
    }
  }
}
