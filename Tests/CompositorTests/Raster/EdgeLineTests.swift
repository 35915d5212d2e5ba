import Testing

@testable import Compositor

@Suite("Edges of quads") struct EdgeLineTests {
  @Test func `a line is normalised, and measured at pixel centres`() throws {
    let line = try #require(EdgeLine(x: 3, y: 4, constant: 10))
    #expect(abs(line.a - 0.6) < 1e-12)
    #expect(abs(line.b - 0.8) < 1e-12)
    #expect(abs(line.c - 2.7) < 1e-12)
  }

  @Test(arguments: [0, 1e-300, 1e-200, 1e-151])
  func `a function that changes nowhere holds everywhere or nowhere`(x: Double) {
    #expect(EdgeLine(x: x, y: 0, constant: 0)?.a == 0)
    #expect(EdgeLine(x: x, y: x, constant: 1)?.c == EdgeLine.everywhere.c)
    #expect(EdgeLine(x: x, y: 0, constant: -1)?.a == nil)
  }

  @Test(arguments: [1e200, .infinity, .nan])
  func `a function beyond all numbers is no edge`(x: Double) {
    #expect(EdgeLine(x: x, y: 0, constant: 1)?.a == nil)
  }
}
