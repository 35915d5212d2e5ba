/// Why a text is no script: the line and what is wrong with it.
public struct StageScriptError: Error, Equatable {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong and what is allowed.
  public let message: String
}

extension StageScriptError: CustomStringConvertible {
  /// One line that says where the fault is and what is allowed.
  public var description: String { "line \(line): \(message)" }
}
