/// How a modifier or animation is written, and what it is for: what the playground's completion
/// shows.
nonisolated package struct CallSignature: Hashable, Sendable {
  /// One argument.
  package struct Parameter: Hashable, Sendable {
    /// What an argument can be.
    package enum Kind: Hashable, Sendable {
      case number, flag, id, timing, cascadeDirection, direction, color, animation, modifiers
    }

    /// The label, which may be left out.
    package let label: String
    /// What it can be.
    package let kind: Kind
    /// What is used when it is missing; nil when it must be there.
    package let defaultText: String?

    /// Whether the argument must be there.
    package var isRequired: Bool { defaultText == nil }
  }

  /// The name in the string.
  package let name: String
  /// The arguments in order.
  package let parameters: [Parameter]
  /// Labels that are understood besides those of the parameters.
  package let otherLabels: [String]
  /// What it does, as one sentence.
  package let summary: String
  /// A short use of it.
  package let example: String
  /// Whether Hero's own strings lack it.
  package let isExtension: Bool

  init(
    _ name: String,
    _ parameters: [Parameter] = [],
    otherLabels: [String] = [],
    summary: String,
    example: String? = nil,
    isExtension: Bool = false
  ) {
    self.name = name
    self.parameters = parameters
    self.otherLabels = otherLabels
    self.summary = summary
    self.example = example ?? name
    self.isExtension = isExtension
  }

  /// Whether any number of arguments is allowed.
  var isVariadic: Bool { parameters.last?.kind == .modifiers }

  var labels: [String] { parameters.map(\.label) }

  /// The name with its arguments and their defaults, such as `spring(stiffness: 250, damping: 30)`.
  package var display: String {
    guard !parameters.isEmpty else { return name }
    let list = parameters.map { parameter in
      parameter.defaultText.map { "\(parameter.label): \($0)" } ?? parameter.label
    }
    return "\(name)(\(list.joined(separator: ", "))\(isVariadic ? ", …" : ""))"
  }
}

nonisolated extension CallSignature.Parameter {
  static func number(_ label: String, _ defaultValue: Double? = nil) -> Self {
    Self(label: label, kind: .number, defaultText: defaultValue.map { LanguageNumber.text($0) })
  }

  static func flag(_ label: String) -> Self {
    Self(label: label, kind: .flag, defaultText: "false")
  }

  static func required(_ label: String, _ kind: Kind) -> Self {
    Self(label: label, kind: kind, defaultText: nil)
  }
}
