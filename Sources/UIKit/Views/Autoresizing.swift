/// One axis of a view in its superview, and how it follows when the superview's length changes.
nonisolated struct Autoresizing {
  var start: CGFloat
  var length: CGFloat
  let startIsFlexible: Bool
  let lengthIsFlexible: Bool
  let endIsFlexible: Bool

  /// Distributes the difference among the flexible parts in proportion to their lengths.
  ///
  /// Flexible parts that are all empty share it equally; with no flexible part nothing changes.
  func resized(from old: CGFloat, to new: CGFloat) -> Autoresizing {
    let parts = [
      (isFlexible: startIsFlexible, length: start),
      (isFlexible: lengthIsFlexible, length: length),
      (isFlexible: endIsFlexible, length: old - start - length),
    ]
    let flexible = parts.filter(\.isFlexible)
    guard !flexible.isEmpty, old != new else { return self }
    let total = flexible.reduce(0) { $0 + $1.length }
    func share(of part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      let fraction = total == 0 ? 1 / CGFloat(flexible.count) : part.length / total
      return (new - old) * fraction
    }
    var result = self
    result.start += share(of: parts[0])
    result.length += share(of: parts[1])
    return result
  }
}
