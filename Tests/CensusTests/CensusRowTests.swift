import Testing

@testable import Census

@Suite("Census rows") struct CensusRowTests {
  @Test func `given a table, then each line is a symbol, its kind and its repositories`() throws {
    let rows = try CensusRow.rows(
      of: "symbol\tkind\trepos\tuses\nUIView\ttype\t99\t911\n",
      path: "a"
    )
    #expect(rows == [CensusRow(symbol: "UIView", kind: "type", repositories: 99)])
  }

  @Test func `a fourth column that is called so is the type that a use must have`() throws {
    let rows = try CensusRow.rows(
      of: "symbol\tkind\tbodies\ttype\nUIView.tag\tsettable property\t2\tInt\nUIView\ttype\t3\t\n",
      path: "a"
    )
    #expect(rows.map(\.type) == ["Int", ""])
    #expect(throws: CensusError.self) {
      try CensusRow.rows(of: "symbol\tkind\tbodies\ttype\nUIView\ttype\t3\n", path: "a")
    }
  }

  @Test(arguments: ["UIView\ttype", "UIView\ttype\tmany", "\ttype\t3"])
  func `given a line that is none, then the message names its place`(line: String) {
    let error = #expect(throws: CensusError.self) {
      try CensusRow.rows(of: "symbol\tkind\trepos\n\(line)\n", path: "table.tsv")
    }
    #expect(error?.description.hasPrefix("table.tsv:2: ") == true)
  }

  @Test func `given a header alone, then it says so`() {
    #expect(throws: CensusError.self) { try CensusRow.rows(of: "symbol\tkind\trepos\n", path: "t") }
  }
}
