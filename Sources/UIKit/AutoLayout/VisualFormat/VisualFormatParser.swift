import CoreGraphics

/// Reads formats such as `H:|-[icon(24)]-(>=8@750)-[title]|`.
///
/// The grammar is that of Apple's "Auto Layout Guide", appendix "Visual Format Language".
nonisolated struct VisualFormatParser {
  private let text: [Character]
  private var place = 0

  /// Reads a format.
  ///
  /// - Parameter format: The format.
  /// - Returns: What it says.
  /// - Throws: The first mistake.
  static func parse(_ format: String) throws(VisualFormat.Mistake) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(format))
    return try parser.format()
  }

  private init(text: [Character]) {
    self.text = text
  }

  // MARK: - Parts

  private mutating func format() throws(VisualFormat.Mistake) -> VisualFormat {
    var format = VisualFormat()
    if takes("V:") {
      format.axis = .vertical
    } else {
      _ = takes("H:")
    }
    if takes("|") { format.leading = try connection() }
    format.elements = [try element()]
    while place < text.count {
      let connection = try connection()
      if takes("|") {
        format.trailing = connection
        guard place == text.count else { throw mistake("Nothing may follow the superview.") }
        break
      }
      format.connections.append(connection)
      format.elements.append(try element())
    }
    return format
  }

  private mutating func connection() throws(VisualFormat.Mistake) -> VisualFormat.Connection {
    guard takes("-") else { return .none }
    if place == text.count { throw mistake("A view or the superview must follow.") }
    if text[place] == "[" || text[place] == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if text[place] == "(" {
      predicates = try predicateList()
    } else {
      predicates = [VisualFormat.Predicate(measure: try measure())]
    }
    guard takes("-") else { throw mistake("A '-' must end the space.") }
    return .predicates(predicates)
  }

  private mutating func element() throws(VisualFormat.Mistake) -> VisualFormat.Element {
    guard takes("[") else { throw mistake("A view in square brackets is expected.") }
    let name = name()
    guard !name.isEmpty else { throw mistake("The name of a view is expected.") }
    let predicates = place < text.count && text[place] == "(" ? try predicateList() : []
    guard takes("]") else { throw mistake("A ']' is expected.") }
    return VisualFormat.Element(name: name, predicates: predicates)
  }

  private mutating func predicateList() throws(VisualFormat.Mistake) -> [VisualFormat.Predicate] {
    _ = takes("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try predicate())
    } while takes(",")
    guard takes(")") else { throw mistake("A ')' is expected.") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormat.Mistake) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if takes("<=") {
      relation = .lessThanOrEqual
    } else if takes(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = takes("==")
    }
    let measure = try measure()
    let priority = takes("@") ? try self.measure() : nil
    return VisualFormat.Predicate(relation: relation, measure: measure, priority: priority)
  }

  private mutating func measure() throws(VisualFormat.Mistake) -> VisualFormat.Measure {
    let start = place
    var digits = takes("-") ? "-" : ""
    while place < text.count, text[place].isASCII, text[place].isNumber || text[place] == "." {
      digits.append(text[place])
      place += 1
    }
    if let number = Double(digits) { return .number(CGFloat(number)) }
    place = start
    let name = name()
    guard !name.isEmpty else { throw mistake("A number or a name is expected.") }
    return .name(name)
  }

  // MARK: - Characters

  private mutating func name() -> String {
    var name = ""
    while place < text.count, text[place].isLetter || text[place] == "_" || isDigit(in: name) {
      name.append(text[place])
      place += 1
    }
    return name
  }

  private func isDigit(in name: String) -> Bool {
    !name.isEmpty && text[place].isNumber
  }

  /// Reads a word if it is next; spaces inside lists do not count.
  private mutating func takes(_ word: String) -> Bool {
    var start = place
    while start < text.count, text[start] == " " { start += 1 }
    let end = start + word.count
    guard end <= text.count, String(text[start..<end]) == word else { return false }
    place = end
    while place < text.count, text[place] == " " { place += 1 }
    return true
  }

  private func mistake(_ reason: String) -> VisualFormat.Mistake {
    VisualFormat.Mistake(reason: reason, offset: place)
  }
}
