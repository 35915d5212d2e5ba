public import Foundation

/// The computed cases of the UIKit and QuartzCore specification, read from `Tests/Support/Cases`.
public enum CaseFile {
  /// One computed case.
  public struct Record: Sendable {
    /// What the case says, in words.
    public let text: String
    /// The section of the specification, such as `A`.
    public let section: String
    /// The expected values in order; nil when the case is stated in words only.
    public let expected: [Double]?
    /// The largest allowed difference of each value.
    public let tolerance: Double
    /// What the case expects when that is not a row of numbers, as the file's own text.
    public let expectedText: String
  }

  /// The folder with the copied case files.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// The cases by number, such as `U-8`.
  public static let uikit: [String: Record] = read("uikit_cases.json")

  private static func read(_ name: String) -> [String: Record] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
      let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [:] }
    var records: [String: Record] = [:]
    for row in rows {
      guard let number = row["id"] as? String else { continue }
      records[number] = Record(
        text: row["text"] as? String ?? "",
        section: row["sec"] as? String ?? "",
        expected: numbers(row["expected"]),
        tolerance: (row["tol"] as? NSNumber)?.doubleValue ?? 0,
        expectedText: row["expected"].map { "\($0)" } ?? ""
      )
    }
    return records
  }

  private static func numbers(_ value: Any?) -> [Double]? {
    if let number = value as? NSNumber { return [number.doubleValue] }
    return (value as? [Any]).flatMap { list in
      let flat = list.compactMap { ($0 as? NSNumber)?.doubleValue }
      return flat.count == list.count ? flat : nil
    }
  }
}
