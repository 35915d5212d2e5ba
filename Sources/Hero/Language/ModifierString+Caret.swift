nonisolated extension ModifierString {
  /// The modifier around a caret, and which of its arguments is being written.
  package struct Call: Hashable, Sendable {
    /// How the modifier is written.
    package let signature: CallSignature
    /// The index of the argument at the caret; nil on the name.
    package let argument: Int?
  }

  /// Returns the modifier that a caret stands on or in, however unfinished.
  ///
  /// - Parameter offset: The caret's place in characters.
  /// - Returns: The modifier, or nil outside of any.
  package func call(at offset: Int) -> Call? {
    var open: [(name: String, commas: Int)] = []
    var lastName = ""
    for token in tokens where token.range.lowerBound < offset {
      let isPassed = token.range.upperBound <= offset
      switch token.kind {
      case .name:
        lastName = token.text
        let touches = token.range.upperBound >= offset
        if touches, let signature = ModifierTable.signature(named: token.text) {
          return Call(signature: signature, argument: nil)
        }
      case .open:
        open.append((lastName, 0))
        lastName = ""
      case .comma where !open.isEmpty: open[open.count - 1].commas += 1
      case .close where isPassed: _ = open.popLast()
      default: break
      }
    }
    for call in open.reversed() {
      guard let signature = ModifierTable.signature(named: call.name) else { continue }
      return Call(signature: signature, argument: call.commas)
    }
    return nil
  }
}
