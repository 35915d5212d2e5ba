/// A use of a symbol that code needs in order to compile, of exactly the type that it has on iOS.
struct RequiredUse {
  let row: CensusRow
  let name: CensusName
  /// The generic parameters of the type that it belongs to, or, for a type, its own.
  let generics: [String]
  /// A number that tells the names in the line apart from those of other lines.
  let number: Int

  private var clause: String {
    generics.isEmpty ? "" : "<\(generics.map { "\($0): AnyObject" }.joined(separator: ", "))>"
  }

  private var owner: String {
    let owner = name.type ?? ""
    return generics.isEmpty ? owner : "\(owner)<\(generics.joined(separator: ", "))>"
  }

  private func type(selfIs owner: String) -> String {
    (row.type ?? "").replacing("Self", with: owner)
  }

  /// The member with its labels, as a value.
  private var member: String {
    let open = row.symbol.firstIndex(of: "(") ?? row.symbol.endIndex
    let labels = row.symbol[open...]
    return (name.base ?? "") + (labels == "()" ? "" : labels)
  }

  /// The line, or nil for a kind of which there is no use.
  var line: String? {
    let head = "func use\(number)"
    let typed = "let _: \(type(selfIs: owner))"
    switch row.kind {
    case "type": return typeLine(head)
    case "protocol type":
      return "\(head)<T: \(member)>(_ x: T) { func f<U>(_: U)\(conditions("U")) {}; f(x) }"
    case "method", "property", "protocol method", "protocol property":
      return "\(head)\(clause)(_ x: \(owner)) { \(typed) = x.\(member) }"
    case "settable property", "protocol settable property":
      return "\(head)\(clause)(_ x: inout \(owner))"
        + " { let y: \(type(selfIs: owner)) = x.\(member); x.\(member) = y }"
    case "static method", "static property", "case":
      return "\(head)() { \(typed) = \(owner).\(member) }"
    case "initializer":
      return "\(head)() { \(typed) = \(owner).\(member) }"
    case "protocol static method":
      return "\(head)<T: \(owner)>(_: T.Type) { let _: \(type(selfIs: "T")) = T.\(member) }"
    case "function/constant":
      return "\(head)() { \(typed) = \(member) }"
    default: return nil
    }
  }

  private func typeLine(_ head: String) -> String {
    if row.type?.isEmpty != false || !generics.isEmpty {
      return "typealias Use\(number)\(clause) = \(member)" + (clause.isEmpty ? "" : clauseOfUse)
    }
    return "\(head)() { func f<T>(_: T.Type)\(conditions("T")) {}; f(\(member).self) }"
  }

  private var clauseOfUse: String { "<\(generics.joined(separator: ", "))>" }

  private func conditions(_ parameter: String) -> String {
    guard let type = row.type, !type.isEmpty else { return "" }
    return " where \(parameter): \(type)"
  }
}
