import Foundation
import SDLHost
import Testing

@Suite struct WindowGeometryTests {
  private func geometry(
    _ scale: Double,
    window: (Int, Int),
    pixels: (Int, Int)
  ) -> WindowGeometry {
    WindowGeometry(
      unitsPerPoint: scale,
      windowWidth: window.0,
      windowHeight: window.1,
      pixelWidth: pixels.0,
      pixelHeight: pixels.1,
      minimum: CGSize(width: 1120, height: 720)
    )
  }

  @Test(arguments: [1, 1.5, 2])
  func `on X11 the scale is ours and a unit is a pixel`(scale: Double) {
    let size = (Int(1280 * scale), Int(800 * scale))
    let geometry = geometry(scale, window: size, pixels: size)
    #expect(geometry.size == CGSize(width: 1280, height: 800))
    #expect(geometry.pixelsPerPoint == scale)
  }

  @Test func `where a unit is two pixels, both scales multiply`() {
    let geometry = geometry(1.5, window: (1920, 1200), pixels: (3840, 2400))
    #expect(geometry.size == CGSize(width: 1280, height: 800))
    #expect(geometry.pixelsPerPoint == 3)
  }

  @Test(arguments: [1, 1.5, 2])
  func `a window below the minimum shows all of the least content, smaller`(scale: Double) {
    let geometry = geometry(scale, window: (840, 630), pixels: (840, 630))
    #expect(geometry.size == CGSize(width: 1120, height: 840))
    #expect(geometry.unitsPerPoint == 0.75)
    #expect(geometry.pixelsPerPoint == 0.75)
    #expect(geometry.pixelWidth == 840)
  }

  @Test func `a small window of a fine display keeps its density`() {
    let geometry = geometry(1, window: (560, 720), pixels: (1120, 1440))
    #expect(geometry.size == CGSize(width: 1120, height: 1440))
    #expect(geometry.unitsPerPoint == 0.5)
    #expect(geometry.pixelsPerPoint == 1)
  }

  @Test func `a window of no size has a scale nevertheless`() {
    let geometry = geometry(1, window: (0, 0), pixels: (0, 0))
    #expect(geometry.unitsPerPoint == 0.25)
    #expect(geometry.size == .zero)
  }

  @Test func `lengths in units are rounded up`() {
    #expect(WindowGeometry.units(721, unitsPerPoint: 1.5) == 1082)
  }
}
