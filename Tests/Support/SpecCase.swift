import Foundation
public import Testing

/// A numbered case of the specification, such as `U-8` or `H-12`, that a test stands for.
///
/// A test that carries a number is written `@Test(.spec("U-8"))` and checks through this type. The trait
/// fails a test that checked nothing, and reports what was checked when a report is asked for.
public struct SpecCase: Sendable {
  /// The number, such as `U-8`.
  public let number: String

  /// Makes the case with a number.
  public init(_ number: String) {
    self.number = number
  }

  /// Checks computed values against the expected values of the case file, in order, within its tolerance.
  ///
  /// - Parameters:
  ///   - actual: The computed values.
  ///   - tolerance: A looser bound than the file's, or nil for the file's own.
  ///   - sourceLocation: Where a failure is reported.
  public func expect(
    _ actual: [Double],
    tolerance: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let record = CaseFile.uikit[number], let expected = record.expected else {
      Issue.record(
        "\(number) has no expected values in the case file",
        sourceLocation: sourceLocation
      )
      return
    }
    SpecLedger.current?.count(number, checks: expected.count)
    #expect(actual.count == expected.count, "\(number)", sourceLocation: sourceLocation)
    let bound = tolerance ?? record.tolerance
    for (index, pair) in zip(actual, expected).enumerated() {
      let isWithin = abs(pair.0 - pair.1) <= bound || pair.0 == pair.1
      #expect(
        isWithin,
        "\(number) [\(index)]: got \(pair.0), expected \(pair.1) ± \(bound)",
        sourceLocation: sourceLocation
      )
    }
  }

  /// Checks a statement of the case that is not a row of numbers.
  ///
  /// - Parameters:
  ///   - condition: What must hold.
  ///   - comment: What a failure says.
  ///   - sourceLocation: Where a failure is reported.
  public func expect(
    that condition: Bool,
    _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    SpecLedger.current?.count(number, checks: 1)
    #expect(condition, "\(number) \(comment())", sourceLocation: sourceLocation)
  }

  /// Checks that two values are equal, and names both when they are not.
  ///
  /// - Parameters:
  ///   - actual: The computed value.
  ///   - expected: The value that the case asks for.
  ///   - sourceLocation: Where a failure is reported.
  public func expect<Value: Equatable>(
    _ actual: Value,
    equals expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    SpecLedger.current?.count(number, checks: 1)
    #expect(actual == expected, "\(number)", sourceLocation: sourceLocation)
  }
}
