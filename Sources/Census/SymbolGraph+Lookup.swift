import Foundation

extension SymbolGraph {
  /// The declarations that answer to a name, those of exactly the given labels first.
  func declarations(for name: CensusName) -> [Declaration] {
    guard let type = name.type, let base = name.base else {
      return types(called: name.base ?? "")
    }
    let owners = types(called: type).map(resolved)
    var found = owners.flatMap { owner in members(ofType: owner.usr).filter(name.matches) }
    if found.isEmpty {
      found = owners.flatMap { owner in
        descendants(of: owner.usr).flatMap { members[$0] ?? [] }.compactMap { declarations[$0] }
          .filter(name.matches)
      }
    }
    if found.isEmpty {
      found = types(called: "\(type).\(base)")
    }
    let exact = found.filter { $0.labels.count == (name.labels ?? []).count }
    return exact + found.filter { $0.labels.count != (name.labels ?? []).count }
  }

  /// The types and globals of a full name, or, for the name of a nested type alone, of its last part.
  private func types(called name: String) -> [Declaration] {
    let exact = named(name)
    if !exact.isEmpty { return exact }
    return named.keys.filter { $0.hasSuffix("." + name) || $0.hasPrefix(name + "(") }.sorted()
      .flatMap(named).filter { $0.isType || $0.kind.hasPrefix("swift.func") }
  }

  /// The type an alias stands for.
  private func resolved(_ type: Declaration) -> Declaration {
    guard type.kind == "swift.typealias", let equals = type.text.range(of: " = ") else {
      return type
    }
    return named(String(type.text[equals.upperBound...])).first { $0.isType } ?? type
  }
}
