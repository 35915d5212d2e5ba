import CSDL2
import CoreGraphics

/// Shows frames through a texture that a graphics processor draws in step with the display.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize: (width: Int, height: Int) = (0, 0)
  private var isTextureStale = true

  /// Makes a presenter, or nil when the window cannot have a renderer.
  init?(window: OpaquePointer) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window, -1, flags) ?? SDL_CreateRenderer(window, -1, 0)
    else { return nil }
    self.renderer = renderer
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  var waitsForDisplay: Bool {
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(renderer, &info) == 0 else { return false }
    return info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  func pixelSize() -> (width: Int, height: Int) {
    var width: Int32 = 1
    var height: Int32 = 1
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return (Int(width), Int(height))
  }

  func invalidate() {
    isTextureStale = true
  }

  func present(_ frame: PixelBuffer, damage: [PixelRect]) -> Bool {
    guard let texture = currentTexture(width: frame.width, height: frame.height) else {
      return false
    }
    if isTextureStale {
      guard SDL_UpdateTexture(texture, nil, frame.base, Int32(frame.bytesPerRow)) == 0 else {
        return false
      }
      isTextureStale = false
    } else {
      for part in damage { upload(part, of: frame, to: texture) }
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else {
      isTextureStale = true
      return false
    }
    SDL_RenderPresent(renderer)
    return true
  }

  private func currentTexture(width: Int, height: Int) -> OpaquePointer? {
    if let texture, textureSize == (width, height) { return texture }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer,
      UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
      Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width),
      Int32(height)
    )
    if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
    textureSize = (width, height)
    isTextureStale = true
    return texture
  }

  private func upload(_ part: PixelRect, of frame: PixelBuffer, to texture: OpaquePointer) {
    guard let part = part.clipped(toWidth: frame.width, height: frame.height) else { return }
    var rectangle = SDL_Rect(part)
    let first = frame.base + part.y * frame.stride + part.x
    SDL_UpdateTexture(texture, &rectangle, first, Int32(frame.bytesPerRow))
  }
}
