import CoreGraphics
import Testing

struct DashingTests {
  private func line(_ length: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: length, y: 0)])
    return path
  }

  private func ends(_ path: CGPath) -> [[CGFloat]] {
    path.flattened(tolerance: 0.01).map { $0.points.map(\.x) }
  }

  @Test func `dashes and gaps follow each other`() {
    #expect(ends(line(10).copy(dashingWithPhase: 0, lengths: [3, 2])) == [[0, 3], [5, 8]])
    #expect(ends(line(10).copy(dashingWithPhase: 4, lengths: [3, 2])) == [[1, 4], [6, 9]])
    #expect(ends(line(10).copy(dashingWithPhase: -1, lengths: [3, 2])) == [[1, 4], [6, 9]])
  }

  @Test func `an odd pattern swaps dashes and gaps every time`() {
    #expect(ends(line(10).copy(dashingWithPhase: 0, lengths: [4])) == [[0, 4], [8, 10]])
    #expect(
      ends(line(14).copy(dashingWithPhase: 0, lengths: [1, 2, 3])) == [
        [0, 1], [3, 6], [7, 9], [12, 13],
      ]
    )
  }

  @Test func `an impossible pattern leaves the path as it is`() {
    #expect(line(10).copy(dashingWithPhase: 0, lengths: []) == line(10))
    #expect(line(10).copy(dashingWithPhase: 0, lengths: [0, 0]) == line(10))
    #expect(line(10).copy(dashingWithPhase: 0, lengths: [-1, 3]) == line(10))
    let largest = CGFloat.greatestFiniteMagnitude
    #expect(line(10).copy(dashingWithPhase: -1, lengths: [largest, largest]) == line(10))
  }

  @Test func `the last dash of a closed path runs on into its first one`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let dashed = square.copy(dashingWithPhase: 3, lengths: [6, 4])
    let polylines = dashed.flattened(tolerance: 0.01)
    #expect(polylines.count == 4)
    #expect(polylines[0].points == [CGPoint(x: 0, y: 3), .zero, CGPoint(x: 3, y: 0)])
  }

  @Test func `dashes cover what cairo dashes`() {
    let path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 60))
    let expected = Canvas(120, 120)
    expected.context.setLineWidth(5)
    expected.context.setLineDash(phase: 4, lengths: [9, 5])
    expected.context.addPath(path)
    expected.context.strokePath()
    let actual = Canvas(120, 120)
    actual.context.setLineWidth(5)
    actual.context.addPath(path.copy(dashingWithPhase: 4, lengths: [9, 5]))
    actual.context.strokePath()
    let difference = actual.difference(from: expected)
    #expect(difference.greatest <= 60)
    #expect(difference.mean < 0.25)
  }

  @Test func `a part is measured over all subpaths`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 100, y: 0), CGPoint(x: 130, y: 0)])
    #expect(ends(path.trimmed(from: 0.125, to: 0.5)) == [[5, 10], [100, 110]])
    #expect(ends(path.trimmed(from: 0.5, to: 1)) == [[110, 130]])
    #expect(path.trimmed(from: 0, to: 1) === path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmed(from: -3, to: 9) === path)
  }

  @Test func `half of a circle is half a circle`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let half = circle.trimmed(from: 0, to: 0.5)
    #expect(abs(half.currentPoint.x) < 1e-6)
    #expect(abs(half.currentPoint.y - 10) < 1e-6)
    let eighth = circle.trimmed(from: 0, to: 0.125).currentPoint
    #expect(abs(eighth.x - (10 + 10 * cos(.pi / 4))) < 0.01)
    #expect(abs(eighth.y - (10 + 10 * sin(.pi / 4))) < 0.01)
  }

  @Test func `a subpath that is wholly in a part stays closed`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let polylines = path.trimmed(from: 0, to: 0.75).flattened(tolerance: 0.1)
    #expect(polylines.map(\.isClosed) == [true, false])
    #expect(polylines[1].points.last == CGPoint(x: 30, y: 10))
  }
}
