import Foundation

/// A Swift file that uses declarations, one on each line, so that the compiler's messages tell by
/// their line which of them cannot be used.
struct UseFile {
  private(set) var lines: [String] = ["import UIKit", "import Foundation", "import Dispatch"]

  /// Adds a use.
  ///
  /// - Returns: The use's line, counted from 1.
  mutating func add(_ line: String) -> Int {
    lines.append(line)
    return lines.count
  }

  /// A line that uses a declaration as a caller would, or nil for what has no use of its own.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - number: A number that tells the names in the line apart from those of other lines.
  /// - Returns: The line.
  static func use(of declaration: Declaration, number: Int) -> String? {
    let name = (declaration.path.last ?? "").replacing("()", with: "")
    let type = declaration.ownerType
    let head = "func use\(number)\(declaration.ownerGenerics)"
    let signature = declaration.signature
    switch declaration.kind {
    case _ where declaration.isType:
      return "typealias Use\(number) = \(declaration.path.joined(separator: "."))"
    case "swift.method" where declaration.isMutating:
      return "\(head)(_ x: \(type)) { let _: (inout \(type)) -> \(signature) = \(type).\(name) }"
    case "swift.method":
      return "\(head)(_ x: \(type)) { let _: \(signature) = x.\(name) }"
    case "swift.property":
      return "\(head)(_ x: \(type)) { _ = x.\(name) }"
    case "swift.type.property", "swift.enum.case":
      return "\(head)() { _ = \(type).\(name) }"
    case "swift.type.method", "swift.init":
      return "\(head)() { let _: \(signature) = \(type).\(name) }"
    case "swift.func":
      return "\(head)() { let _: \(signature) = \(name) }"
    case "swift.var":
      return "\(head)() { _ = \(name) }"
    default: return nil
    }
  }
}
