import Foundation

/// The part of a symbol graph file that the census reads.
struct GraphFile: Decodable {
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }
  struct Parameter: Decodable {
    let declarationFragments: [Fragment]

    /// The type after the parameter's name.
    var type: String {
      let text = declarationFragments.map(\.spelling).joined()
      guard let colon = text.range(of: ": ") else { return text }
      return String(text[colon.upperBound...])
    }
  }
  struct Signature: Decodable {
    let parameters: [Parameter]?
    let returns: [Fragment]?
  }
  struct Generics: Decodable {
    struct Parameter: Decodable { let name: String }
    let parameters: [Parameter]?
  }
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let functionSignature: Signature?
    let swiftGenerics: Generics?

    var declaration: Declaration {
      Declaration(
        usr: identifier.precise,
        kind: kind.identifier,
        path: pathComponents,
        text: (declarationFragments ?? []).map(\.spelling).joined(),
        parameters: (functionSignature?.parameters ?? []).map(\.type),
        result: (functionSignature?.returns ?? []).map(\.spelling).joined(),
        genericParameters: (swiftGenerics?.parameters ?? []).map(\.name)
      )
    }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
