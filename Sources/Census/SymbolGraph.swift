import Foundation

/// The public declarations of some modules, and how they relate.
struct SymbolGraph: Sendable {
  private(set) var declarations: [String: Declaration] = [:]
  /// The members of a type, by the type's USR.
  private(set) var members: [String: [String]] = [:]
  /// Superclass, protocols and, for an alias, the type it stands for, by the type's USR.
  private(set) var ancestors: [String: [String]] = [:]
  private var children: [String: [String]] = [:]
  private var overriding: [String: [String]] = [:]
  /// Types and global names by their full name.
  private(set) var named: [String: [String]] = [:]

  /// Reads a graph that `swift symbolgraph-extract` wrote, and adds it.
  ///
  /// - Throws: What Foundation throws for a file that cannot be read or is no graph.
  mutating func add(contentsOf url: URL) throws {
    let file = try JSONDecoder().decode(GraphFile.self, from: Data(contentsOf: url))
    for symbol in file.symbols {
      let declaration = symbol.declaration
      guard declarations.updateValue(declaration, forKey: declaration.usr) == nil else { continue }
      named[declaration.path.joined(separator: "."), default: []].append(declaration.usr)
    }
    for relation in file.relationships {
      switch relation.kind {
      case "memberOf", "requirementOf":
        members[relation.target, default: []].append(relation.source)
      case "inheritsFrom", "conformsTo":
        ancestors[relation.source, default: []].append(relation.target)
        children[relation.target, default: []].append(relation.source)
      case "overrides", "defaultImplementationOf":
        overriding[relation.target, default: []].append(relation.source)
      default: break
      }
    }
  }

  /// The types and global declarations of a full name.
  func named(_ name: String) -> [Declaration] {
    (named[name] ?? []).compactMap { declarations[$0] }
  }

  /// The members of a type and of what it inherits from and conforms to, nearest first.
  func members(ofType usr: String) -> [Declaration] {
    var found: [Declaration] = []
    var pending = [usr]
    var seen: Set<String> = [usr]
    while !pending.isEmpty {
      let type = pending.removeFirst()
      found += (members[type] ?? []).compactMap { declarations[$0] }
      for next in ancestors[type] ?? [] where seen.insert(next).inserted { pending.append(next) }
    }
    return found
  }

  /// The members of a type itself, by USR.
  func ownMembers(ofType usr: String) -> [String] { (members[usr] ?? []).sorted() }

  /// What overrides or implements a declaration, by USR.
  func overrides(of usr: String) -> [String] { overriding[usr] ?? [] }

  /// The types that inherit from a type or conform to it, directly or not, by USR.
  func descendants(of usr: String) -> [String] {
    var found: [String] = []
    var pending = [usr]
    while let type = pending.popLast() {
      for next in children[type] ?? [] where !found.contains(next) {
        found.append(next)
        pending.append(next)
      }
    }
    return found.sorted()
  }
}
