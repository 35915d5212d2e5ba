public import Foundation

/// A rectangle with a circular radius at each corner.
public struct RoundedRect: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The top edge.
  public var minY: Double
  /// The right edge, at least `minX`.
  public var maxX: Double
  /// The bottom edge, at least `minY`.
  public var maxY: Double
  /// The radii of the corners, each 0 or more: (minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY).
  public var radii: SIMD4<Double>

  /// Makes a rectangle with one radius; the radius is clamped to half the shorter side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. It is standardised.
  ///   - radius: The radius of every rounded corner. Default 0.
  ///   - corners: A bit for each rounded corner, in the order of `radii`. Default all.
  public init(_ rect: CGRect, radius: Double = 0, corners: UInt = 15) {
    let minX = Double(rect.origin.x)
    let minY = Double(rect.origin.y)
    let width = Double(rect.size.width)
    let height = Double(rect.size.height)
    self.minX = min(minX, minX + width)
    self.maxX = max(minX, minX + width)
    self.minY = min(minY, minY + height)
    self.maxY = max(minY, minY + height)
    let limit = min(abs(width), abs(height)) / 2
    let clamped = radius > 0 ? min(radius, limit) : 0
    self.radii = SIMD4(
      corners & 1 != 0 ? clamped : 0,
      corners & 2 != 0 ? clamped : 0,
      corners & 4 != 0 ? clamped : 0,
      corners & 8 != 0 ? clamped : 0
    )
  }

  /// Makes a rectangle of its edges and radii.
  ///
  /// - Parameters:
  ///   - minX: The left edge.
  ///   - minY: The top edge.
  ///   - maxX: The right edge.
  ///   - maxY: The bottom edge.
  ///   - radii: The radii of the corners. Default none.
  package init(
    minX: Double,
    minY: Double,
    maxX: Double,
    maxY: Double,
    radii: SIMD4<Double> = SIMD4(0, 0, 0, 0)
  ) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
    self.radii = radii
  }

  /// The width, 0 or more.
  public var width: Double { maxX - minX }
  /// The height, 0 or more.
  public var height: Double { maxY - minY }

  /// Whether the rectangle has no area or is not a number.
  package var isEmpty: Bool { !(maxX > minX && maxY > minY) }

  /// Whether any corner is rounded.
  package var isRounded: Bool { radii != SIMD4<Double>(0, 0, 0, 0) }

  /// Whether all corners have the same radius.
  package var isUniform: Bool { radii == SIMD4(repeating: radii[0]) }

  /// Returns the rectangle inside this one at a distance; the radii shrink with it.
  ///
  /// - Parameter distance: The distance, negative for outside.
  /// - Returns: The rectangle; empty when the distance is too large.
  package func inset(by distance: Double) -> Self {
    var result = self
    result.minX += distance
    result.minY += distance
    result.maxX -= distance
    result.maxY -= distance
    for index in 0..<4 where radii[index] > 0 {
      result.radii[index] = max(0, radii[index] - distance)
    }
    return result
  }

  /// Returns the rectangle moved.
  ///
  /// - Parameters:
  ///   - dx: How far to the right.
  ///   - dy: How far down.
  /// - Returns: The moved rectangle.
  package func offset(dx: Double, dy: Double) -> Self {
    var result = self
    result.minX += dx
    result.maxX += dx
    result.minY += dy
    result.maxY += dy
    return result
  }
}
