import QuartzCore

/// One transition as its animator sees it: a state machine that can be completed once.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let from: Participant
  let to: Participant
  /// What animates the transition; nil when nothing does.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the transition; nil when it runs by itself.
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let record: TransitionRecord
  /// The transition, which is held until its end even if its controllers go.
  var transition: ControllerTransition?
  /// The percent driver that holds the transition's time.
  weak var driver: UIPercentDrivenInteractiveTransition?
  /// What the driver holds the time by.
  var scrubber: (any TransitionScrubber)?

  private(set) var phase = Phase.created
  private(set) var transitionWasCancelled = false
  private var hasReturned = false
  private var wasEndedFromOutside = false
  private var isAnimatorTold = false
  private(set) var percentComplete: CGFloat = 0

  init(
    containerView: UIView,
    isAnimated: Bool,
    presentationStyle: UIModalPresentationStyle,
    from: Participant,
    to: Participant,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    kind: TransitionRecord.Kind
  ) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    self.from = from
    self.to = to
    self.animator = animator
    self.interactor = interactor
    record = TransitionRecord(kind: kind, container: containerView)
    super.init()
    record.context = self
    TransitionMonitor.current.add(record)
  }

  var isInteractive: Bool { phase == .interactive }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    participant(vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    participant(vc)?.finalFrame ?? .zero
  }

  private func participant(_ controller: UIViewController) -> Participant? {
    [from, to].first { $0.controller === controller }
  }

  // MARK: - Running

  func begin(interactively: Bool) {
    guard phase == .created else { return }
    phase = interactively ? .interactive : .running
  }

  /// Lets the animator set its animations up.
  func runAnimator() {
    guard let animator else { return }
    note("animateTransition")
    let body = { animator.animateTransition(using: self) }
    if let transition { transition.recorder.recordSetup(body) } else { body() }
  }

  /// How long the animator says that it takes, in seconds.
  var duration: TimeInterval {
    guard let animator else { return 0 }
    let duration = animator.transitionDuration(using: self)
    return duration.isFinite ? max(0, duration) : 0
  }

  // MARK: - Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase == .interactive else { return }
    self.percentComplete = min(1, max(0, percentComplete.isFinite ? percentComplete : 0))
    note("updateInteractiveTransition")
    transition?.progressDidChange(to: self.percentComplete)
  }

  /// Whether the transition is on its way, so that it can be held where it is.
  var canPause: Bool { phase == .running || phase == .finishing || isReturning }

  /// Whether the transition is on its way back and has not arrived there.
  private var isReturning: Bool { phase == .cancelling && !hasReturned }

  /// Takes note that a cancelled transition is back at its start, where everything is put back.
  func didReturn() {
    hasReturned = true
    transition?.recorder.restoreModels()
  }

  func pauseInteractiveTransition() {
    guard canPause else { return }
    phase = .interactive
    transitionWasCancelled = false
    note("pauseInteractiveTransition")
    transition?.interactionDidChange()
  }

  func finishInteractiveTransition() {
    guard phase == .interactive else { return }
    phase = .finishing
    note("finishInteractiveTransition")
    transition?.interactionDidChange()
  }

  func cancelInteractiveTransition() {
    guard phase == .interactive else { return }
    phase = .cancelling
    transitionWasCancelled = true
    note("cancelInteractiveTransition")
    transition?.interactionDidChange()
  }

  // MARK: - The end

  func completeTransition(_ didComplete: Bool) {
    guard phase != .completed else { return reportSecondCompletion() }
    var outcome = didComplete
    if transitionWasCancelled, didComplete {
      outcome = false
      World.current.report(
        CompatibilityIssue(
          message: "completeTransition(true) after the interaction was cancelled; it counts as"
            + " false. Pass !transitionContext.transitionWasCancelled.",
          context: animatorName
        )
      )
    }
    end(finished: outcome)
  }

  /// Takes note that the change was made at once, without an animator to complete it.
  func endUnanimated() {
    phase = .completed
    transition = nil
    record.complete(finished: true)
  }

  /// Ends the transition for an animator that has not done so although its views left the window.
  func endFromOutside() {
    guard phase != .completed else { return }
    wasEndedFromOutside = true
    end(finished: !transitionWasCancelled)
  }

  private func end(finished: Bool) {
    note("completeTransition")
    phase = .completed
    record.complete(finished: finished)
    let transition = self.transition
    self.transition = nil
    releaseTime()
    transition?.complete(finished)
  }

  /// Ends the transition from outside, because what it changes is gone.
  func abandon() {
    guard phase != .completed else { return }
    phase = .completed
    record.abandon()
    transition = nil
    scrubber?.end(at: .start)
    releaseTime()
  }

  /// Gives the container its own time back, in the transaction in which the animations go.
  private func releaseTime() {
    scrubber?.release()
    scrubber = nil
    driver?.contextDidComplete(self)
  }

  /// Tells the animator, which may hold what it needs until then.
  func tellAnimatorOfEnd(finished: Bool) {
    guard phase == .completed, let animator, record.outcome != .running else { return }
    guard isAnimatorTold == false else { return }
    isAnimatorTold = true
    note("animationEnded")
    animator.animationEnded(finished)
  }

  /// Reports that the transition should have been completed by now.
  func reportOverdue() {
    World.current.report(
      CompatibilityIssue(
        message: "completeTransition(_:) has not been called although the duration is over; until"
          + " then nothing else is shown and touches are ignored. Call it in every path.",
        context: animatorName
      )
    )
  }

  private func reportSecondCompletion() {
    guard record.outcome != .abandoned, !wasEndedFromOutside else { return }
    record.countExtraCompletion()
    World.current.report(
      CompatibilityIssue(
        message: "completeTransition(_:) was called again; only the first call counts",
        context: animatorName
      )
    )
  }

  private var animatorName: String {
    animator.map { "\(type(of: $0))" } ?? "transition"
  }

  func note(_ event: String) {
    World.current.note(event, of: animatorName)
  }
}
