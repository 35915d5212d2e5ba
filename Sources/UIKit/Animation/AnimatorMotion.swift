import QuartzCore

/// How an animator moves now.
enum AnimatorMotion {
  /// Not at all. `resumesFrom` is the fraction of its own time that a pause interrupted; nil after scrubbing.
  case held(at: CGFloat, resumesFrom: CGFloat?)
  /// Along its own time, forth or back.
  case timeline(from: CGFloat, reversed: Bool, delay: TimeInterval, start: CFTimeInterval)
  /// From where it was to the start or the end, in a time of its own.
  case rest(
    from: CGFloat,
    to: CGFloat,
    timing: AnimationTiming,
    length: TimeInterval,
    start: CFTimeInterval
  )

  /// The fraction at which the own time goes on.
  var resumableFraction: CGFloat? {
    if case .held(_, let fraction) = self { return fraction }
    return nil
  }

  var isOnTimeline: Bool {
    if case .timeline = self { return true }
    return false
  }

  /// The fraction of the own time that is over.
  func timelinePosition(at time: CFTimeInterval, duration: TimeInterval) -> CGFloat {
    switch self {
    case .held(let position, let fraction):
      return fraction ?? position
    case .timeline(let fraction, let reversed, let delay, let start):
      let elapsed = CGFloat(max(0, time - start - delay) / duration)
      return min(1, max(0, reversed ? fraction - elapsed : fraction + elapsed))
    case .rest:
      return restPosition(at: time)
    }
  }

  /// The progress of the way to the start or the end.
  func restPosition(at time: CFTimeInterval) -> CGFloat {
    guard case .rest(let from, let target, let timing, let length, let start) = self else {
      return 0
    }
    let fraction = CGFloat(min(1, max(0, (time - start) / length)))
    let progress = from + (target - from) * timing.progress(at: fraction, duration: length)
    return min(1, max(0, progress))
  }

  /// The same motion as seen from a later time, for what joins it then.
  func continued(at time: CFTimeInterval, duration: TimeInterval) -> AnimatorMotion {
    switch self {
    case .held:
      self
    case .timeline(_, let reversed, let delay, let start):
      .timeline(
        from: timelinePosition(at: time, duration: duration),
        reversed: reversed,
        delay: max(0, start + delay - time),
        start: time
      )
    case .rest(_, let target, let timing, let length, let start):
      .rest(
        from: restPosition(at: time),
        to: target,
        timing: timing,
        length: max(1e-6, start + length - time),
        start: time
      )
    }
  }
}
