/// A cubic timing curve from (0, 0) to (1, 1), by its two control points.
nonisolated package struct LanguageCurve: Hashable, Sendable {
  /// The first control point's time, 0…1.
  package let x1: Double
  /// The first control point's progress.
  package let y1: Double
  /// The second control point's time, 0…1.
  package let x2: Double
  /// The second control point's progress.
  package let y2: Double

  /// Makes a curve from its control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The curves that have names, in the order in which they are offered.
  package static let named: [(name: String, curve: LanguageCurve)] = [
    ("linear", LanguageCurve(0, 0, 1, 1)),
    ("easeIn", LanguageCurve(0.42, 0, 1, 1)),
    ("easeOut", LanguageCurve(0, 0, 0.58, 1)),
    ("easeInOut", LanguageCurve(0.42, 0, 0.58, 1)),
    ("standard", LanguageCurve(0.4, 0, 0.2, 1)),
    ("deceleration", LanguageCurve(0, 0, 0.2, 1)),
    ("acceleration", LanguageCurve(0.4, 0, 1, 1)),
    ("sharp", LanguageCurve(0.4, 0, 0.6, 1)),
    ("easeOutBack", LanguageCurve(0.175, 0.885, 0.32, 1.275)),
  ]

  /// The curve's name, when it has one.
  package var name: String? { Self.named.first { $0.curve == self }?.name }
}
