/// When an animation runs: its place in the layer's time, and how often and which way it runs.
package struct AnimationTiming: Hashable, Sendable {
  /// How far an animation is at a time.
  package struct Sample: Hashable, Sendable {
    /// How far the run is, 0...1.
    package var progress: Double
    /// How many runs came before this one.
    package var cycle: Double
  }

  package var begin: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Double = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Double = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillsForwards = false
  package var fillsBackwards = false

  private static let slack = 1e-9

  /// Whether it simply runs once, forwards and at its own speed.
  var isOneRun: Bool {
    speed == 1 && (repeatCount == 0 || repeatCount == 1) && repeatDuration <= 0 && timeOffset == 0
      && !autoreverses && duration > 0
  }

  /// How long one run takes, there and back.
  package var leg: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// How long all runs take, at speed 1.
  package var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? repeatCount * leg : leg
  }

  /// Returns how far the animation is, or nil when it contributes nothing at that time.
  ///
  /// - Parameter time: Seconds of the layer's time.
  /// - Returns: The progress.
  @inline(__always)
  package func sample(at time: CFTimeInterval) -> Sample? {
    if speed == 1, repeatCount <= 1, repeatDuration <= 0, timeOffset == 0, !autoreverses {
      return plainSample(at: time)
    }
    return fullSample(at: time)
  }

  @inline(__always)
  private func plainSample(at time: CFTimeInterval) -> Sample? {
    let count = repeatCount > 0 ? repeatCount : 1
    let elapsed = time - begin
    if elapsed < -Self.slack { return fillsBackwards ? Sample(progress: 0, cycle: 0) : nil }
    let active = duration * count
    if elapsed > active + Self.slack {
      return fillsForwards ? Sample(progress: count, cycle: 0) : nil
    }
    guard duration > 0 else { return Sample(progress: count, cycle: 0) }
    return Sample(progress: min(max(elapsed / duration, 0), count), cycle: 0)
  }

  private func fullSample(at time: CFTimeInterval) -> Sample? {
    guard duration > 0 else { return plainSample(at: time) }
    if speed == 0 { return Sample(progress: min(max(timeOffset / duration, 0), 1), cycle: 0) }
    var elapsed = (time - begin) * abs(speed)
    let active = activeDuration
    if elapsed < -Self.slack {
      guard fillsBackwards else { return nil }
      return Sample(progress: 0, cycle: 0)
    }
    if elapsed > active + Self.slack, !fillsForwards { return nil }
    elapsed = elapsed > active - Self.slack ? active : max(elapsed, 0)
    let cycles = ((speed > 0 ? elapsed : -elapsed) + timeOffset) / leg
    // So many runs that they cannot be counted: the last one is over.
    guard cycles.isFinite else { return Sample(progress: 1, cycle: 0) }
    var whole = cycles.rounded(.down)
    var fraction = cycles - whole
    if fraction == 0, elapsed == active, cycles > 0 { (whole, fraction) = (whole - 1, 1) }
    var position = fraction * leg
    if autoreverses, position > duration { position = leg - position }
    return Sample(progress: position / duration, cycle: max(whole, 0))
  }

  /// Returns for how long the animation has been over, in seconds of the layer; nil when it is not
  /// over.
  package func overtime(at time: CFTimeInterval) -> CFTimeInterval? {
    guard speed != 0 else { return nil }
    let elapsed = (time - begin) * abs(speed)
    let over = elapsed - activeDuration
    return over >= -Self.slack ? over / abs(speed) : nil
  }

  /// Whether the animation shows something else a moment later.
  package func isMoving(at time: CFTimeInterval) -> Bool {
    guard speed != 0, duration > 0 else { return false }
    let elapsed = (time - begin) * abs(speed)
    return elapsed >= -Self.slack && elapsed <= activeDuration + Self.slack
  }
}
