import Foundation

/// Encodes values the same way every time.
enum JSONText {
  /// Returns a value as JSON with sorted keys and a line end.
  ///
  /// - Parameter value: What to encode.
  /// - Returns: The text.
  /// - Throws: `ToolError.output` when the value holds something that JSON has no word for.
  static func of(_ value: some Encodable) throws(ToolError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw .output("the result has no JSON form: \(error)")
    }
  }
}
