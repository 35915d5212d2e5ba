import Foundation
public import Testing

/// Ties a test to the numbers of the specification that it stands for.
///
/// After the test each number must have checked at least one value through ``SpecCase``; otherwise the test
/// fails. With `STAGECRAFT_SPEC_REPORT=FILE` in the environment, a line `number<TAB>checks` is appended to
/// the file for each number.
public struct SpecTrait: TestTrait, TestScoping {
  let numbers: [String]

  /// Runs the test with a ledger of its own and then reads it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: The body.
  /// - Throws: What the body throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let ledger = SpecLedger()
    try await SpecLedger.$current.withValue(ledger) {
      try await function()
    }
    for number in numbers where ledger.checks(of: number) == 0 {
      Issue.record("\(number): its test checks nothing", sourceLocation: test.sourceLocation)
    }
    report(ledger)
  }

  private func report(_ ledger: SpecLedger) {
    guard let path = ProcessInfo.processInfo.environment["STAGECRAFT_SPEC_REPORT"] else { return }
    for number in numbers {
      SpecReport.append("\(number)\t\(ledger.checks(of: number))\n", to: path)
    }
  }
}

extension Trait where Self == SpecTrait {
  /// Says which numbered cases of the specification the test stands for.
  ///
  /// - Parameter numbers: Numbers such as `U-8` or `H-12`.
  /// - Returns: The trait.
  public static func spec(_ numbers: String...) -> SpecTrait {
    SpecTrait(numbers: numbers)
  }
}
