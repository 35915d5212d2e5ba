import Foundation
import Testing

@testable import Playground

@Suite struct MotionCurveTests {
  @Test(arguments: ModifierPreset.all.map(\.curve))
  func `given any preset, then its curve runs from 0 to 1`(curve: MotionCurve) {
    let points = curve.points(101)
    #expect(points.count == 101)
    #expect(abs(points[0].x) < 1e-9 && abs(points[0].y) < 1e-9)
    #expect(abs(points[100].x - 1) < 1e-9 && abs(points[100].y - 1) < 0.01)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x })
  }

  @Test func `given a loose spring, then it overshoots`() {
    let highest = MotionCurve.spring(320, 14).points(200).map(\.y).max() ?? 0
    #expect(highest > 1.2 && highest < 1.4)
  }
}
