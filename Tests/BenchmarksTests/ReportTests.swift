import Foundation
import Testing

@testable import Benchmarks

@Suite struct ReportTests {
  private var report: Report {
    var report = Report(runs: 24, warmUps: 5)
    var row = Row(id: "P1", size: "780x1688", threads: 1, milliseconds: 5.25)
    row.yardsticks = [Yardstick("memcpy", 0.0875)]
    row.checks = [Check("x memcpy", 60, gate: 59), Check("x kernels", 1.1, target: 1.15)]
    report.add(row)
    row = Row(id: "W3", size: "1111 views", milliseconds: 0.02)
    row.checks = [Check("M views/s", 55.5, gate: 20, target: 50, wantsMore: true)]
    report.add(row)
    return report
  }

  @Test func `given a missed gate, then the summary counts and names it`() {
    let lines = report.summary.split(separator: "\n")
    #expect(lines.first == "1 of 2 gates hold; 2 of 2 targets are reached.")
    #expect(lines.last == "misses the gate: P1 780x1688 1 thread: 60 x memcpy, gate 59")
    #expect(report.missedGates.count == 1)
  }

  @Test func `given a row, then its text has its yardsticks, limits and verdicts`() throws {
    let lines = Report.text(try #require(report.rows.first)).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("P1 780x1688 1 thread"))
    #expect(lines[0].hasSuffix("5.25 ms   memcpy 0.087 ms"))
    #expect(lines[1].hasSuffix("misses the gate"))
    #expect(lines[1].contains("60 x memcpy"))
    #expect(lines[2].contains("target 1.15"))
  }

  @Test func `given JSON, then it reads back as the same report`() throws {
    let data = try report.json()
    #expect(try JSONDecoder().decode(Report.self, from: data) == report)
    #expect(try report.json() == data)
  }

  @Test(arguments: [
    (1234.4, "1234"), (60, "60"), (12.345, "12.3"), (1.234, "1.23"), (0.0125, "0.013"),
  ])
  func `given a number, then three digits are shown`(value: Double, text: String) {
    #expect(Report.figure(value) == text)
  }
}
