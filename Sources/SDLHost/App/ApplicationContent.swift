import Foundation
import QuartzCore
import UIKit

/// An app alone in a window of a phone's size.
final class ApplicationContent: WindowContent {
  /// The size of the phone's screen, in points.
  static let size = CGSize(width: 375, height: 812)

  let world = World(clock: .real())
  let window: UIWindow

  /// Launches the app; there is no content when it makes no window that has a root view controller.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - make: Makes the app's delegate.
  init?(scale: Double, make: () -> any UIApplicationDelegate) {
    let made = world.perform { () -> UIWindow? in
      let bounds = CGRect(origin: .zero, size: Self.size)
      UIScreen.main.configure(bounds: bounds, scale: scale)
      let application = UIApplication.shared
      let delegate = make()
      application.launch(with: delegate)
      return delegate.window ?? application.keyWindow
    }
    guard let made, made.rootViewController != nil else { return nil }
    window = made
  }

  func windowShouldClose() -> Bool {
    world.perform {
      let application = UIApplication.shared
      application.delegate?.applicationWillTerminate(application)
    }
    return true
  }
}
