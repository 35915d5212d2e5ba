import Hero
import Testing

@Suite("ArcPath") nonisolated struct ArcPathTests {
  @Test(arguments: [(1.0, 25.0, 150.0), (0, 50, 100), (-1, 75, 50)])
  func `half-way points of a way down`(intensity: Double, x: Double, y: Double) throws {
    let arc = try #require(
      ArcPath(from: .zero, to: CGPoint(x: 100, y: 200), intensity: intensity)
    )
    #expect(arc.point(at: 0.5) == CGPoint(x: x, y: y))
  }

  @Test func `the way up bulges to the same side`() throws {
    let arc = try #require(
      ArcPath(from: CGPoint(x: 0, y: 200), to: CGPoint(x: 100, y: 0), intensity: 1)
    )
    #expect(arc.point(at: 0.5) == CGPoint(x: 75, y: 150))
  }

  @Test func `a way along an axis is no arc`() {
    #expect(ArcPath(from: .zero, to: CGPoint(x: 100, y: 0.5), intensity: 1) == nil)
  }

  @Test func `a piece follows the whole, forwards and backwards`() throws {
    let arc = try #require(
      ArcPath(from: .zero, to: CGPoint(x: 100, y: 200), intensity: 1)
    )
    for (first, last) in [(0.2, 1.0), (0.7, 0.0), (0.0, 1.0)] {
      let piece = arc.piece(from: first, to: last)
      for step in [0.0, 0.25, 0.5, 1.0] {
        let own = piece.point(at: step)
        let whole = arc.point(at: first + (last - first) * step)
        #expect(hypot(own.x - whole.x, own.y - whole.y) < 1e-9)
      }
    }
  }

  @Test func `a point on the curve knows its parameter`() throws {
    let arc = try #require(
      ArcPath(from: .zero, to: CGPoint(x: 100, y: 200), intensity: 1)
    )
    let found = try #require(arc.parameter(passing: arc.point(at: 0.3)))
    #expect(abs(found - 0.3) < 1e-4)
    #expect(arc.parameter(passing: CGPoint(x: 300, y: 0)) == nil)
  }
}
