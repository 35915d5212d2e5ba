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

  @Test func `a window below the minimum shows a part of the least content`() {
    let geometry = geometry(1, window: (640, 900), pixels: (640, 900))
    #expect(geometry.size == CGSize(width: 1120, height: 900))
    #expect(geometry.pixelWidth == 640)
  }

  @Test func `lengths in units are rounded up`() {
    #expect(WindowGeometry.units(721, unitsPerPoint: 1.5) == 1082)
  }
}
