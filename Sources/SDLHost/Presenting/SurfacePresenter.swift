import CSDL2
import CoreGraphics

/// Shows frames through memory that is shared with the window system.
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?

  /// Makes a presenter, or nil when the window system has no such memory.
  init?(window: OpaquePointer) {
    self.window = window
    // SDL remembers the answer of the first request, so the hint must stand before it: with its default the
    // "surface" is a texture of OpenGL, which is twenty times slower on a software renderer.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    surface = SDL_GetWindowSurface(window)
    guard let format = surface?.pointee.format.pointee.format,
      format == UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
        || format == UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { return nil }
  }

  let waitsForDisplay = false

  func pixelSize() -> (width: Int, height: Int) {
    guard let surface = current() else { return (1, 1) }
    return (Int(surface.pointee.w), Int(surface.pointee.h))
  }

  func invalidate() {
    surface = nil
  }

  /// A resized window has another surface, and the old one must not be touched any more.
  private func current() -> UnsafeMutablePointer<SDL_Surface>? {
    surface = surface ?? SDL_GetWindowSurface(window)
    return surface
  }

  func present(_ frame: PixelBuffer, damage: [PixelRect]) -> Bool {
    guard let surface = current() else { return false }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    guard width == frame.width, height == frame.height, SDL_LockSurface(surface) == 0 else {
      invalidate()
      return false
    }
    PixelCopy.copy(
      damage,
      of: frame,
      to: surface.pointee.pixels,
      bytesPerRow: Int(surface.pointee.pitch),
      width: width,
      height: height
    )
    SDL_UnlockSurface(surface)
    let rectangles = damage.compactMap {
      $0.clipped(toWidth: width, height: height).map { SDL_Rect($0) }
    }
    guard !rectangles.isEmpty else { return true }
    let isShown = SDL_UpdateWindowSurfaceRects(window, rectangles, Int32(rectangles.count)) == 0
    if !isShown { invalidate() }
    return isShown
  }
}
