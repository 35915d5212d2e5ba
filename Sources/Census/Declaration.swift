/// A public declaration of a module, as the compiler's symbol graph describes it.
struct Declaration: Sendable {
  /// The unified symbol resolution, by which the index of the tests names it, too.
  let usr: String
  /// The kind's identifier in the graph, such as `swift.method`.
  let kind: String
  /// The names from the outermost type inward, the declaration's own last, with argument labels.
  let path: [String]
  /// The declaration as text.
  let text: String
  /// The types of the parameters as written; empty for everything but functions.
  let parameters: [String]
  /// The type of what it gives back as written.
  let result: String
  /// Names and constraints of its own and its type's generic parameters.
  let genericParameters: [String]

  /// The name without argument labels.
  var baseName: Substring {
    let name = path[path.count - 1]
    return name.prefix { $0 != "(" }
  }

  /// The argument labels, `_` for those without one.
  var labels: [Substring] {
    guard let open = path[path.count - 1].firstIndex(of: "(") else { return [] }
    return path[path.count - 1][open...].dropFirst().dropLast().split(separator: ":")
  }

  var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"].contains(
      kind
    )
  }

  var isMutating: Bool { text.contains("mutating func") }

  /// The generic parameters of the type that it belongs to, as a clause, or nothing.
  var ownerGenerics: String {
    guard !genericParameters.isEmpty, !text.contains("\(baseName)<") else { return "" }
    return "<\(genericParameters.map { "\($0): AnyObject" }.joined(separator: ", "))>"
  }

  /// The type that it belongs to, with its generic parameters.
  var ownerType: String {
    let owner = path.dropLast().joined(separator: ".")
    return ownerGenerics.isEmpty ? owner : "\(owner)<\(genericParameters.joined(separator: ", "))>"
  }

  /// The type of a function as a value.
  var signature: String {
    let types = parameters.map { type in
      let isFunction = type.contains("->") && !type.hasSuffix("?") && type.hasPrefix("(")
      return isFunction || type.hasPrefix("@") ? "@escaping \(type)" : type
    }
    var result = result.isEmpty || result == "()" ? "Void" : result
    if kind == "swift.init" { result = text.contains("init?") ? "\(ownerType)?" : ownerType }
    return "(\(types.joined(separator: ", "))) -> \(result)"
  }
}
