import QuartzCore
import UIKit

extension TransitionStage {
  /// A tab bar controller with screens that is the root.
  func tabs(
    _ names: String...,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) -> (UITabBarController, [TestScreen], TabSpy) {
    let screens = names.map { screen($0) }
    let spy = TabSpy(log: log, animator: animator)
    let tabs = world.perform { UITabBarController() }
    world.perform { tabs.viewControllers = screens }
    show(tabs)
    tabs.delegate = spy
    keep(spy)
    return (tabs, screens, spy)
  }

  /// Taps a place of the window.
  func tap(_ point: CGPoint) {
    var touch: UITouch?
    perform {
      let new = UITouch(location: point, in: window, timestamp: CACurrentMediaTime())
      touch = new
      UIApplication.shared.sendEvent(UIEvent(touches: [new], timestamp: CACurrentMediaTime()))
    }
    perform {
      guard let touch else { return }
      touch.change(to: .ended, location: point, timestamp: CACurrentMediaTime())
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: CACurrentMediaTime()))
    }
  }

  /// Taps a tab.
  func tapTab(_ index: Int, of tabs: UITabBarController) {
    let bar = tabs.tabBar
    let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
    let place = CGPoint(x: width * (CGFloat(index) + 0.5), y: 20)
    tap(world.perform { bar.convert(place, to: nil) })
  }
}
