/// What one conversion of a parsed string knows and collects.
nonisolated final class LanguageContext {
  /// The text, to quote from in messages; empty when only nodes are known.
  let source: [Character]
  /// How `leading` and `trailing` are resolved.
  let isRightToLeft: Bool
  private(set) var diagnostics: [HeroDiagnostic] = []

  init(source: [Character] = [], isRightToLeft: Bool) {
    self.source = source
    self.isRightToLeft = isRightToLeft
  }

  func report(_ fault: HeroDiagnostic.Fault, at range: Range<Int>) {
    diagnostics.append(HeroDiagnostic(fault: fault, range: range))
  }

  func text(of node: ExprNode) -> String {
    guard !node.range.isEmpty, node.range.upperBound <= source.count else {
      return node.description
    }
    return String(source[node.range])
  }
}
