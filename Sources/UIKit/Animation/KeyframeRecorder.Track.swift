import QuartzCore

extension KeyframeRecorder {
  /// A change of a property in a part of the duration.
  struct Segment {
    let span: ClosedRange<Double>
    let value: AnimatableValue
  }

  /// All changes of one property.
  struct Track {
    let layer: CALayer
    let keyPath: String
    let isAdditive: Bool
    let initial: AnimatableValue
    var final: AnimatableValue
    var segments: [Segment]

    /// One animation of the whole duration that holds values between the keyframes.
    func makeAnimation(calculationMode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
      let frames = keyframes()
      let relative = isAdditive ? frames.map { $0.value.relative(to: final) } : []
      let adds = isAdditive && relative.allSatisfy { $0 != nil }
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.calculationMode = calculationMode
      animation.keyTimes = frames.map { NSNumber(value: $0.time) }
      animation.values = (adds ? relative.compactMap { $0 } : frames.map(\.value))
        .compactMap { Self.boxed($0, beside: frames) }
      animation.isAdditive = adds
      return animation
    }

    /// How many values stand for a way whose progress no curve of an animation can tell.
    private static let sampleCount = 60

    /// One animation that goes the way by a progress at each fraction of its time; beyond 1 it swings on.
    func makeAnimation(progress: (CGFloat) -> CGFloat) -> CAKeyframeAnimation {
      let frames = keyframes()
      let fractions = (0...Self.sampleCount).map { CGFloat($0) / CGFloat(Self.sampleCount) }
      let values = fractions.map { Self.value(at: progress($0), of: frames) }
      let relative = isAdditive ? values.map { $0.relative(to: final) } : []
      let adds = isAdditive && relative.allSatisfy { $0 != nil }
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.keyTimes = fractions.map { NSNumber(value: Double($0)) }
      animation.values = (adds ? relative.compactMap { $0 } : values)
        .compactMap { Self.boxed($0, beside: frames) }
      animation.isAdditive = adds
      return animation
    }

    /// The value at a progress; before the first and after the last keyframe the way goes straight on.
    private static func value(
      at progress: CGFloat,
      of frames: [(time: Double, value: AnimatableValue)]
    ) -> AnimatableValue {
      let next = frames.indices.dropFirst().first { Double(progress) <= frames[$0].time }
      let end = next ?? frames.count - 1
      guard end > 0 else { return frames[0].value }
      let (from, to) = (frames[end - 1], frames[end])
      guard to.time > from.time else { return to.value }
      let fraction = CGFloat((Double(progress) - from.time) / (to.time - from.time))
      return from.value.interpolated(to: to.value, fraction: fraction)
    }

    /// The values in order of time: held until a segment starts, reached at its end.
    private func keyframes() -> [(time: Double, value: AnimatableValue)] {
      var frames: [(time: Double, value: AnimatableValue)] = [(0, initial)]
      let ordered = segments.enumerated().sorted {
        ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
      }
      for (_, segment) in ordered {
        cut(&frames, at: segment.span.lowerBound)
        frames.append((segment.span.upperBound, segment.value))
      }
      if let last = frames.last, last.time < 1 { frames.append((1, last.value)) }
      return frames
    }

    /// Ends what was registered so far at a time, with the value that it has there.
    private func cut(_ frames: inout [(time: Double, value: AnimatableValue)], at time: Double) {
      var removed: (time: Double, value: AnimatableValue)?
      while let last = frames.last, last.time > time, frames.count > 1 {
        removed = last
        frames.removeLast()
      }
      guard let last = frames.last, last.time < time else { return }
      guard let removed, removed.time > last.time else {
        frames.append((time, last.value))
        return
      }
      let fraction = CGFloat((time - last.time) / (removed.time - last.time))
      frames.append((time, last.value.interpolated(to: removed.value, fraction: fraction)))
    }

    /// No colour stands as the first other colour without opacity.
    private static func boxed(
      _ value: AnimatableValue,
      beside frames: [(time: Double, value: AnimatableValue)]
    ) -> Any? {
      guard case .color(nil) = value else { return value.boxed }
      for case .color(let color?) in frames.map(\.value) { return color.copy(alpha: 0) }
      return value.boxed
    }
  }
}
