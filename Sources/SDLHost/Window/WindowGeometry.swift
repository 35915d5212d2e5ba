package import Foundation

/// The sizes of a window in its three units: points, the window system's units, and pixels.
///
/// X11 has no scale of its own: there a unit is a pixel and the scale is ours. On Wayland and macOS a unit may
/// be several pixels, which multiplies with our scale.
nonisolated package struct WindowGeometry: Hashable, Sendable {
  /// Window units for one point: the chosen scale, or less in a window that is too small for the least content.
  package let unitsPerPoint: Double
  /// The size of what the window shows, in points; never below the minimum, unless the window is tiny.
  package let size: CGSize
  /// Pixels for one point.
  package let pixelsPerPoint: Double
  /// Pixels across the window.
  package let pixelWidth: Int
  /// Pixels down the window.
  package let pixelHeight: Int

  /// The smallest scale that content is shown at; below it nothing can be read anyway.
  private static let leastScale = 0.25

  /// Measures a window.
  ///
  /// - Parameters:
  ///   - unitsPerPoint: The scale that a person chose.
  ///   - windowWidth: The width in window units.
  ///   - windowHeight: The height in window units.
  ///   - pixelWidth: The width in pixels.
  ///   - pixelHeight: The height in pixels.
  ///   - minimum: The least size, in points; a smaller window shows all of it at a smaller scale.
  package init(
    unitsPerPoint: Double,
    windowWidth: Int,
    windowHeight: Int,
    pixelWidth: Int,
    pixelHeight: Int,
    minimum: CGSize = .zero
  ) {
    let fitting = min(
      minimum.width > 0 ? Double(windowWidth) / minimum.width : unitsPerPoint,
      minimum.height > 0 ? Double(windowHeight) / minimum.height : unitsPerPoint
    )
    self.unitsPerPoint = max(min(unitsPerPoint, fitting), min(unitsPerPoint, Self.leastScale))
    self.pixelWidth = max(pixelWidth, 1)
    self.pixelHeight = max(pixelHeight, 1)
    let density = windowWidth > 0 ? Double(self.pixelWidth) / Double(windowWidth) : 1
    pixelsPerPoint = self.unitsPerPoint * density
    size = CGSize(
      width: Double(windowWidth) / self.unitsPerPoint,
      height: Double(windowHeight) / self.unitsPerPoint
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
