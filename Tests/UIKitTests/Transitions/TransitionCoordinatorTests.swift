import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Animations beside a transition")
struct TransitionCoordinatorTests {
  @Test func `a closure inherits the duration and the curve of the animator's first animation`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, duration: 0.8, options: .curveLinear)
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform { navigation.view.addSubview(box) }
    stage.perform {
      navigation.pushViewController(stage.screen("B"), animated: true)
      let isQueued = navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        box.frame.origin.x = 100
      })
      #expect(isQueued == true)
    }
    stage.run(0.4)
    #expect(abs(stage.shownFrame(of: box).minX - 50) < 1e-6)
    stage.run(1)
    #expect(stage.shownFrame(of: box).minX == 100)
  }

  @Test func `without an animation to join, the change is made at once`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, style: .forgetful)
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform { navigation.view.addSubview(box) }
    stage.perform {
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        box.frame.origin.x = 100
      })
    }
    #expect(stage.shownFrame(of: box).minX == 100)
    stage.perform { animator.context?.completeTransition(true) }
  }

  @Test(arguments: [true, false])
  func `an interactive transition scrubs what runs beside it and takes it back`(finishes: Bool) {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, _, spy) = stage.navigation("A", "B", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform { navigation.view.addSubview(outside) }
    stage.perform {
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        outside.frame.origin.x = 100
      })
    }
    stage.perform { driver.update(0.4) }
    #expect(abs(stage.shownFrame(of: outside).minX - 40) < 1e-6)
    stage.run(1)
    #expect(abs(stage.shownFrame(of: outside).minX - 40) < 1e-6)
    stage.perform { if finishes { driver.finish() } else { driver.cancel() } }
    stage.run(0.08)
    let moved = stage.shownFrame(of: outside).minX
    #expect(abs(moved - (finishes ? 60 : 20)) < 1)
    stage.run(1)
    #expect(outside.frame.minX == (finishes ? 100 : 0))
    #expect(stage.shownFrame(of: outside).minX == (finishes ? 100 : 0))
  }

  @Test func `a closure that comes late runs at once and its completion still comes`() {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    let coordinator = navigation.transitionCoordinator
    stage.perform {
      let isQueued = coordinator?.animate(alongsideTransition: { _ in stage.log.add("late") }) {
        _ in stage.log.add("late completion")
      }
      #expect(isQueued == false)
      #expect(stage.log.events.last == "late")
    }
    stage.run(1)
    #expect(stage.log.events.contains("late completion"))
  }

  @Test func `every controller of the transition hands out the same coordinator`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.world.perform {
      navigation.pushViewController(b, animated: true)
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator != nil)
      #expect(b.transitionCoordinator === coordinator)
      #expect(screens[0].transitionCoordinator === coordinator)
      #expect(coordinator?.viewController(forKey: .to) === b)
      #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
      #expect(coordinator?.isAnimated == true)
    }
    stage.run(1)
    #expect(b.transitionCoordinator == nil)
  }
}
