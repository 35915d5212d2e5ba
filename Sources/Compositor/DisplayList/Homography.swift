public import Foundation

/// A projective map of the plane, from a layer's own coordinates to device pixels.
///
/// Points are row vectors, as everywhere in Core Animation: `[x y 1] · M` gives `[X Y W]`, and the device
/// position is `(X / W, Y / W)`. What has `W <= 0` lies behind the eye and is never drawn.
public struct Homography: Hashable, Sendable {
  /// The row that x multiplies.
  public var x: SIMD3<Double>
  /// The row that y multiplies.
  public var y: SIMD3<Double>
  /// The row that is added.
  public var origin: SIMD3<Double>

  /// Makes a map from its three rows.
  ///
  /// - Parameters:
  ///   - x: The row that x multiplies.
  ///   - y: The row that y multiplies.
  ///   - origin: The row that is added.
  public init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.origin = origin
  }

  /// The map that leaves every point where it is.
  public static let identity = Self(
    x: SIMD3(1, 0, 0),
    y: SIMD3(0, 1, 0),
    origin: SIMD3(0, 0, 1)
  )

  /// Makes a map that scales and then moves.
  ///
  /// - Parameters:
  ///   - scale: The factor of both axes.
  ///   - translation: The move, in device pixels.
  public init(scale: Double, translation: CGPoint = .zero) {
    self.init(
      x: SIMD3(scale, 0, 0),
      y: SIMD3(0, scale, 0),
      origin: SIMD3(Double(translation.x), Double(translation.y), 1)
    )
  }

  /// Returns the homogeneous image of a point.
  ///
  /// - Parameters:
  ///   - px: The point's x.
  ///   - py: The point's y.
  /// - Returns: X, Y and W.
  @inline(__always)
  package func map(_ px: Double, _ py: Double) -> SIMD3<Double> {
    x * px + y * py + origin
  }

  /// Returns the map that does this one first and `next` after it.
  ///
  /// - Parameter next: The map that follows.
  /// - Returns: The product.
  @inline(__always)
  package func concatenating(_ next: Self) -> Self {
    Self(
      x: next.apply(to: x),
      y: next.apply(to: y),
      origin: next.apply(to: origin)
    )
  }

  /// Multiplies a homogeneous row with the matrix.
  @inline(__always)
  package func apply(to row: SIMD3<Double>) -> SIMD3<Double> {
    x * row.x + y * row.y + origin * row.z
  }

  /// Returns the smallest upright rectangle around the image of one; nil when part of it is behind the eye.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The rectangle around its image.
  func boundingBox(of rect: CGRect) -> CGRect? {
    let corners = [
      map(rect.minX, rect.minY), map(rect.maxX, rect.minY), map(rect.minX, rect.maxY),
      map(rect.maxX, rect.maxY),
    ]
    guard corners.allSatisfy({ $0.z > 0 }) else { return nil }
    let (xs, ys) = (corners.map { $0.x / $0.z }, corners.map { $0.y / $0.z })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The determinant; its sign tells which face of the plane is seen, 0 means edge-on or degenerate.
  @inline(__always)
  package var determinant: Double {
    x.x * (y.y * origin.z - y.z * origin.y)
      - x.y * (y.x * origin.z - y.z * origin.x)
      + x.z * (y.x * origin.y - y.y * origin.x)
  }

  /// Whether all nine numbers are finite.
  package var isFinite: Bool {
    let sum = x * 0 + y * 0 + origin * 0
    return sum == SIMD3<Double>(0, 0, 0)
  }

  /// Whether W is 1 everywhere, so that the map is affine.
  @inline(__always)
  package var isAffine: Bool { x.z == 0 && y.z == 0 && origin.z == 1 }

  /// The inverse map, or nil when the plane is seen edge-on or the matrix is not finite.
  package var inverse: Self? {
    let determinant = self.determinant
    guard isFinite, determinant.isFinite, determinant != 0 else { return nil }
    let factor = 1 / determinant
    guard factor.isFinite else { return nil }
    return Self(
      x: SIMD3(
        y.y * origin.z - y.z * origin.y,
        x.z * origin.y - x.y * origin.z,
        x.y * y.z - x.z * y.y
      ) * factor,
      y: SIMD3(
        y.z * origin.x - y.x * origin.z,
        x.x * origin.z - x.z * origin.x,
        x.z * y.x - x.x * y.z
      ) * factor,
      origin: SIMD3(
        y.x * origin.y - y.y * origin.x,
        x.y * origin.x - x.x * origin.y,
        x.x * y.y - x.y * y.x
      ) * factor
    )
  }
}
