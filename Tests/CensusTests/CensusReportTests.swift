import Testing

@testable import Census

@Suite("Census report") struct CensusReportTests {
  private func entry(_ repositories: Int, _ status: CensusStatus) -> CensusEntry {
    CensusEntry(
      row: CensusRow(symbol: "S", kind: "type", repositories: repositories),
      status: status
    )
  }

  @Test func `what stands apart is in no share`() {
    let report = CensusReport(entries: [
      entry(9, .supported(test: "t")), entry(9, .apart(what: "language")),
    ])
    #expect(report.share(repositories: 5) == (1, 1))
    #expect(report.isComplete)
  }

  @Test func `what no test covers is not supported`() {
    let report = CensusReport(entries: [entry(5, .untested)])
    #expect(!report.isComplete)
    #expect(report.text.contains("missing\t5\tS\tno test covers it"))
  }

  @Test func `one in twenty may be missing where few use it`() {
    let few = (0..<19).map { _ in entry(2, .supported(test: "t")) }
    #expect(CensusReport(entries: few + [entry(2, .missing(reason: "r"))]).isComplete)
    #expect(!CensusReport(entries: few.dropLast() + [entry(2, .missing(reason: "r"))]).isComplete)
  }

  @Test func `what code needs to compile may be missing for a reason, but not without one`() {
    let used = [entry(5, .supported(test: "t"))]
    let statuses: [(CensusStatus, Bool)] = [
      (.supported(test: "t"), true), (.different(reason: "r"), true),
      (.missing(reason: "r"), true), (.apart(what: "language"), true), (.untested, false),
      (.unexplained(message: "not built"), false), (.stale(reason: "r"), false),
    ]
    for (status, isComplete) in statuses {
      let report = CensusReport(entries: used, required: [entry(1, status)])
      #expect(report.isComplete == isComplete, "\(status)")
      #expect(report.text.contains(isComplete ? "0 without a reason" : "1 without a reason"))
    }
  }

  @Test func `a reason for what is there is a fault, however few use it`() {
    let report = CensusReport(entries: [
      entry(5, .supported(test: "t")), entry(1, .stale(reason: "it is not built")),
    ])
    #expect(!report.isComplete)
    #expect(report.text.contains("it is there, although it is said that it is not built"))
  }
}
