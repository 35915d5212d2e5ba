import QuartzCore

/// One change of a property inside an animation block.
struct PropertyChange {
  let layer: CALayer
  let keyPath: String
  let isAdditive: Bool
  /// The model value before the change.
  let old: AnimatableValue
  /// The model value after the change.
  let new: AnimatableValue

  /// The start and end of the animation that shows the change, as the animation takes them.
  ///
  /// - Parameter start: The value that is shown at the start; the old model value by default.
  /// - Returns: The start and the end.
  func endpoints(from start: AnimatableValue? = nil) -> AnimationEndpoints {
    let start = start ?? old
    if isAdditive, let difference = start.relative(to: new) {
      return AnimationEndpoints(from: difference, to: new.zero, isAdditive: true)
    }
    if case .color(let from) = start, case .color(let to) = new {
      return colorEndpoints(from: from, to: to)
    }
    let end: AnimatableValue? = isAdditive ? new : nil
    return AnimationEndpoints(from: start, to: end, isAdditive: false)
  }

  /// No colour fades as the other end's colour without opacity.
  private func colorEndpoints(from: CGColor?, to: CGColor?) -> AnimationEndpoints {
    switch (from, to) {
    case (nil, let to?):
      AnimationEndpoints(from: .color(to.copy(alpha: 0)), to: nil, isAdditive: false)
    case (let from?, nil):
      AnimationEndpoints(
        from: .color(from),
        to: .color(from.copy(alpha: 0)),
        isAdditive: false
      )
    default:
      AnimationEndpoints(from: .color(from), to: nil, isAdditive: false)
    }
  }
}
