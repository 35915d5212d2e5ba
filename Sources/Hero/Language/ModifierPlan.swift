/// What a modifier string asks for.
///
/// Two plans are equal when they ask for the same, however written, so
/// that whether to re-run is one comparison.
nonisolated package struct ModifierPlan: Hashable, Sendable {
  /// One modifier and the place where it is written.
  package struct Item: Hashable, Sendable {
    /// The modifier.
    package let value: ModifierValue
    /// Its place in characters.
    package let range: Range<Int>

    /// Whether the modifier is the same; places are not compared.
    package static func == (lhs: Item, rhs: Item) -> Bool {
      lhs.value == rhs.value
    }

    /// Hashes the modifier.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(value)
    }
  }

  /// The modifiers in order.
  package var items: [Item]

  /// Makes a plan.
  package init(items: [Item] = []) {
    self.items = items
  }

  /// The modifiers in order, without their places.
  package var values: [ModifierValue] { items.map(\.value) }

  /// The plan as one canonical string, which reads back as an equal plan.
  package var text: String { values.map(\.text).joined(separator: " ") }

  /// The plan as a Swift array of modifiers.
  package var swiftText: String { "[\(values.map(\.swiftText).joined(separator: ", "))]" }

  /// A table with one line for each modifier: its canonical text and what it means.
  package var listing: String {
    let rows = values.map { (text: $0.text, meaning: $0.meaning) }
    let width = rows.map(\.text.count).max() ?? 0
    return rows.map { row in
      row.text + String(repeating: " ", count: width - row.text.count + 2) + row.meaning
    }.joined(separator: "\n")
  }
}
