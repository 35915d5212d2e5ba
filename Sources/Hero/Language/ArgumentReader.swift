import Foundation

/// Hands the arguments of one call to its conversion, by label or place, and reports what does not
/// fit.
nonisolated struct ArgumentReader {
  let name: String
  let nameRange: Range<Int>
  let context: LanguageContext
  /// Every argument in order.
  let all: [CallNode.Argument]
  private var bound: [String: ExprNode] = [:]

  init(node: ExprNode, signature: CallSignature, context: LanguageContext) {
    let call = node as? CallNode
    name = node.name
    nameRange = call?.nameRange ?? node.range
    all = call?.labelledArguments ?? []
    self.context = context
    bind(to: signature)
  }

  private mutating func bind(to signature: CallSignature) {
    let allowed = signature.labels + signature.otherLabels
    var position = 0
    var hasLabel = false
    for argument in all {
      if let label = argument.label {
        hasLabel = true
        bind(argument, label: label, allowed: allowed)
      } else if hasLabel {
        context.report(.positionalAfterLabel(of: name), at: argument.node.range)
      } else if position < signature.parameters.count {
        bound[signature.parameters[position].label] = argument.node
        position += 1
      } else if !signature.isVariadic {
        let allowedCount = signature.parameters.count
        context.report(.surplusArguments(of: name, allowed: allowedCount), at: argument.node.range)
        return
      }
    }
  }

  private mutating func bind(_ argument: CallNode.Argument, label: String, allowed: [String]) {
    guard allowed.contains(label) else {
      let nearest = NearestName.find(label, in: allowed)
      context.report(
        .unknownLabel(label, of: name, allowed: allowed, nearest: nearest),
        at: argument.labelRange
      )
      return
    }
    guard bound[label] == nil else {
      context.report(.repeatedLabel(label, of: name), at: argument.labelRange)
      return
    }
    bound[label] = argument.node
  }

  /// The only argument, when there is exactly one and it has no label.
  var single: ExprNode? {
    all.count == 1 && all[0].label == nil ? all[0].node : nil
  }

  func node(_ label: String) -> ExprNode? { bound[label] }

  func has(_ label: String) -> Bool { bound[label] != nil }

  func report(_ fault: HeroDiagnostic.Fault, at range: Range<Int>? = nil) {
    context.report(fault, at: range ?? nameRange)
  }

  // MARK: Numbers

  /// Returns the number for a label; nil when it is missing or was reported.
  func number(_ label: String) -> Double? {
    node(label).flatMap { number($0, label: label) }
  }

  func number(_ node: ExprNode, label: String) -> Double? {
    guard let value = evaluate(node, label: label) else { return nil }
    guard value.isFinite else {
      report(.notFinite(context.text(of: node)), at: node.range)
      return nil
    }
    return value
  }

  /// Returns the number for a label within bounds, and says so when it had to be moved.
  func number(_ label: String, in bounds: ClosedRange<Double>) -> Double? {
    guard let value = number(label) else { return nil }
    let clamped = min(max(value, bounds.lowerBound), bounds.upperBound)
    if clamped != value, let range = node(label)?.range {
      let quantity = label == "value" ? name : "\(name)’s \(label)"
      report(.clamped(quantity, value: value, to: clamped), at: range)
    }
    return clamped
  }

  private func evaluate(_ node: ExprNode, label: String) -> Double? {
    switch node {
    case let number as NumberNode: return number.value
    case let variable as VariableNode where variable.name == "pi": return .pi
    case is InvalidNode: return nil
    case let sign as UnaryOpNode:
      return evaluate(sign.operand, label: label).map { sign.name == "-" ? -$0 : $0 }
    case let operation as BinaryOpNode:
      guard let left = evaluate(operation.lhs, label: label),
        let right = evaluate(operation.rhs, label: label)
      else { return nil }
      return apply(operation, left, right)
    default:
      report(.notANumber(context.text(of: node), of: name, label: label), at: node.range)
      return nil
    }
  }

  private func apply(_ operation: BinaryOpNode, _ left: Double, _ right: Double) -> Double? {
    switch operation.name {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    default:
      guard right != 0 else {
        report(.divisionByZero, at: operation.rhs.range)
        return nil
      }
      return left / right
    }
  }

  // MARK: Names

  /// Returns the name that an argument consists of; nil for numbers and operations.
  static func name(of node: ExprNode) -> String? {
    node is VariableNode || node is CallNode ? node.name : nil
  }

  func flag(_ label: String) -> Bool? {
    guard let node = node(label), !(node is InvalidNode) else { return nil }
    switch node is VariableNode ? node.name : nil {
    case "true": return true
    case "false": return false
    default:
      report(.notABoolean(context.text(of: node), of: name, label: label), at: node.range)
      return nil
    }
  }

  /// Returns the text of an id; nil when it is missing or was reported.
  func id(_ label: String) -> String? {
    switch node(label) {
    case nil, is InvalidNode: return nil
    case let number as NumberNode: return number.spelling
    case let node? where node is BinaryOpNode || node is UnaryOpNode:
      report(.notAnID(context.text(of: node)), at: node.range)
      return nil
    case let node?: return node.name
    }
  }

  /// Returns what a name stands for among the allowed ones, and reports an unknown one.
  func choice<Value>(_ label: String, kind: String, among choices: [(String, Value)]) -> Value? {
    guard let node = node(label), !(node is InvalidNode) else { return nil }
    guard let written = Self.name(of: node) else {
      report(.notUnderstood(context.text(of: node), of: name), at: node.range)
      return nil
    }
    if let found = choices.first(where: { $0.0 == written }) { return found.1 }
    let nearest = NearestName.find(written, in: choices.map(\.0))
    report(.unknownArgument(written, kind: kind, nearest: nearest), at: node.range)
    return nil
  }
}
