/// A value of a structured text format such as JSON.
enum TreeValue: Encodable {
  case number(Double)
  case word(String)
  case flag(Bool)
  case list([TreeValue])
  case object([String: TreeValue])

  /// A list of numbers.
  static func numbers(_ values: [Double]) -> TreeValue {
    .list(values.map(TreeValue.number))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let value): try container.encode(value)
    case .word(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
