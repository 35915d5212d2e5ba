package import Foundation

/// The sizes of a window in its three units: points, the window system's units, and pixels.
///
/// X11 has no scale of its own: there a unit is a pixel and the scale is ours. On Wayland and macOS a unit may
/// be several pixels, which multiplies with our scale.
nonisolated package struct WindowGeometry: Hashable, Sendable {
  /// Window units for one point.
  package let unitsPerPoint: Double
  /// The size of what the window shows, in points; never below the minimum.
  package let size: CGSize
  /// Pixels for one point.
  package let pixelsPerPoint: Double
  /// Pixels across the window.
  package let pixelWidth: Int
  /// Pixels down the window.
  package let pixelHeight: Int

  /// Measures a window.
  ///
  /// - Parameters:
  ///   - unitsPerPoint: The scale that a person chose.
  ///   - windowWidth: The width in window units.
  ///   - windowHeight: The height in window units.
  ///   - pixelWidth: The width in pixels.
  ///   - pixelHeight: The height in pixels.
  ///   - minimum: The least size, in points; a smaller window shows a part of it.
  package init(
    unitsPerPoint: Double,
    windowWidth: Int,
    windowHeight: Int,
    pixelWidth: Int,
    pixelHeight: Int,
    minimum: CGSize = .zero
  ) {
    self.unitsPerPoint = unitsPerPoint
    self.pixelWidth = max(pixelWidth, 1)
    self.pixelHeight = max(pixelHeight, 1)
    let density = windowWidth > 0 ? Double(self.pixelWidth) / Double(windowWidth) : 1
    pixelsPerPoint = unitsPerPoint * density
    size = CGSize(
      width: max(Double(windowWidth) / unitsPerPoint, minimum.width),
      height: max(Double(windowHeight) / unitsPerPoint, minimum.height)
    )
  }

  /// Returns how many window units a length in points takes.
  ///
  /// - Parameters:
  ///   - points: The length in points.
  ///   - unitsPerPoint: The scale.
  /// - Returns: The units, rounded up.
  package static func units(_ points: Double, unitsPerPoint: Double) -> Int32 {
    Int32((points * unitsPerPoint).rounded(.up))
  }
}
