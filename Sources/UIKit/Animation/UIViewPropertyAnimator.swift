public import QuartzCore

/// Animations of views that can be paused, scrubbed, reversed, continued and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: - What was asked for

  /// The timing that the animator was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The delay of the start, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// Whether touches reach views while they move; default true.
  open var isUserInteractionEnabled = true
  /// Whether hit tests are the app's own business; kept for sources that set it.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused and stopped; default true.
  open var isInterruptible = true
  /// Whether a paused animator follows `fractionComplete` evenly instead of along its curve; default true.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end; default false.
  open var pausesOnCompletion = false

  // MARK: - Where it stands

  /// Whether the animations were started.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animations move now.
  public private(set) var isRunning = false

  private var queued: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Those of blocks in the animator's changes.
  var innerCompletions: [(Bool) -> Void] = []
  private var items: [AnimatorItem] = []
  private var moving: Set<ObjectIdentifier> = []
  private var reversed = false
  private var motion = AnimatorMotion.held(at: 0, resumesFrom: 0)
  private var trackedDelayFactor: CGFloat = 0
  private var run = 0

  var timing: AnimationTiming {
    (timingParameters ?? UICubicTimingParameters()).timing(duration: duration)
  }

  // MARK: - Making animators

  /// Makes an animator of the default curve and duration.
  public convenience override init() {
    self.init(duration: Self.defaultDuration, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 means 0.2. A spring with mass and stiffness has its own.
  ///   - parameters: How progress follows time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let own = parameters.springTimingParameters?.ownDuration
    self.duration = own ?? (duration > 0 ? duration : Self.defaultDuration)
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator with a named curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 means 0.2.
  ///   - curve: The curve.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 means 0.2.
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles in the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 means 0.2.
  ///   - ratio: 1 settles without overshooting; values near 0 swing.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 means 0.2.
  ///   - delay: The delay of the start, in seconds.
  ///   - options: The curve and other options.
  ///   - animations: The changes.
  ///   - completion: Called with where the animations ended.
  /// - Returns: The running animator.
  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let number = Int((options.rawValue >> 16) & 0xF)
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: UIView.AnimationCurve(rawValue: number) ?? .easeInOut
    )
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private static let defaultDuration: TimeInterval = 0.2

  // MARK: - Changes and completions

  /// Adds changes; a running animator makes them at once, over what is left of its duration.
  ///
  /// - Parameter animation: The changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start later and end with the others.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: When they start, as a part of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "animations cannot be added to a stopped animator")
    let factor = min(1, max(0, delayFactor))
    guard state == .active else { return queued.append((animation, factor)) }
    let done = position
    let known = items.count
    track(animation, delayFactor: done + factor * (1 - done))
    let rest = motion.continued(at: clock, duration: duration)
    for item in items[known...] { apply(rest, to: item) }
  }

  /// Adds what is called when the animations end.
  ///
  /// - Parameter completion: Called with where they ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Control

  /// Starts, or goes on after a pause.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts after a delay; a paused animator goes on at once.
  ///
  /// - Parameter delay: The delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator must be finished before it starts again")
    if state == .active {
      if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      return
    }
    self.delay = delay
    activate()
    isRunning = true
    begin(.timeline(from: reversed ? 1 : 0, reversed: reversed, delay: delay, start: clock))
  }

  /// Pauses where the animations are; an animator that was not started is started and paused.
  open func pauseAnimation() {
    precondition(state != .stopped, "a stopped animator cannot be paused")
    guard isInterruptible else { return }
    if state == .inactive { activate() } else if !isRunning { return }
    let fraction = timelinePosition
    isRunning = false
    begin(.held(at: shownPosition(at: fraction), resumesFrom: fraction))
  }

  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: Another timing, or nil for the one at hand.
  ///   - durationFactor: The remaining duration as a part of the whole one; 0 keeps what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    precondition(state != .stopped, "a stopped animator cannot go on")
    guard state == .active, !isRunning else { return }
    isRunning = true
    if parameters == nil, durationFactor == 0, let fraction = motion.resumableFraction {
      begin(.timeline(from: fraction, reversed: reversed, delay: 0, start: clock))
      return
    }
    let target: CGFloat = reversed ? 0 : 1
    let left = abs(target - position)
    let length = Double(durationFactor > 0 ? durationFactor : left) * duration
    begin(
      .rest(
        from: position,
        to: target,
        timing: parameters?.timing(duration: max(length, 1e-6)) ?? timing,
        length: max(length, 1e-6),
        start: clock
      )
    )
  }

  /// Whether the animations play back towards their start.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      let fraction = timelinePosition
      let wasOnTimeline = motion.isOnTimeline
      let shown = position
      reversed = newValue
      guard isRunning else { return }
      if wasOnTimeline {
        begin(.timeline(from: fraction, reversed: newValue, delay: 0, start: clock))
      } else {
        let target: CGFloat = newValue ? 0 : 1
        let length = max(1e-6, Double(abs(target - shown)) * duration)
        begin(.rest(from: shown, to: target, timing: timing, length: length, start: clock))
      }
    }
  }

  /// How much is done, from 0 to 1; of an animator that was not started, setting it starts and pauses it.
  open var fractionComplete: CGFloat {
    get { reversed ? 1 - position : position }
    set {
      precondition(state != .stopped, "a stopped animator cannot be moved")
      let fraction = min(1, max(0, newValue))
      if state == .inactive { activate() }
      let wasRunning = isRunning
      isRunning = false
      let place = reversed ? 1 - fraction : fraction
      begin(.held(at: place, resumesFrom: scrubsLinearly ? nil : place))
      if wasRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    }
  }

  /// Stops where the animations are and leaves the views there.
  ///
  /// - Parameter withoutFinishing: Whether nothing more is done; otherwise ``finishAnimation(at:)`` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    stopMoving()
    for item in items.reversed() { item.settle(at: .current) }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget(finished: false) }
  }

  /// Finishes a stopped animator.
  ///
  /// - Parameter finalPosition: Where the values end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "only a stopped animator can be finished")
    if finalPosition != .current {
      for item in items.reversed() { item.settle(at: finalPosition) }
    }
    state = .inactive
    complete(at: finalPosition)
  }

  // MARK: - Running

  private func activate() {
    state = .active
    let changes = queued
    queued = []
    for entry in changes { track(entry.changes, delayFactor: entry.delayFactor) }
  }

  /// Makes changes now and keeps them as items.
  private func track(_ changes: () -> Void, delayFactor: CGFloat) {
    trackedDelayFactor = delayFactor
    guard UIView.areAnimationsEnabled else { return changes() }
    AnimationBlock(
      duration: duration,
      delay: 0,
      timing: timing,
      options: [],
      sink: .animator(self),
      completion: nil
    ).run(changes)
    trackedDelayFactor = 0
  }

  /// Takes a change that was made in one of the animator's blocks.
  func track(_ change: PropertyChange, in block: AnimationBlock) {
    for part in timing.parts(of: change) {
      let item = AnimatorItem(change: part, delayFactor: trackedDelayFactor)
      items.append(item)
      // The key is busy from now on, so that a second change of the property gets one of its own.
      item.hold(at: 0, timing: timing, duration: duration)
    }
  }

  /// Takes the ways of properties that move by keyframes within the animator's time.
  func track(_ tracks: [KeyframeRecorder.Track]) {
    for track in tracks {
      let change = PropertyChange(
        layer: track.layer,
        keyPath: track.keyPath,
        isAdditive: track.isAdditive,
        old: track.initial,
        new: track.final
      )
      let item = AnimatorItem(change: change, delayFactor: trackedDelayFactor, track: track)
      items.append(item)
      item.hold(at: 0, timing: timing, duration: duration)
    }
  }

  private func begin(_ motion: AnimatorMotion) {
    stopMoving()
    self.motion = motion
    run += 1
    for item in items { apply(motion, to: item) }
    guard isRunning else { return }
    blockTouches(!isUserInteractionEnabled)
    if items.isEmpty {
      let current = run
      World.current.enqueue { [self] in
        MainActor.assumeIsolated { if current == run { ended() } }
      }
    }
  }

  private func apply(_ motion: AnimatorMotion, to item: AnimatorItem) {
    let identifier = ObjectIdentifier(item)
    let current = run
    let stopped: (Bool) -> Void = { [self] _ in
      guard current == run, moving.remove(identifier) != nil, moving.isEmpty else { return }
      ended()
    }
    switch motion {
    case .held(let position, _):
      let timing = scrubsLinearly ? .curve(CAMediaTimingFunction(name: .linear)) : timing
      item.hold(at: position, timing: timing, duration: duration)
    case .timeline(let fraction, let reversed, let delay, _):
      moving.insert(identifier)
      item.play(
        from: fraction,
        reversed: reversed,
        timing: timing,
        duration: duration,
        delay: delay,
        stopped: stopped
      )
    case .rest(let progress, let target, let timing, let length, _):
      moving.insert(identifier)
      item.play(from: progress, to: target, timing: timing, duration: length, stopped: stopped)
    }
  }

  private func stopMoving() {
    run += 1
    moving = []
    blockTouches(false)
  }

  private var touchBlockedViews: [UIView] = []

  private func blockTouches(_ blocks: Bool) {
    for view in touchBlockedViews { view.touchBlockingAnimations -= 1 }
    touchBlockedViews = blocks ? items.compactMap { $0.change.layer.delegate as? UIView } : []
    for view in touchBlockedViews { view.touchBlockingAnimations += 1 }
  }

  /// The animations reached the start or the end.
  private func ended() {
    stopMoving()
    isRunning = false
    if pausesOnCompletion {
      begin(.held(at: reversed ? 0 : 1, resumesFrom: nil))
      return
    }
    let position = reversed ? UIViewAnimatingPosition.start : .end
    for item in items.reversed() { item.settle(at: position) }
    state = .inactive
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let actions = completions
    forget(finished: position == .end)
    for action in actions { action(position) }
  }

  private func forget(finished: Bool) {
    let inner = innerCompletions
    innerCompletions = []
    for completion in inner { completion(finished) }
    items = []
    completions = []
    motion = .held(at: 0, resumesFrom: 0)
    reversed = false
    delay = 0
  }

  // MARK: - Positions

  private var clock: CFTimeInterval { CACurrentMediaTime() }

  /// Where the animations stand, from the start to the end, as `fractionComplete` counts it.
  private var position: CGFloat {
    switch motion {
    case .held(let position, _): position
    case .timeline: timelinePosition
    case .rest: motion.restPosition(at: clock)
    }
  }

  /// The fraction of the animator's own time that is over.
  private var timelinePosition: CGFloat {
    motion.timelinePosition(at: clock, duration: duration)
  }

  /// The position at which a pause shows what the curve shows at a fraction of the time.
  private func shownPosition(at fraction: CGFloat) -> CGFloat {
    guard scrubsLinearly else { return fraction }
    if case .rest = motion { return motion.restPosition(at: clock) }
    return min(1, max(0, timing.progress(at: fraction, duration: duration)))
  }
}
