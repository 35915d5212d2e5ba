import Foundation

/// The bounds that everything is cut at, as seen from the layer that is drawn.
///
/// An edge that lies on an edge of the clip would be softened twice, by itself and by the clip, and let a fringe of
/// what is behind it shine through. It may as well lie further out. The same holds for a whole shape with rounded
/// corners within an equal one.
struct EnclosingClip: Equatable {
  private let minX: Double
  private let minY: Double
  private let maxX: Double
  private let maxY: Double
  /// The radii of the corners; nil when the clip is no rectangle or its corners are no circles from here.
  private let radii: SIMD4<Double>?

  /// How far an edge may be from the clip's and count as the same, in points.
  private static let tolerance = 1e-4

  private init(_ rect: RoundedRect, radii: SIMD4<Double>?) {
    (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.radii = radii
  }

  /// Makes the clip of a layer.
  ///
  /// - Parameters:
  ///   - bounds: The layer's bounds.
  ///   - shape: The shape that it clips to.
  init(_ bounds: CGRect, _ shape: DisplayList.Shape) {
    guard case .roundedRect(let rect) = shape else {
      self.init(RoundedRect(bounds), radii: nil)
      return
    }
    self.init(RoundedRect(bounds), radii: rect.radii)
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
      RoundedRect(
        minX: (minX - x) / across,
        minY: (minY - y) / down,
        maxX: (maxX - x) / across,
        maxY: (maxY - y) / down
      ),
      radii: abs(across - down) <= 1e-9 * across ? radii.map { $0 / across } : nil
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
  /// - Returns: The rectangle; one with rounded corners stays, unless the clip is the same.
  func extend(_ rect: RoundedRect, by pad: Double) -> RoundedRect {
    guard !rect.isRounded || isSame(as: rect) else { return rect }
    var result = rect
    result.radii = SIMD4(0, 0, 0, 0)
    if rect.minX <= minX + Self.tolerance { result.minX -= pad }
    if rect.minY <= minY + Self.tolerance { result.minY -= pad }
    if rect.maxX >= maxX - Self.tolerance { result.maxX += pad }
    if rect.maxY >= maxY - Self.tolerance { result.maxY += pad }
    return result
  }

  /// Whether the clip has the edges and the corners of a rectangle.
  private func isSame(as rect: RoundedRect) -> Bool {
    guard let radii else { return false }
    let edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY) - SIMD4(minX, minY, maxX, maxY)
    let corners = rect.radii - radii
    return max(edges.max(), -edges.min(), corners.max(), -corners.min()) <= Self.tolerance
  }
}
