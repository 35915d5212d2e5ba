import Foundation

/// How thoroughly tests with random input look.
public enum Fuzz {
  /// Returns how many rounds a test runs.
  ///
  /// - Parameter standard: The rounds of an ordinary run; `STAGECRAFT_FUZZ=N` in the environment asks for N.
  /// - Returns: The rounds, at least 1.
  public static func rounds(_ standard: Int) -> Int {
    let asked = ProcessInfo.processInfo.environment["STAGECRAFT_FUZZ"].flatMap { Int($0) }
    return max(asked ?? standard, 1)
  }
}
