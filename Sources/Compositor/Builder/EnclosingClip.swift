import Foundation

/// The bounds that everything is cut at, as seen from the layer that is drawn.
///
/// An edge that lies on an edge of the clip would be softened twice, by itself and by the clip, and let a fringe of
/// what is behind it shine through. It may as well lie further out.
struct EnclosingClip: Equatable {
  private let minX: Double
  private let minY: Double
  private let maxX: Double
  private let maxY: Double

  /// How far an edge may be from the clip's and count as the same, in points.
  private static let tolerance = 1e-4

  private init(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(_ rect: CGRect) {
    self.init(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
  }

  /// Returns the clip as seen from a sublayer.
  ///
  /// - Parameter map: From the sublayer's coordinates to those of the clip.
  /// - Returns: The clip; nil when the sublayer is turned against it.
  func seen(through map: Homography) -> EnclosingClip? {
    let (across, down) = (map.x.x, map.y.y)
    guard across > 0, down > 0, map.x == SIMD3(across, 0, 0), map.y == SIMD3(0, down, 0) else {
      return nil
    }
    guard map.origin.z == 1 else { return nil }
    let (x, y) = (map.origin.x, map.origin.y)
    return EnclosingClip(
      (minX - x) / across,
      (minY - y) / down,
      (maxX - x) / across,
      (maxY - y) / down
    )
  }

  /// Whether an edge of a rectangle lies on one of the clip's, or beyond it.
  func touches(_ rect: CGRect) -> Bool {
    Double(rect.minX) <= minX + Self.tolerance || Double(rect.minY) <= minY + Self.tolerance
      || Double(rect.maxX) >= maxX - Self.tolerance || Double(rect.maxY) >= maxY - Self.tolerance
  }

  /// Returns a rectangle whose edges on the clip's edges, or beyond them, are moved outwards.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - pad: How far an edge is moved.
  /// - Returns: The rectangle; one with rounded corners stays.
  func extend(_ rect: RoundedRect, by pad: Double) -> RoundedRect {
    guard !rect.isRounded else { return rect }
    var result = rect
    if rect.minX <= minX + Self.tolerance { result.minX -= pad }
    if rect.minY <= minY + Self.tolerance { result.minY -= pad }
    if rect.maxX >= maxX - Self.tolerance { result.maxX += pad }
    if rect.maxY >= maxY - Self.tolerance { result.maxY += pad }
    return result
  }
}
