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
}
