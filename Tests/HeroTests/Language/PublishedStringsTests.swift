import Foundation
import Hero
import TestSupport
import Testing

/// Modifier and animation strings found in published projects.
@Suite("Published strings") nonisolated struct PublishedStringsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: String

    var testDescription: String { text }
  }

  static let rows: [Row] = {
    let file = CaseFile.folder.appendingPathComponent("hero-strings.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.components(separatedBy: "\t")
      return fields.count >= 2 ? Row(text: fields[0], kind: fields[1]) : nil
    }
  }()

  static func rows(_ kind: String) -> [Row] {
    rows.filter { $0.kind.hasPrefix(kind) }
  }

  /// Names that Hero itself has given up.
  static let given = [
    "zPositionIfMatched", "aboveID", "sourceID", "clearSubviewModifiers", "clearSubviewClasses",
  ]

  @Test func `the table is not empty`() {
    #expect(Self.rows("storyboard heroModifierString").count >= 30)
    #expect(Self.rows("animation type").count >= 45)
  }

  @Test(arguments: rows("storyboard"))
  func `a string from a storyboard parses or names what Hero no longer has`(row: Row) {
    let parsed = ModifierString.parse(row.text)
    if Self.given.contains(where: row.text.contains) {
      #expect(parsed.diagnostics.contains { $0.message.hasPrefix("Hero no longer has") })
      #expect(parsed.diagnostics.allSatisfy { $0.hint != nil })
    } else {
      #expect(parsed.isRunnable, "\(parsed.diagnostics)")
      #expect(!parsed.plan.items.isEmpty)
    }
    #expect(!parsed.hasSyntaxError)
  }

  @Test(arguments: rows("modifier string"))
  func `a string of the first releases gives modifiers or messages`(row: Row) {
    let parsed = ModifierString.parse(row.text)
    #expect(!parsed.plan.items.isEmpty || !parsed.isRunnable)
    #expect(parsed.diagnostics.allSatisfy { !$0.message.isEmpty })
  }

  /// Arguments that are Swift expressions rather than animations.
  static let swiftOnly = ["type)", "//", "oppositeAnimationType", "presenting: presenting", "?"]

  @Test(arguments: rows("animation type"))
  func `an animation type written in Swift reads as a string`(row: Row) {
    let parsed = AnimationString.parse(row.text)
    if Self.swiftOnly.contains(where: row.text.contains) {
      #expect(!parsed.isRunnable)
    } else {
      #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
      #expect(parsed.type != nil)
    }
  }

  @Test func `every modifier name of the census is known, or refused by name`() throws {
    let file = CaseFile.folder.appendingPathComponent("hero-frequency.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("useNoSnapshot"))
    for line in text.split(separator: "\n").dropFirst() where line.contains("\tmodifier\t") {
      let name = String(line.prefix { $0 != "\t" })
      let parsed = ModifierString.parse(name)
      let isKnown = ModifierTable.signature(named: name) != nil
      #expect(isKnown || !parsed.isRunnable, "\(name)")
    }
  }
}
