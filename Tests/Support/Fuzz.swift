import Foundation

/// How thoroughly tests with random input look.
public enum Fuzz {
  /// Runs a test with random input, once for each seed, and prints how many rounds that were and how fast.
  ///
  /// - Parameters:
  ///   - what: What a round is, in the plural.
  ///   - standard: The rounds of an ordinary run, see ``seeds(_:most:)``.
  ///   - most: The most rounds, for a test whose rounds are slow. Default any number.
  ///   - round: Runs the round of a seed.
  /// - Throws: What a round throws.
  public static func run(
    _ what: String,
    _ standard: Int,
    most: Int = .max,
    _ round: (Int) throws -> Void
  ) rethrows {
    let seeds = seeds(standard, most: most)
    let start = ContinuousClock.now
    for seed in seeds { try round(seed) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Double(seeds.count) / max(seconds, 1e-3)
    print("Fuzz: \(seeds.count) \(what),", String(format: "%.1f s, %.0f per second", seconds, rate))
  }

  /// Returns the seeds that a test runs, one for each round.
  ///
  /// - Parameters:
  ///   - standard: The rounds of an ordinary run; `STAGECRAFT_FUZZ=N` in the environment asks for N rounds,
  ///     `STAGECRAFT_FUZZ_SEED=S` for one round with the seed S, both for N rounds with seeds from S on.
  ///   - most: The most rounds, for a test whose rounds are slow; a tenth of that in builds that are not
  ///     optimised. Default any number.
  /// - Returns: The seeds.
  public static func seeds(_ standard: Int, most: Int = .max) -> Range<Int> {
    if isReplay, let seed = first { return seed..<seed + 1 }
    let rounds = max(number("STAGECRAFT_FUZZ") ?? standard, 1)
    let start = first ?? 0
    return start..<start + min(rounds, isOptimised ? most : max(most / 10, standard))
  }

  private static let isOptimised: Bool = {
    var isOptimised = true
    assert({ isOptimised = false }() == ())
    return isOptimised
  }()

  /// Whether one round is played again, which then prints what it does.
  public static var isReplay: Bool { first != nil && number("STAGECRAFT_FUZZ") == nil }

  private static var first: Int? { number("STAGECRAFT_FUZZ_SEED") }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
