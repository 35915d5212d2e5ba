import Foundation

/// How thoroughly tests with random input look.
public enum Fuzz {
  /// Returns how many rounds a test runs.
  ///
  /// - Parameter standard: The rounds of an ordinary run; `STAGECRAFT_FUZZ=N` in the environment asks for N.
  /// - Returns: The rounds, at least 1.
  public static func rounds(_ standard: Int) -> Int {
    max(number("STAGECRAFT_FUZZ") ?? standard, 1)
  }

  /// Returns the seeds that a test runs, one for each round.
  ///
  /// - Parameters:
  ///   - standard: The rounds of an ordinary run; `STAGECRAFT_FUZZ_SEED=N` in the environment asks for one round
  ///     with the seed N.
  ///   - most: The most rounds, for a test whose rounds are slow. Default any number.
  /// - Returns: The seeds.
  public static func seeds(_ standard: Int, most: Int = .max) -> Range<Int> {
    if let seed = number("STAGECRAFT_FUZZ_SEED") { return seed..<seed + 1 }
    return 0..<min(rounds(standard), most)
  }

  /// Whether one round is played again, which then prints what it does.
  public static var isReplay: Bool { number("STAGECRAFT_FUZZ_SEED") != nil }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
