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

extension TransitionStage {
  /// Drags a finger slowly and lets it rest before it is lifted.
  func drag(from start: CGPoint, by way: CGVector) {
    var touch: UITouch?
    func send(_ change: () -> UITouch?) {
      perform {
        guard let touch = change() else { return }
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: CACurrentMediaTime()))
      }
    }
    send {
      touch = UITouch(location: start, in: window, timestamp: CACurrentMediaTime())
      return touch
    }
    for step in 1...10 {
      run(1 / 60)
      let part = CGFloat(step) / 10
      let place = CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part)
      send {
        touch?.change(to: .moved, location: place, timestamp: CACurrentMediaTime())
        return touch
      }
    }
    run(0.3)
    send {
      touch?.change(to: .ended, location: nil, timestamp: CACurrentMediaTime())
      return touch
    }
  }
}
