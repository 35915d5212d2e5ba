import Testing

@testable import UIKit

@Suite("TextEditingState") nonisolated struct TextEditingStateTests {
  /// A script of edits and what it leaves: `|` is the caret, `[` and `]` enclose a selection.
  nonisolated struct Script: Sendable, CustomTestStringConvertible {
    let start: String
    let steps: @Sendable (inout TextEditingState) -> Void
    let result: String
    let name: String
    var testDescription: String { name }

    init(
      _ name: String,
      _ start: String,
      _ result: String,
      steps: @escaping @Sendable (inout TextEditingState) -> Void
    ) {
      self.name = name
      self.start = start
      self.result = result
      self.steps = steps
    }
  }

  static let movements: [Script] = [
    Script("left over an emoji", "a👩‍👩‍👧|", "a|👩‍👩‍👧") {
      $0.move(.backward, by: .character, extending: false)
    },
    Script("right over an accent", "|e\u{301}x", "e\u{301}|x") {
      $0.move(.forward, by: .character, extending: false)
    },
    Script("left stops at the start", "|ab", "|ab") {
      $0.move(.backward, by: .character, extending: false)
    },
    Script("left leaves a selection at its start", "a[bc]d", "a|bcd") {
      $0.move(.backward, by: .character, extending: false)
    },
    Script("right leaves a selection at its end", "a[bc]d", "abc|d") {
      $0.move(.forward, by: .character, extending: false)
    },
    Script("by words", "fade scale|", "fade |scale") {
      $0.move(.backward, by: .word, extending: false)
    },
    Script("extends by words", "fade scale|", "[fade scale]") {
      $0.move(.backward, by: .word, extending: true)
      $0.move(.backward, by: .word, extending: true)
    },
    Script("extends back over its anchor", "ab|cd", "a[b]cd") {
      $0.move(.forward, by: .character, extending: true)
      $0.move(.backward, by: .character, extending: true)
      $0.move(.backward, by: .character, extending: true)
    },
    Script("home and shift-end", "ab|cd", "[abcd]") {
      $0.move(.backward, by: .line, extending: false)
      $0.move(.forward, by: .line, extending: true)
    },
    Script("select all", "ab|cd", "[abcd]") { $0.selectAll() },
  ]

  static let edits: [Script] = [
    Script("insert", "a|b", "aX|b") { $0.insert("X") },
    Script("insert over a selection", "a[bc]d", "aX|d") { $0.insert("X") },
    Script("insert nothing over a selection", "a[bc]d", "a|d") { $0.insert("") },
    Script("delete back an emoji", "a👍🏽|b", "a|b") { $0.delete(.backward, by: .character) },
    Script("delete forward a flag", "|🇯🇵b", "|b") { $0.delete(.forward, by: .character) },
    Script("delete a selection", "a[bc]d", "a|d") { $0.delete(.forward, by: .word) },
    Script("delete a word back", "fade scale|", "fade |") { $0.delete(.backward, by: .word) },
    Script("delete a word forward", "fade| scale(1)", "fade|(1)") {
      $0.delete(.forward, by: .word)
    },
    Script("delete to the start of the line", "ab|cd", "|cd") { $0.delete(.backward, by: .line) },
    Script("delete at the start", "|ab", "|ab") { $0.delete(.backward, by: .character) },
    Script("replace a range", "abcd|", "aX|d") { $0.replace(1..<3, with: "X") },
    Script("a flag melts into its half", "\u{1F1EA}|", "\u{1F1E9}\u{1F1EA}|") {
      $0.move(.backward, by: .character, extending: false)
      $0.insert("\u{1F1E9}")
    },
  ]

  static let undos: [Script] = [
    Script("undo of typing takes a word back", "|", "fade |") {
      for character in "fade scale" { $0.insert(String(character)) }
      $0.undo()
    },
    Script("undo twice takes two words back", "|", "|") {
      for character in "fade scale" { $0.insert(String(character)) }
      $0.undo()
      $0.undo()
    },
    Script("moving the caret ends a run of typing", "|", "a|c") {
      $0.insert("a")
      $0.insert("c")
      $0.move(.backward, by: .character, extending: false)
      $0.insert("b")
      $0.undo()
    },
    Script("repeated backspace is one step", "abc|", "abc|") {
      $0.delete(.backward, by: .character)
      $0.delete(.backward, by: .character)
      $0.undo()
    },
    Script("repeated delete is one step", "|abc", "|abc") {
      $0.delete(.forward, by: .character)
      $0.delete(.forward, by: .character)
      $0.undo()
    },
    Script("undo brings a selection back", "a[bc]d", "a[bc]d") {
      $0.insert("X")
      $0.undo()
    },
    Script("redo makes it again", "a[bc]d", "aX|d") {
      $0.insert("X")
      $0.undo()
      $0.redo()
    },
    Script("a new change forgets what was undone", "|", "b|") {
      $0.insert("a")
      $0.undo()
      $0.insert("b")
      $0.redo()
    },
    Script("undo without history changes nothing", "ab|", "ab|") { $0.undo() },
  ]

  static let compositions: [Script] = [
    Script("marked text replaces the selection", "a[b]c", "aに|c") {
      $0.setMarkedText("n", selectedRange: 1..<1)
      $0.setMarkedText("に", selectedRange: 1..<1)
    },
    Script("committing replaces the marked text", "a|c", "a日本|c") {
      $0.setMarkedText("にほん", selectedRange: 3..<3)
      $0.insert("日本")
    },
    Script("a composition is one step of undo", "a[b]c", "a[b]c") {
      $0.setMarkedText("n", selectedRange: 1..<1)
      $0.setMarkedText("に", selectedRange: 1..<1)
      $0.insert("二")
      $0.undo()
    },
    Script("unmarking keeps the text", "|", "に|") {
      $0.setMarkedText("に", selectedRange: 1..<1)
      $0.unmark()
    },
    Script("an empty composition leaves nothing", "a|c", "a|c") {
      $0.setMarkedText("に", selectedRange: 1..<1)
      $0.setMarkedText("", selectedRange: 0..<0)
    },
    Script("moving ends a composition", "|", "|に") {
      $0.setMarkedText("に", selectedRange: 1..<1)
      $0.move(.backward, by: .character, extending: false)
    },
    Script("the selection in marked text is kept", "a|", "a[に]ほ") {
      $0.setMarkedText("にほ", selectedRange: 0..<1)
    },
  ]

  static let pointers: [Script] = [
    Script("a click sets the caret", "abcd|", "ab|cd") {
      $0.beginPointer(at: 2, clickCount: 1, extending: false)
    },
    Script("a drag selects", "abcd|", "a[bc]d") {
      $0.beginPointer(at: 1, clickCount: 1, extending: false)
      $0.continuePointer(to: 3)
    },
    Script("a drag back selects too", "abcd|", "[ab]cd") {
      $0.beginPointer(at: 2, clickCount: 1, extending: false)
      $0.continuePointer(to: 0)
    },
    Script("a shift-click extends", "a|bcd", "a[bc]d") {
      $0.beginPointer(at: 3, clickCount: 1, extending: true)
    },
    Script("a double click selects a word", "fade scale|", "[fade] scale") {
      $0.beginPointer(at: 1, clickCount: 2, extending: false)
    },
    Script("a double click and drag selects by words", "one two three|", "[one two] three") {
      $0.beginPointer(at: 1, clickCount: 2, extending: false)
      $0.continuePointer(to: 5)
    },
    Script("a double click and drag back keeps the first word", "one two|", "[one two]") {
      $0.beginPointer(at: 5, clickCount: 2, extending: false)
      $0.continuePointer(to: 1)
    },
    Script("a triple click selects everything", "one two|", "[one two]") {
      $0.beginPointer(at: 1, clickCount: 3, extending: false)
    },
  ]

  @Test(arguments: movements + edits + undos + compositions + pointers)
  func `a script of commands leaves what a person expects`(script: Script) {
    var state = Self.parse(script.start)
    script.steps(&state)
    #expect(Self.print(state) == script.result)
  }

  @Test func `undoing and redoing everything is the identity`() {
    var state = TextEditingState("fade 👍🏽 scale")
    let start = state.text
    for seed in 0..<60 { Self.randomStep(seed, &state) }
    let end = state.text
    while state.canUndo { state.undo() }
    #expect(state.text == start)
    while state.canRedo { state.redo() }
    #expect(state.text == end)
  }

  /// A fixed sequence of mixed commands; a multiplier spreads the seeds.
  private static func randomStep(_ seed: Int, _ state: inout TextEditingState) {
    let value = (seed &* 7919) % 11
    switch value {
    case 0: state.delete(.backward, by: .character)
    case 1: state.delete(.forward, by: .word)
    case 2: state.move(.backward, by: .word, extending: seed % 2 == 0)
    case 3: state.move(.backward, by: .character, extending: true)
    case 4: state.setMarkedText("に", selectedRange: 1..<1)
    case 5: state.insert("京都")
    default: state.insert("x\(seed) ")
    }
  }

  private static func parse(_ text: String) -> TextEditingState {
    var plain = ""
    var anchor = 0
    var head = 0
    for character in text {
      switch character {
      case "|":
        anchor = plain.utf16.count
        head = anchor
      case "[": anchor = plain.utf16.count
      case "]": head = plain.utf16.count
      default: plain.append(character)
      }
    }
    var state = TextEditingState(plain)
    state.select(anchor: anchor, head: head)
    return state
  }

  private static func print(_ state: TextEditingState) -> String {
    let range = state.selection.range
    let before = state.substring(0..<range.lowerBound)
    let after = state.substring(range.upperBound..<state.length)
    guard !range.isEmpty else { return before + "|" + after }
    return before + "[" + state.selectedText + "]" + after
  }
}
