import QuartzCore

/// Scrubs a transition by the time of its container's layer.
///
/// While the layer's speed is 0 the animations in it stand; to finish, its time runs on, so that everything ends
/// by itself; to cancel, it runs back to the start, and then leaps past every end, with the model values put back
/// first: so all completions are called, once and with `finished` true.
final class LayerTimeScrubber: TransitionScrubber {
  private let layer: CALayer
  private let duration: TimeInterval
  private weak var recorder: AnimationRecorder?
  // Weak, as the World holds the animations whose completions hold the transition.
  private weak var world = World.current
  /// The layer's time at which the transition starts.
  private var origin: CFTimeInterval = 0
  private var isCommitted = false
  private var afterCommit: (() -> Void)?
  private var isReleased = false
  /// Counts what was asked for, so that an end that was overtaken does nothing.
  private var run = 0

  init(context: TransitionContext, duration: TimeInterval, holds: Bool) {
    layer = context.containerView.layer
    self.duration = duration
    recorder = context.transition?.recorder
    if holds { setTime(speed: 0, offset: 0, begin: 0) }
    // The animations begin at the layer's time of the commit, which must be the start.
    world?.afterCommit { [weak self] in
      MainActor.assumeIsolated { self?.wasCommitted(holds: holds) }
    }
  }

  private func wasCommitted(holds: Bool) {
    guard !isReleased else { return }
    if !holds { origin = localTime }
    isCommitted = true
    let action = afterCommit
    afterCommit = nil
    action?()
  }

  private func whenCommitted(_ action: @escaping () -> Void) {
    if isCommitted { action() } else { afterCommit = action }
  }

  // MARK: - Time

  private var parentTime: CFTimeInterval {
    let now = CACurrentMediaTime()
    return layer.superlayer?.convertTime(now, from: nil) ?? now
  }

  private var localTime: CFTimeInterval {
    layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  private func setTime(speed: Float, offset: CFTimeInterval, begin: CFTimeInterval) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.holdsAnimations = speed == 0
    layer.beginTime = begin
    layer.timeOffset = offset
    layer.speed = speed
    CATransaction.commit()
  }

  var progress: CGFloat {
    guard duration > 0 else { return 1 }
    return CGFloat(min(1, max(0, (localTime - origin) / duration)))
  }

  // MARK: - Scrubbing

  func seek(to progress: CGFloat) {
    run += 1
    whenCommitted { [self] in
      setTime(speed: 0, offset: origin + Double(progress) * duration, begin: 0)
    }
  }

  func hold() -> CGFloat {
    run += 1
    let local = localTime
    setTime(speed: 0, offset: local, begin: 0)
    return progress
  }

  func run(
    to position: UIViewAnimatingPosition,
    speed: Double,
    timing: (any UITimingCurveProvider)?,
    atStart: @escaping () -> Void
  ) {
    let pending = afterCommit
    whenCommitted { [self] in
      pending?()
      let local = localTime
      if position == .end {
        run += 1
        setTime(speed: Float(speed), offset: local, begin: parentTime)
      } else {
        runBack(from: local, speed: speed, atStart: atStart)
      }
    }
  }

  private func runBack(from local: CFTimeInterval, speed: Double, atStart: @escaping () -> Void) {
    run += 1
    let current = run
    setTime(speed: -Float(speed), offset: local, begin: parentTime)
    world?.enqueue(after: max(0, local - origin) / speed) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isReleased, current == self.run else { return }
        atStart()
        self.leap()
      }
    }
  }

  /// Longer than any transition, in seconds.
  private static let leapLength: CFTimeInterval = 1e7
  private static let leapLimit = 64

  /// Moves the time past the end of every animation, also of those that begin when others end.
  private func leap(count: Int = 1) {
    guard !isReleased, count < Self.leapLimit else { return }
    setTime(speed: 1, offset: Double(count) * Self.leapLength, begin: parentTime)
    recorder?.onLateChange = { [weak self] in
      guard let self else { return }
      recorder?.onLateChange = nil
      world?.afterCommit { [weak self] in
        MainActor.assumeIsolated { self?.leap(count: count + 1) }
      }
    }
  }

  // Animations that leave the window end by themselves.
  func end(at position: UIViewAnimatingPosition) {}

  func release() {
    guard !isReleased else { return }
    isReleased = true
    recorder?.onLateChange = nil
    setTime(speed: 1, offset: 0, begin: 0)
  }
}
