/// A recursive-descent parser that goes on after an error, so that one text can have several
/// messages.
///
/// The grammar takes in what Hero 0.3 and 1.6 accept: separators between modifiers are free, a name
/// may have a leading dot, arguments may have labels, and arithmetic is evaluated later.
nonisolated struct SyntaxParser {
  /// How deep parentheses and calls may nest.
  static let depthLimit = 64

  private(set) var diagnostics: [HeroDiagnostic] = []
  private let tokens: [LanguageToken]
  private let end: Int
  private var index = 0
  private var depth = 0
  private var isAborted = false

  init(tokens: [LanguageToken], end: Int) {
    self.tokens = tokens
    self.end = end
  }

  private var current: LanguageToken? {
    !isAborted && index < tokens.count ? tokens[index] : nil
  }

  private func peek(_ offset: Int) -> LanguageToken? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  private mutating func report(_ fault: HeroDiagnostic.Fault, at range: Range<Int>) {
    guard !isAborted else { return }
    diagnostics.append(HeroDiagnostic(fault: fault, range: range))
  }

  private var endRange: Range<Int> { end..<end }

  // MARK: Modifiers

  /// Returns the nodes of the whole text.
  mutating func parseDocument() -> [ExprNode] {
    var nodes: [ExprNode] = []
    while let token = current {
      switch token.kind {
      case .comma, .semicolon:
        index += 1
      case .name, .dot, .open, .number, .string, .malformedNumber, .unterminatedString:
        if let node = parseTopLevel(token) { nodes.append(node) }
        reportJoiningOperator()
      case .arithmetic(let sign):
        parseLeadingSign(sign, token: token).map { nodes.append($0) }
      case .close:
        report(.unmatchedClosing, at: token.range)
        index += 1
      case .colon, .unknown:
        report(.unexpectedCharacter(token.text), at: token.range)
        index += 1
      }
    }
    return nodes
  }

  private mutating func parseTopLevel(_ token: LanguageToken) -> ExprNode? {
    guard case .malformedNumber = token.kind, token.text.contains(where: \.isLetter) else {
      return parseAtom()
    }
    // `2fade` is a misspelled name rather than a number.
    index += 1
    return VariableNode(name: token.text, range: token.range)
  }

  private mutating func parseLeadingSign(_ sign: Character, token: LanguageToken) -> ExprNode? {
    guard let next = peek(1), sign == "-" || sign == "+", case .number = next.kind else {
      // A sign before a lone point is the malformed number `-.`, reported with the point.
      if let next = peek(1), case .malformedNumber = next.kind {
        index += 1
        return nil
      }
      report(.strayOperator(String(sign)), at: token.range)
      index += 1
      return nil
    }
    return parseUnary()
  }

  private mutating func reportJoiningOperator() {
    guard let token = current, case .arithmetic(let sign) = token.kind else { return }
    report(.strayOperator(String(sign)), at: token.range)
    index += 1
  }

  // MARK: Expressions

  private mutating func parseExpression() -> ExprNode? {
    guard var left = parseTerm() else { return nil }
    while let sign = currentOperator(of: "+-") {
      index += 1
      guard let right = parseTerm() else { return nil }
      left = Self.join(left, sign, right)
    }
    return left
  }

  private mutating func parseTerm() -> ExprNode? {
    guard var left = parseUnary() else { return nil }
    while let sign = currentOperator(of: "*/") {
      index += 1
      guard let right = parseUnary() else { return nil }
      left = Self.join(left, sign, right)
    }
    return left
  }

  private static func join(_ left: ExprNode, _ sign: Character, _ right: ExprNode) -> ExprNode {
    BinaryOpNode(
      name: String(sign),
      lhs: left,
      rhs: right,
      range: left.range.lowerBound..<right.range.upperBound
    )
  }

  private func currentOperator(of allowed: String) -> Character? {
    guard let token = current, case .arithmetic(let sign) = token.kind, allowed.contains(sign)
    else { return nil }
    return sign
  }

  private mutating func parseUnary() -> ExprNode? {
    guard let token = current, let sign = currentOperator(of: "+-") else { return parseAtom() }
    guard enter(at: token.range) else { return nil }
    defer { depth -= 1 }
    index += 1
    guard let operand = parseUnary() else { return nil }
    let range = token.range.lowerBound..<operand.range.upperBound
    guard let number = operand as? NumberNode else {
      return UnaryOpNode(name: String(sign), operand: operand, range: range)
    }
    guard sign == "-" else {
      return NumberNode(value: number.value, spelling: number.spelling, range: range)
    }
    return NumberNode(value: -number.value, spelling: "-" + number.spelling, range: range)
  }

  private mutating func parseAtom() -> ExprNode? {
    guard let token = current else {
      report(.expectedExpression(before: nil), at: endRange)
      return nil
    }
    switch token.kind {
    case .number(let value):
      index += 1
      return NumberNode(value: value, spelling: token.text, range: token.range)
    case .string(let text):
      index += 1
      return StringNode(name: text, range: token.range)
    case .malformedNumber:
      index += 1
      report(.malformedNumber(token.text), at: token.range)
      return nil
    case .unterminatedString:
      index += 1
      report(.unterminatedString, at: token.range)
      return nil
    case .open: return parseParenthesised(token)
    case .name, .dot: return parseItem(token)
    case .unknown:
      index += 1
      report(.unexpectedCharacter(token.text), at: token.range)
      return nil
    case .close, .comma, .semicolon, .colon, .arithmetic:
      report(.expectedExpression(before: token.text), at: token.range)
      return nil
    }
  }

  private mutating func parseParenthesised(_ open: LanguageToken) -> ExprNode? {
    guard enter(at: open.range) else { return nil }
    defer { depth -= 1 }
    index += 1
    let node = parseExpression()
    guard let token = current else {
      if node != nil { report(.expectedClosing(before: nil), at: endRange) }
      return node
    }
    if case .close = token.kind {
      index += 1
      return node
    }
    if node != nil { reportMissing(.expectedClosing(before: token.text), at: token) }
    skipToClosing()
    return node
  }

  /// Reports what is missing before a token, or the token itself when the language has no use for
  /// it.
  private mutating func reportMissing(_ fault: HeroDiagnostic.Fault, at token: LanguageToken) {
    if case .unknown = token.kind {
      report(.unexpectedCharacter(token.text), at: token.range)
    } else {
      report(fault, at: token.range)
    }
  }

  /// Leaves a parenthesis that could not be read to its end.
  private mutating func skipToClosing() {
    var open = 1
    while let token = current, open > 0 {
      if case .open = token.kind { open += 1 }
      if case .close = token.kind { open -= 1 }
      index += 1
    }
  }

  private mutating func enter(at range: Range<Int>) -> Bool {
    guard depth < Self.depthLimit else {
      report(.nestedTooDeeply(limit: Self.depthLimit), at: range)
      isAborted = true
      return false
    }
    depth += 1
    return true
  }

  // MARK: Names and calls

  private mutating func parseItem(_ first: LanguageToken) -> ExprNode? {
    if case .dot = first.kind { index += 1 }
    guard let name = current, case .name = name.kind else {
      report(.unexpectedCharacter(first.text), at: first.range)
      return nil
    }
    index += 1
    guard let open = current, case .open = open.kind else {
      return VariableNode(
        name: name.text,
        range: first.range.lowerBound..<name.range.upperBound
      )
    }
    guard enter(at: open.range) else { return nil }
    defer { depth -= 1 }
    index += 1
    let arguments = parseArguments()
    let last = tokens[max(index - 1, 0)].range.upperBound
    return CallNode(
      name: name.text,
      arguments: arguments,
      nameRange: name.range,
      range: first.range.lowerBound..<last
    )
  }

  private mutating func parseArguments() -> [CallNode.Argument] {
    var arguments: [CallNode.Argument] = []
    while !isAborted {
      guard let token = current else {
        report(.expectedClosing(before: nil), at: endRange)
        break
      }
      if case .close = token.kind {
        index += 1
        break
      }
      if case .comma = token.kind {
        report(.expectedExpression(before: token.text), at: token.range)
        index += 1
        continue
      }
      let start = index
      if let argument = parseArgument() { arguments.append(argument) }
      if !endArgument(startedAt: start) { break }
    }
    return arguments
  }

  private mutating func parseArgument() -> CallNode.Argument? {
    guard let first = current else { return nil }
    var label: LanguageToken?
    if case .name = first.kind, let colon = peek(1), case .colon = colon.kind {
      label = first
      index += 2
    }
    // What could not be read keeps its place, so that nothing is said to be missing as well.
    let node = parseExpression() ?? InvalidNode(name: first.text, range: first.range)
    return CallNode.Argument(
      label: label?.text,
      labelRange: label?.range ?? node.range,
      node: node
    )
  }

  /// Moves past what ends an argument; returns false when the list is over.
  private mutating func endArgument(startedAt start: Int) -> Bool {
    guard let token = current else {
      if !isAborted, diagnostics.last?.range != endRange {
        report(.expectedClosing(before: nil), at: endRange)
      }
      return false
    }
    switch token.kind {
    case .comma:
      index += 1
      return true
    case .close:
      index += 1
      return false
    default:
      let isReported = diagnostics.last.map { $0.range.upperBound >= token.range.lowerBound }
      if isReported != true {
        reportMissing(.expectedSeparator(before: token.text), at: token)
      }
      // What cannot begin an argument is passed over, so that every round makes progress.
      if index == start || !token.startsExpression { index += 1 }
      return true
    }
  }
}
