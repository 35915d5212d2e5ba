import Hero
import TestSupport
import Testing

@Suite("AutomaticDuration") nonisolated struct AutomaticDurationTests {
  private typealias Place = AutomaticDuration.Place

  private func place(
    _ x: CGFloat = 0,
    _ y: CGFloat = 0,
    _ width: CGFloat = 100,
    _ height: CGFloat = 100,
    _ transform: CATransform3D = CATransform3DIdentity
  ) -> Place {
    Place(
      position: CGPoint(x: x, y: y),
      size: CGSize(width: width, height: height),
      transform: transform
    )
  }

  @Test(.spec("H-68")) func `longer ways last longer`() {
    let rows: [(Place, Place, Double)] = [
      (place(), place(), 0.208),
      (place(), place(0, 0, 100, 100, CATransform3DMakeTranslation(100, 0, 0)), 0.241333),
      (place(), place(300, 400), 0.374667),
      (place(), place(0, 0, 100, 100, CATransform3DMakeScale(0.5, 0.5, 1)), 0.231570),
      (
        place(0, 0, 100, 50),
        place(0, 0, 100, 50, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
        0.260705
      ),
      (place(0, 0, 50, 50), place(150, 250, 100, 100), 0.328753),
    ]
    for (start, end, seconds) in rows {
      let found = AutomaticDuration.between(start, end)
      SpecCase("H-68").expect(that: abs(found - seconds) < 1e-6, "\(found) \(seconds)")
    }
  }

  @Test func `a long way is no longer than 500 points`() {
    #expect(
      AutomaticDuration.between(place(), place(5000, 0))
        == AutomaticDuration.between(place(), place(0, 500))
    )
  }
}
