import QuartzCore
import UIKit

/// A World with a manual clock and one window, for tests.
final class Stage {
  let world = World(clock: .manual(at: 10))
  let window: UIWindow

  init(width: CGFloat = 400, height: CGFloat = 800) {
    window = world.perform {
      UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: width, height: height),
        scale: 1
      )
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      return window
    }
    world.tick()
  }

  /// Runs code of an app in the World, without a frame.
  func run<Result>(_ body: () -> Result) -> Result { world.perform(body) }

  /// Runs code of an app in the World, and then one frame.
  @discardableResult func turn<Result>(_ body: () -> Result) -> Result {
    let result = world.perform(body)
    world.tick()
    return result
  }

  func advance(_ seconds: TimeInterval) { world.advance(by: seconds) }

  /// A view in the window that is on screen.
  func shownView(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
  ) -> UIView {
    turn {
      let view = UIView(frame: frame)
      window.addSubview(view)
      return view
    }
  }
}
