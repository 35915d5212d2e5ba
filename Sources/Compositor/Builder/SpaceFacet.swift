import Foundation
import QuartzCore

/// A layer's plane, or a part of it, among siblings in one space.
///
/// Points are homogeneous: X, Y, Z, W. The eye looks along the z axis from where z is largest.
struct SpaceFacet {
  /// Which sibling it is.
  let index: Int
  /// What is left of the layer: corners of a convex polygon in front of the eye.
  var corners: [SIMD4<Double>]
  /// The plane: its product with a point is positive in front of it.
  let plane: SIMD4<Double>
  /// The rows of the layer's matrix that span its plane.
  let rows: (x: SIMD4<Double>, y: SIMD4<Double>, origin: SIMD4<Double>)
  /// The cuts that made the polygon.
  var cuts: [SpaceCut] = []

  private static let nearest = 1e-5

  init(index: Int, matrix: CATransform3D, extent: CGRect) {
    self.index = index
    rows = (matrix.row1, matrix.row2, matrix.row4)
    let (x0, y0) = (Double(extent.minX), Double(extent.minY))
    let (x1, y1) = (Double(extent.maxX), Double(extent.maxY))
    let (x, y, origin) = rows
    let whole = [
      x * x0 + y * y0 + origin, x * x1 + y * y0 + origin,
      x * x1 + y * y1 + origin, x * x0 + y * y1 + origin,
    ]
    corners = ConvexPolygon.clip(whole) { $0.w - Self.nearest }
    var plane = Self.plane(x, y, origin)
    if plane.z < 0 { plane = -plane }
    let length = (plane.x * plane.x + plane.y * plane.y + plane.z * plane.z).squareRoot()
    self.plane = length > 0 && length.isFinite ? plane / length : SIMD4(0, 0, 0, 0)
  }

  /// Whether the plane is seen at more than its edge.
  var isVisible: Bool { corners.count > 2 && plane.z > 1e-9 }

  /// The distance of a point from a plane, in points.
  static func distance(_ point: SIMD4<Double>, _ plane: SIMD4<Double>) -> Double {
    (point * plane).sum() / point.w
  }

  /// The plane through three homogeneous points: their product in four dimensions.
  private static func plane(
    _ a: SIMD4<Double>,
    _ b: SIMD4<Double>,
    _ c: SIMD4<Double>
  ) -> SIMD4<Double> {
    let minor = { (i: Int, j: Int, k: Int) -> Double in
      a[i] * (b[j] * c[k] - b[k] * c[j]) - a[j] * (b[i] * c[k] - b[k] * c[i])
        + a[k] * (b[i] * c[j] - b[j] * c[i])
    }
    return SIMD4(minor(1, 2, 3), -minor(0, 2, 3), minor(0, 1, 3), -minor(0, 1, 2))
  }

  /// The part on one side of another facet's plane.
  func part(_ other: SpaceFacet, isInFront: Bool) -> SpaceFacet {
    let sign = isInFront ? 1.0 : -1.0
    var result = self
    result.corners = ConvexPolygon.clip(corners) { ($0 * other.plane).sum() * sign }
    let (x, y, origin) = rows
    let line = SIMD3(
      (x * other.plane).sum(),
      (y * other.plane).sum(),
      (origin * other.plane).sum()
    )
    result.cuts.append(SpaceCut(line: line, isInFront: isInFront))
    return result
  }

  /// The depth of the plane at a place of the picture.
  func depth(_ x: Double, _ y: Double) -> Double {
    -(plane.x * x + plane.y * y + plane.w) / plane.z
  }
}
