import QuartzCore

/// One change of controllers from its announcement to its end.
///
/// Subclasses know what is changed; this class knows the order: prepare, announce, animate, settle.
class ControllerTransition {
  enum Phase {
    case scheduled
    case running
    case settling
    case ended
  }

  let isAnimated: Bool
  private(set) var phase = Phase.scheduled
  private(set) var context: TransitionContext?
  let recorder = AnimationRecorder()
  private let alongside = AlongsideRunner()
  private var block: InteractionBlock?
  private var masks: [(layer: CALayer, mask: CALayer?)] = []
  private var announcedCoordinator: TransitionCoordinator?

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
    TransitionMonitor.current.add(scheduled: self)
  }

  /// What the controllers of the transition hand out; nil when nothing is animated and at the end.
  var coordinator: TransitionCoordinator? {
    guard isAnimated, phase == .scheduled || phase == .running else { return nil }
    if announcedCoordinator == nil { announcedCoordinator = makeCoordinator() }
    return announcedCoordinator
  }

  // MARK: - For subclasses

  /// Makes the coordinator, before the transition begins.
  func makeCoordinator() -> TransitionCoordinator? { nil }

  /// Asks the delegates and prepares the container; nil means that there is nothing to change any more.
  func prepare() -> TransitionContext? { nil }

  /// Sends what is sent before the animation.
  func announce() {}

  /// Puts the views in place and sends what is sent at the end.
  ///
  /// - Parameter finished: Whether the change was made rather than taken back.
  func settle(finished: Bool) {}

  /// Forgets the transition and goes on with what waited for it.
  ///
  /// - Parameter finished: Whether the change was made rather than taken back.
  func conclude(finished: Bool) {}

  // MARK: - Beginning

  /// Begins the transition; nothing happens when it began before.
  func begin() {
    guard phase == .scheduled else { return }
    phase = .running
    TransitionMonitor.current.remove(scheduled: self)
    guard let context = prepare() else {
      let coordinator = self.coordinator
      phase = .ended
      conclude(finished: false)
      coordinator?.end(cancelled: true)
      return
    }
    self.context = context
    context.transition = self
    if isAnimated { coordinator?.adopt(context, isInteractive: startsInteractively(context)) }
    announce()
    guard phase == .running else { return }
    if isAnimated, context.animator != nil {
      animate(context)
    } else {
      context.endUnanimated()
      complete(true)
    }
  }

  private func startsInteractively(_ context: TransitionContext) -> Bool {
    context.interactor?.wantsInteractiveStart ?? false
  }

  private func animate(_ context: TransitionContext) {
    recorder.start(container: context.containerView)
    masks = [context.from.view, context.to.view].compactMap { view in
      view.map { ($0.layer, $0.layer.mask) }
    }
    let isInteractive = startsInteractively(context)
    context.begin(interactively: isInteractive)
    if isInteractive, let interactor = context.interactor {
      context.note("startInteractiveTransition")
      recorder.recordSetup { interactor.startInteractiveTransition(context) }
    } else {
      block = InteractionBlock()
      (context.interactor as? UIPercentDrivenInteractiveTransition)?.adopt(context)
      context.runAnimator()
    }
    guard phase == .running else { return }
    runAlongside(context, isInteractive: isInteractive)
    context.driver?.animationsAreSetUp()
    if !context.isInteractive { watch(context) }
  }

  /// How much longer than its duration a transition may take before that is reported, in seconds.
  private static let patience: TimeInterval = 2

  /// Says so when nobody completes a transition that runs by itself, which blocks the controllers for ever.
  private func watch(_ context: TransitionContext) {
    let speed = TimeInterval(context.interactor?.completionSpeed ?? 1)
    let duration = context.duration / (speed > 0 ? min(speed, 1) : 1)
    World.current.enqueue(after: duration + Self.patience) { [weak self, weak context] in
      MainActor.assumeIsolated {
        guard let self, let context, self.phase == .running, !context.isInteractive else { return }
        context.reportOverdue()
      }
    }
  }

  private func runAlongside(_ context: TransitionContext, isInteractive: Bool) {
    let interruptible = context.animator?.implementedInterruptibleAnimator(using: context)
    coordinator?.setInterruptible(interruptible != nil)
    if interruptible != nil { block?.release() }
    let closures = coordinator?.takeAlongside() ?? []
    alongside.run(
      closures,
      parameters: recorder.parameters,
      interruptible: interruptible as? UIViewPropertyAnimator,
      isInteractive: isInteractive,
      transitionDuration: context.duration
    )
  }

  // MARK: - Interaction

  func progressDidChange(to progress: CGFloat) {
    alongside.seek(to: progress)
  }

  func interactionDidChange() {
    guard let context else { return }
    let interactor = context.interactor
    coordinator?.interactionDidChange(
      cancelled: context.transitionWasCancelled,
      speed: interactor?.completionSpeed ?? 1,
      curve: interactor?.completionCurve ?? .easeInOut
    )
    if !context.isInteractive, context.driver == nil {
      alongside.run(reversed: context.transitionWasCancelled)
    }
    if phase == .running, !context.isInteractive { watch(context) }
  }

  // MARK: - Ending

  /// Ends the transition: the views are put in place, everybody is told, what waited goes on.
  func complete(_ finished: Bool) {
    guard phase == .running, let context else { return }
    let coordinator = self.coordinator
    if let coordinator {
      // What was to run beside an animation that ended at once runs before its end.
      let closures = coordinator.takeAlongside()
      UIView.performWithoutAnimation { for closure in closures { closure() } }
    }
    phase = .settling
    if context.transitionWasCancelled {
      recorder.restoreModels()
      restoreMasks()
    }
    alongside.end(finished: finished)
    settle(finished: finished)
    coordinator?.end(cancelled: !finished)
    context.tellAnimatorOfEnd(finished: finished)
    block?.release()
    block = nil
    phase = .ended
    conclude(finished: finished)
  }

  /// An animator that reveals by a mask often takes it away only when the transition finishes.
  private func restoreMasks() {
    for (layer, mask) in masks where layer.mask !== mask { layer.mask = mask }
  }

  /// Lets go of everything, because the World that the transition runs in has ended.
  func forget() {
    phase = .ended
    context?.abandon()
    context = nil
    announcedCoordinator = nil
    block = nil
  }

  /// Ends a transition that nobody will end, because its views left the window.
  func endUnseen() {
    if phase == .scheduled { begin() }
    guard phase == .running, let context else { return }
    context.scrubber?.end(at: context.transitionWasCancelled ? .start : .end)
    context.endFromOutside()
  }

  /// Ends the transition without putting views in place, because they are going away altogether.
  func abandon() {
    guard phase != .ended, phase != .settling else { return }
    if phase == .scheduled { TransitionMonitor.current.remove(scheduled: self) }
    let coordinator = self.coordinator
    phase = .ended
    context?.abandon()
    alongside.end(finished: true)
    block?.release()
    block = nil
    coordinator?.end(cancelled: true)
    context?.tellAnimatorOfEnd(finished: false)
  }
}
