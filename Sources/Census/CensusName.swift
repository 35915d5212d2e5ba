/// What a census calls a symbol, taken apart: `UIView/CALayer.frame` names two properties.
struct CensusName: Hashable, Sendable {
  /// The type's full name; nil for a global name.
  let type: String?
  /// The member's or the global's name without argument labels; nil for the type itself.
  let base: String?
  /// The first argument labels; nil when the census gives none.
  let labels: [Substring]?
  /// Whether only the beginning of the name is given.
  let isPrefix: Bool
  /// Whether all labels are given, so that none may be left out.
  var isExact = false

  /// Takes a census's symbol apart; each of the names must be there for the symbol to be there.
  static func names(of row: CensusRow) -> [CensusName] {
    var text = row.symbol.replacing("[for:]", with: "")
    if row.type == nil {
      for instance in [".default.", ".main.", ".shared.", ".current."] {
        text = text.replacing(instance, with: ".")
      }
    }
    text = text.replacing("register()", with: "register").replacing("super.", with: "")
    text = String(text.prefix { $0 != " " })
    if text.hasPrefix("init(presentedViewController") { text = "UIPresentationController." + text }
    if text.hasPrefix("init(nibName") { text = "UIViewController." + text }
    if text.hasPrefix("init(") { text = "UIView." + text }
    let isPrefix = text.hasSuffix("…")
    if isPrefix { text.removeLast() }
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let labels = open == text.endIndex ? nil : text[open...].dropFirst().dropLast()
    let parts = text[..<open].split(separator: ".").map(String.init)
    guard let first = parts.first, let last = parts.last else { return [] }
    let wholes = ["type", "nested type", "protocol type", "function/constant"]
    if wholes.contains(row.kind) {
      return [
        CensusName(type: nil, base: parts.joined(separator: "."), labels: nil, isPrefix: false)
      ]
    }
    guard parts.count > 1 else {
      return [CensusName(type: nil, base: last, labels: nil, isPrefix: isPrefix)]
    }
    let inner = parts.dropFirst().dropLast()
    return first.split(separator: "/").flatMap { owner in
      last.split(separator: "/").map { member in
        CensusName(
          type: ([String(owner)] + inner).joined(separator: "."),
          base: String(member),
          labels: labels?.split(separator: ":"),
          isPrefix: isPrefix,
          isExact: row.type != nil
        )
      }
    }
  }

  /// Whether a member answers to the name: its labels begin with those that the census gives, which
  /// leaves out what a call may leave out.
  func matches(_ member: Declaration) -> Bool {
    guard let base else { return false }
    guard isPrefix ? member.baseName.hasPrefix(base) : member.baseName == base else { return false }
    guard let labels else { return true }
    return isExact ? member.labels == labels : member.labels.starts(with: labels)
  }
}
