import Foundation
import UIKit

extension StageScript {
  /// More steps take longer than anybody waits.
  private static let mostSteps = 10_000

  /// Reads a script: one step a line; what follows a `#` is a comment.
  ///
  /// - Parameter text: The text.
  /// - Throws: `StageScriptError` for the first line that is no step.
  public init(text: String) throws(StageScriptError) {
    var steps: [Step] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.prefix { $0 != "#" }
      let words = content.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let verb = words.first else { continue }
      guard steps.count < Self.mostSteps else {
        throw StageScriptError(
          line: index + 1,
          message: "a script has at most \(Self.mostSteps) steps"
        )
      }
      var parser = StageScriptParser(line: index + 1, verb: verb, words: words.dropFirst())
      steps.append(try parser.step())
    }
    self.init(steps: steps)
  }
}

extension StageScript {
  /// Every step with what follows it, a line each.
  public static var usage: String {
    StageScriptParser.usage.map { "\($0.verb) \($0.words)" }.joined(separator: "\n")
  }
}

/// Reads one line of a script.
struct StageScriptParser {
  let line: Int
  let verb: String
  var words: ArraySlice<String>
  /// How many steps this one waits for.
  var depth = 0

  /// A step waits for at most so many others.
  private static let mostDepth = 16

  /// Every verb with what follows it.
  static let usage: [(verb: String, words: String)] = [
    ("push", "[still]"), ("pop", "[still]"), ("pop-to", "PLACE [still]"),
    ("pop-to-root", "[still]"), ("set", "PLACE|new… [still]"),
    ("present", "STYLE [cover|flip|dissolve|curl] [navigation] [still]"), ("dismiss", "[still]"),
    ("dismiss-all", "[still]"), ("bar", "hide|show [still]"), ("root", ""), ("tabs", ""),
    ("tab", "PLACE"), ("animator", "NAME"),
    ("drive", ""), ("update", "PROGRESS"), ("finish", ""), ("cancel", ""), ("pause", ""),
    ("touch", "X Y"), ("drag", "X Y"), ("lift", ""), ("lose", ""), ("rotate", ""),
    ("resize", "WIDTH HEIGHT"), ("tick", "SECONDS"), ("undelegate", ""),
    ("at", "MOMENT STEP"),
  ]

  mutating func step() throws(StageScriptError) -> StageScript.Step {
    let step = try read()
    if let word = words.first {
      throw error("\(quoted(word)) is too much; it is \(Self.line(of: verb))")
    }
    return step
  }

  private mutating func read() throws(StageScriptError) -> StageScript.Step {
    switch verb {
    case "root": .root
    case "tabs": .tabs
    case "tab": .tab(try place())
    case "animator": .animator(try animator())
    case "drive": .drive
    case "update": .update(try number(0...1))
    case "finish": .finish
    case "cancel": .cancel
    case "pause": .pause
    case "touch": .touch(x: try number(0...1), y: try number(0...1))
    case "drag": .drag(x: try number(0...1), y: try number(0...1))
    case "lift": .lift
    case "lose": .lose
    case "rotate": .rotate
    case "resize": .resize(width: try number(1...4096), height: try number(1...4096))
    case "tick": .tick(try number(0...3600))
    case "undelegate": .undelegate
    case "at": try later()
    default: try readChange()
    }
  }

  private mutating func readChange() throws(StageScriptError) -> StageScript.Step {
    let isAnimated = words.last != "still"
    if !isAnimated { words.removeLast() }
    switch verb {
    case "push": return .push(isAnimated: isAnimated)
    case "pop": return .pop(isAnimated: isAnimated)
    case "pop-to": return .popTo(try place(), isAnimated: isAnimated)
    case "pop-to-root": return .popToRoot(isAnimated: isAnimated)
    case "set": return .set(try places(), isAnimated: isAnimated)
    case "present": return .present(try presentation(), isAnimated: isAnimated)
    case "dismiss": return .dismiss(isAnimated: isAnimated)
    case "dismiss-all": return .dismissAll(isAnimated: isAnimated)
    case "bar":
      let word = try word(from: ["hide", "show"])
      return .bar(isHidden: word == "hide", isAnimated: isAnimated)
    default:
      let verbs = Self.usage.map(\.verb).joined(separator: ", ")
      throw error("there is no step \(quoted(verb)); there are \(verbs)")
    }
  }

  // MARK: - Words

  private static func line(of verb: String) -> String {
    let words = usage.first { $0.verb == verb }?.words ?? ""
    return words.isEmpty ? verb : "\(verb) \(words)"
  }

  private func error(_ message: String) -> StageScriptError {
    StageScriptError(line: line, message: message)
  }

  /// A word as a message shows it: its beginning, with what is no visible character as its number.
  private func quoted(_ word: String) -> String {
    let most = 40
    let visible = word.prefix(most).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "“\(visible.joined())\(word.count > most ? "…" : "")”"
  }

  private mutating func next() throws(StageScriptError) -> String {
    guard let word = words.popFirst() else {
      throw error("something is missing; it is \(Self.line(of: verb))")
    }
    return word
  }

  private mutating func word(from allowed: [String]) throws(StageScriptError) -> String {
    let word = try next()
    guard allowed.contains(word) else {
      throw error("\(quoted(word)) must be one of \(allowed.joined(separator: ", "))")
    }
    return word
  }

  private mutating func number(_ range: ClosedRange<Double>) throws(StageScriptError) -> Double {
    let word = try next()
    guard let number = Double(word), range.contains(number) else {
      throw error(
        "\(quoted(word)) must be a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  private mutating func place() throws(StageScriptError) -> Int {
    let word = try next()
    guard let place = Int(word), (0...99).contains(place) else {
      throw error("\(quoted(word)) must be a place in the stack, from 0 for the root to 99")
    }
    return place
  }

  private mutating func places() throws(StageScriptError) -> [Int?] {
    var places: [Int?] = []
    repeat {
      if words.first == "new" {
        words.removeFirst()
        places.append(nil)
      } else {
        places.append(try place())
      }
    } while !words.isEmpty
    return places
  }

  private mutating func later() throws(StageScriptError) -> StageScript.Step {
    let name = try word(from: StageScript.Moment.allCases.map(\.rawValue))
    let verb = try next()
    guard depth < Self.mostDepth else {
      throw error("at most \(Self.mostDepth) “at” may follow each other")
    }
    var parser = StageScriptParser(line: line, verb: verb, words: words, depth: depth + 1)
    words = []
    return .at(StageScript.Moment(rawValue: name) ?? .completed, try parser.step())
  }

  private mutating func animator() throws(StageScriptError) -> ScriptAnimator.Kind {
    let names = ScriptAnimator.Kind.allCases.map(\.rawValue)
    return ScriptAnimator.Kind(rawValue: try word(from: names)) ?? .builtIn
  }

  private mutating func presentation() throws(StageScriptError) -> StageScript.Presentation {
    let name = try word(from: StageScript.styles.map(\.name))
    let style = StageScript.styles.first { $0.name == name }?.value ?? .fullScreen
    var presentation = StageScript.Presentation(style: style)
    while !words.isEmpty {
      let names = StageScript.transitions.map(\.name)
      let word = try word(from: names + ["navigation"])
      if let transition = StageScript.transitions.first(where: { $0.name == word }) {
        presentation.transition = transition.value
      } else {
        presentation.isInNavigation = true
      }
    }
    return presentation
  }
}
