import Foundation

/// Counts how many values each numbered case checked while one test runs.
public final class SpecLedger: @unchecked Sendable {
  // The lock guards `counts`.
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// The ledger of the test that is running, or nil outside numbered tests.
  @TaskLocal public static var current: SpecLedger?

  /// Makes an empty ledger.
  public init() {}

  /// Adds checks to a number.
  ///
  /// - Parameters:
  ///   - number: The case's number.
  ///   - checks: How many values were compared.
  public func count(_ number: String, checks: Int) {
    lock.withLock { counts[number, default: 0] += checks }
  }

  /// Returns how many values a case checked so far.
  ///
  /// - Parameter number: The case's number.
  /// - Returns: The number of checks, 0 when there were none.
  public func checks(of number: String) -> Int {
    lock.withLock { counts[number, default: 0] }
  }
}
