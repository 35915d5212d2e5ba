/// A symbol's name, taken apart: a drawing with endings such as "fill" and "circle".
nonisolated struct SymbolName {
  /// The shape around a drawing.
  enum Enclosure: String {
    case circle
    case square
    case rectangle
  }

  let glyph: SymbolGlyph
  private(set) var isFilled = false
  private(set) var isSlashed = false
  private(set) var enclosure: Enclosure?

  /// Takes a name apart; nil when there is no drawing for it.
  init?(_ name: String) {
    var rest = Substring(name)
    while true {
      if let glyph = SymbolTable.glyph(named: String(rest)) {
        self.glyph = glyph
        return
      }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      let ending = rest[rest.index(after: dot)...]
      rest = rest[..<dot]
      switch ending {
      case "fill": isFilled = true
      case "slash": isSlashed = true
      default:
        guard enclosure == nil, let shape = Enclosure(rawValue: String(ending)) else { return nil }
        enclosure = shape
      }
    }
  }
}
