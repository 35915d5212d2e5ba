import Testing
import UIKit

@MainActor
@Suite("A context that is driven by hand")
struct InteractionContextTests {
  /// A pop that a hand drives.
  private final class Pop {
    let stage = TransitionStage()
    let interactor = HandInteractor()
    let navigation: UINavigationController
    let screens: [TestScreen]
    private(set) var changes: [String] = []
    private(set) var endings: [Bool] = []

    init() {
      let animator = TestAnimator(log: stage.log)
      let spy: NavigationSpy
      (navigation, screens, spy) = stage.navigation("A", "B", animator: animator)
      spy.interactor = interactor
      stage.perform {
        navigation.popViewController(animated: true)
        listen()
      }
    }

    private func listen() {
      let coordinator = navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { [weak self] context in
        self?.changes.append(
          "\(context.isInteractive ? "holds" : "runs")\(context.isCancelled ? " back" : "")"
        )
      }
      coordinator?.notifyWhenInteractionEnds { [weak self] in
        self?.endings.append($0.isCancelled)
      }
    }

    var context: any UIViewControllerContextTransitioning {
      get throws { try #require(interactor.context) }
    }
  }

  @Test func `an update is the coordinator's progress, within its limits`() throws {
    let pop = Pop()
    let coordinator = try #require(pop.navigation.transitionCoordinator)
    #expect(coordinator.initiallyInteractive)
    #expect(coordinator.isInteractive)
    let steps: [(value: CGFloat, progress: Double)] = [(0.4, 0.4), (1.5, 1), (-2, 0)]
    for (value, progress) in steps {
      try pop.context.updateInteractiveTransition(value)
      #expect(Double(coordinator.percentComplete) == progress)
    }
    #expect(pop.changes.isEmpty)
  }

  @Test func `finishing ends the interaction and leaves completing to the animator`() throws {
    let pop = Pop()
    let coordinator = try #require(pop.navigation.transitionCoordinator)
    let context = try pop.context
    pop.stage.perform { context.finishInteractiveTransition() }
    #expect(!context.isInteractive)
    #expect(!coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(pop.changes == ["runs"])
    #expect(pop.endings == [false])
    #expect(pop.navigation.transitionCoordinator != nil)
    pop.stage.perform { context.completeTransition(true) }
    #expect(pop.navigation.viewControllers == [pop.screens[0]])
    #expect(pop.navigation.transitionCoordinator == nil)
  }

  @Test func `pausing takes a transition that was let go into the hand again`() throws {
    let pop = Pop()
    let context = try pop.context
    pop.stage.perform { context.cancelInteractiveTransition() }
    #expect(context.transitionWasCancelled)
    pop.stage.perform { context.pauseInteractiveTransition() }
    #expect(context.isInteractive)
    #expect(!context.transitionWasCancelled)
    pop.stage.perform { context.finishInteractiveTransition() }
    #expect(pop.changes == ["runs back", "holds", "runs"])
    #expect(pop.endings == [true, false])
    pop.stage.perform { context.completeTransition(!context.transitionWasCancelled) }
    #expect(pop.navigation.viewControllers == [pop.screens[0]])
  }

  @Test func `a transition without interaction becomes interactive when it is paused`() throws {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, style: .forgetful)
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    let coordinator = try #require(navigation.transitionCoordinator)
    let context = try #require(animator.context)
    #expect(!coordinator.initiallyInteractive)
    stage.perform { context.pauseInteractiveTransition() }
    #expect(context.isInteractive)
    #expect(coordinator.isInteractive)
    #expect(!coordinator.initiallyInteractive)
    stage.perform { context.cancelInteractiveTransition() }
    stage.perform { context.completeTransition(false) }
    #expect(navigation.viewControllers == screens)
  }

  @Test func `changes to a view outside the container run beside the transition`() {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform { stage.window.addSubview(box) }
    var isCancelled: Bool?
    stage.perform {
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.transitionCoordinator?.animateAlongsideTransition(
        in: box,
        animation: { _ in box.frame.origin.x = 100 },
        completion: { isCancelled = $0.isCancelled }
      )
    }
    stage.run(0.2)
    #expect(abs(stage.shownFrame(of: box).minX - 50) < 1e-6)
    #expect(isCancelled == nil)
    stage.run(1)
    #expect(isCancelled == false)
  }
}
