/// The values between which an animation goes; what is missing is what the property is without it.
struct AnimationEnds {
  let from: AnimationValue?
  let to: AnimationValue?
  let by: AnimationValue?

  /// Whether the begin and the end do not depend on the property's value.
  var areFixed: Bool {
    switch (from, to, by) {
    case (_?, _?, _), (_?, _, _?), (_, _?, _?): true
    default: false
    }
  }

  /// Returns the begin and the end.
  ///
  /// - Parameter base: The property's value without the animation; zero for additive ones.
  /// - Returns: The two values.
  func resolved(_ base: AnimationValue) -> (from: AnimationValue, to: AnimationValue) {
    if let from, let to { return (from, to) }
    if let from, let by { return (from, from.adding(by)) }
    if let to, let by { return (to.subtracting(by), to) }
    if let from { return (from, base) }
    if let to { return (base, to) }
    if let by { return (base, base.adding(by)) }
    return (base, base)
  }
}
