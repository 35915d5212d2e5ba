public import QuartzCore

/// Drives a transition by a number from 0 to 1.
///
/// The time of the transition's container stands still, and each update moves it to where the animations of the
/// transition show that progress. An interruptible animator is paused and scrubbed instead.
///
/// > Compatibility: what is animated by explicit animations follows as well, and ``pause()`` works with any
/// > animator, not only with interruptible ones.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private enum Ending {
    case finish
    case cancel
  }

  /// How long the animator says that it takes, in seconds; 0 before the start.
  open private(set) var duration: CGFloat = 0
  /// The progress of the last update, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, as a factor above 0.
  ///
  /// Default 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest.
  ///
  /// Default slow at both ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the rest of an interruptible animator; nil keeps its own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively.
  ///
  /// Default true.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var scrubber: (any TransitionScrubber)? { context?.scrubber }
  private var ticker: ScrubTicker?
  private var wasUpdated = false
  private var earlyPercent: CGFloat?
  private var earlyEnding: Ending?

  /// Makes a driver.
  public override init() {
    super.init()
  }

  // MARK: - Starting

  /// Starts the animator and holds its time.
  ///
  /// - Parameter transitionContext: The transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else {
      World.current.report(
        CompatibilityIssue(
          message: "a percent-driven transition needs the context that it was handed",
          context: "\(type(of: self))"
        )
      )
      return
    }
    adopt(context)
    if let animator = context.animator?.implementedInterruptibleAnimator(using: context) {
      context.scrubber = AnimatorScrubber(animator: animator, duration: TimeInterval(duration))
    } else {
      context.scrubber = LayerTimeScrubber(
        context: context,
        duration: TimeInterval(duration),
        holds: true
      )
      context.runAnimator()
    }
  }

  /// Takes a transition on, whether it starts interactively or not.
  func adopt(_ context: TransitionContext) {
    letGo(before: context)
    self.context = context
    context.driver = self
    duration = CGFloat(context.duration)
    percentComplete = 0
    wasUpdated = false
  }

  /// A driver drives one transition; one that it still held runs to its end by itself.
  private func letGo(before next: TransitionContext) {
    guard let context, context !== next else { return }
    World.current.report(
      CompatibilityIssue(
        message:
          "a percent driver was given a second transition while it drives one, which finishes",
        context: "\(type(of: self))"
      )
    )
    finish()
    ticker?.stop()
    ticker = nil
    earlyPercent = nil
    earlyEnding = nil
  }

  /// The animations, those beside the transition included, are there: what was asked for earlier is done.
  func animationsAreSetUp() {
    guard let context else { return }
    guard context.isInteractive else {
      earlyPercent = nil
      earlyEnding = nil
      context.scrubber = makeScrubberOfRunning(context)
      return
    }
    let (percent, ending) = (earlyPercent, earlyEnding)
    earlyPercent = nil
    earlyEnding = nil
    if let percent { update(percent) }
    if percent == nil, ending == nil { reportWaiting(for: context) }
    switch ending {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// How long a transition may wait for its first update before that is reported, in seconds.
  private static let patience: TimeInterval = 2

  private func reportWaiting(for context: TransitionContext) {
    World.current.enqueue(after: Self.patience) { [weak self, weak context] in
      guard let self, let context, self.context === context, context.isInteractive,
        !wasUpdated
      else { return }
      World.current.report(
        CompatibilityIssue(
          message:
            "the transition waits for its interaction: an interaction controller was supplied"
            + " and is neither updated nor finished. Return nil, or set wantsInteractiveStart to"
            + " false, when no gesture drives it.",
          context: "\(type(of: self))"
        )
      )
    }
  }

  private func makeScrubberOfRunning(_ context: TransitionContext) -> any TransitionScrubber {
    if let animator = context.animator?.implementedInterruptibleAnimator(using: context) {
      return AnimatorScrubber(animator: animator, duration: TimeInterval(duration))
    }
    return LayerTimeScrubber(context: context, duration: TimeInterval(duration), holds: false)
  }

  /// Whether a transition has been announced for which a call may be meant that comes early.
  private var isExpected: Bool {
    context == nil && TransitionMonitor.current.scheduledCount > 0
  }

  // MARK: - Driving

  /// Shows the transition at a progress.
  ///
  /// - Parameter percentComplete: The progress; it is kept between 0 and 1.
  open func update(_ percentComplete: CGFloat) {
    let percent = min(1, max(0, percentComplete.isFinite ? percentComplete : 0))
    guard let context else {
      self.percentComplete = percent
      if isExpected { earlyPercent = percent }
      return
    }
    guard context.isInteractive else { return }
    self.percentComplete = percent
    wasUpdated = true
    guard let scrubber else {
      earlyPercent = percent
      return
    }
    scrubber.seek(to: percent)
    context.updateInteractiveTransition(percent)
  }

  /// Makes a transition interactive that runs by itself.
  open func pause() {
    guard let context, context.canPause, let scrubber else { return }
    ticker?.stop()
    ticker = nil
    percentComplete = scrubber.hold()
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(percentComplete)
  }

  /// Lets the transition run to its end.
  open func finish() {
    guard let context else {
      if isExpected { earlyEnding = .finish }
      return
    }
    guard context.isInteractive else { return }
    guard let scrubber else {
      earlyEnding = .finish
      return
    }
    context.finishInteractiveTransition()
    scrubber.run(to: .end, speed: usableSpeed, timing: timingCurve) {}
    follow(scrubber, context)
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    guard let context else {
      if isExpected { earlyEnding = .cancel }
      return
    }
    guard context.isInteractive else { return }
    guard let scrubber else {
      earlyEnding = .cancel
      return
    }
    context.cancelInteractiveTransition()
    scrubber.run(to: .start, speed: usableSpeed, timing: timingCurve) { [weak context] in
      context?.didReturn()
    }
    follow(scrubber, context)
  }

  /// Sends a transition that was let go the other way, from where it is.
  ///
  /// - Returns: Whether there was one; a finger that still holds it keeps it.
  func turnAround() -> Bool {
    guard let context, context.canPause, scrubber != nil else { return false }
    let goesBack = context.phase != .cancelling
    pause()
    if goesBack { cancel() } else { finish() }
    return true
  }

  private var usableSpeed: Double {
    completionSpeed.isFinite && completionSpeed > 0 ? Double(completionSpeed) : 1
  }

  /// Lets what is animated beside the transition follow the rest of the way.
  private func follow(_ scrubber: any TransitionScrubber, _ context: TransitionContext) {
    ticker?.stop()
    ticker = ScrubTicker { [weak context] in
      context?.transition?.progressDidChange(to: scrubber.progress)
    }
  }

  // MARK: - The end

  /// Forgets a transition that ended.
  func contextDidComplete(_ context: TransitionContext) {
    guard self.context === context else { return }
    ticker?.stop()
    ticker = nil
    self.context = nil
    earlyPercent = nil
    earlyEnding = nil
  }
}
