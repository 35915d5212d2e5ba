package import Foundation
import UIKit

/// The quadratic curve along which a position moves.
nonisolated package struct ArcPath: Equatable {
  package let start: CGPoint
  package let control: CGPoint
  package let end: CGPoint

  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.start = start
    self.control = control
    self.end = end
  }

  /// Makes the curve between two points; nil when they lie on a straight line along an axis.
  ///
  /// The curve leaves the higher point sideways and arrives at the lower one vertically.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  ///   - intensity: 1 is the full curve, 0 a straight line, -1 the opposite bulge.
  package init?(from start: CGPoint, to end: CGPoint, intensity: CGFloat) {
    guard abs(end.x - start.x) >= 1, abs(end.y - start.y) >= 1 else { return nil }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let corner =
      start.y > end.y
      ? CGPoint(x: end.x, y: start.y) : CGPoint(x: start.x, y: end.y)
    self.init(
      start: start,
      control: CGPoint(
        x: middle.x + (corner.x - middle.x) * intensity,
        y: middle.y + (corner.y - middle.y) * intensity
      ),
      end: end
    )
  }

  package func point(at parameter: CGFloat) -> CGPoint {
    let rest = 1 - parameter
    return CGPoint(
      x: rest * rest * start.x + 2 * rest * parameter * control.x + parameter * parameter * end.x,
      y: rest * rest * start.y + 2 * rest * parameter * control.y + parameter * parameter * end.y
    )
  }

  /// Returns the piece between two parameters, which may run backwards (de Casteljau's
  /// construction).
  package func piece(from first: CGFloat, to second: CGFloat) -> ArcPath {
    func blend(_ one: CGFloat, _ other: CGFloat) -> CGPoint {
      let left = CGPoint(
        x: start.x + (control.x - start.x) * one,
        y: start.y + (control.y - start.y) * one
      )
      let right = CGPoint(
        x: control.x + (end.x - control.x) * one,
        y: control.y + (end.y - control.y) * one
      )
      return CGPoint(
        x: left.x + (right.x - left.x) * other,
        y: left.y + (right.y - left.y) * other
      )
    }
    return ArcPath(start: point(at: first), control: blend(first, second), end: point(at: second))
  }

  /// Returns the parameter at which the curve passes a point; nil when it does not.
  package func parameter(passing point: CGPoint) -> CGFloat? {
    let steps = 64
    func distance(_ parameter: CGFloat) -> CGFloat {
      let own = self.point(at: parameter)
      return hypot(own.x - point.x, own.y - point.y)
    }
    let samples = (0...steps).map { CGFloat($0) / CGFloat(steps) }
    guard let coarse = samples.min(by: { distance($0) < distance($1) }) else { return nil }
    var low = max(coarse - 1 / CGFloat(steps), 0)
    var high = min(coarse + 1 / CGFloat(steps), 1)
    for _ in 0..<60 {
      let third = (high - low) / 3
      if distance(low + third) < distance(high - third) { high -= third } else { low += third }
    }
    let parameter = (low + high) / 2
    return distance(parameter) < Self.onCurve ? parameter : nil
  }

  /// How near, in points, a position counts as on the curve.
  private static let onCurve: CGFloat = 0.05

  package var path: CGPath {
    let path = CGMutablePath()
    path.move(to: start)
    path.addQuadCurve(to: end, control: control)
    return path
  }
}
