import CSDL2
import Foundation

/// Finds out whether a graphics processor draws, without touching the real window.
enum GraphicsProbe {
  /// Gathers what the choice of a presenter needs.
  static func facts(driver: String) -> PresenterChoice.Facts {
    var facts = PresenterChoice.Facts(
      videoDriver: driver,
      accelerationHint: ProcessInfo.processInfo.environment["SDL_FRAMEBUFFER_ACCELERATION"],
      hasGraphicsDevice: hasGraphicsDevice
    )
    if facts.isWorthAsking { facts.graphicsRenderer = rendererName() }
    return facts
  }

  private static var hasGraphicsDevice: Bool {
    #if os(macOS)
    true
    #else
    let nodes = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return nodes.contains { $0.hasPrefix("renderD") }
      || FileManager.default.fileExists(atPath: "/dev/dxg")
    #endif
  }

  /// Asks OpenGL who draws, by a hidden window that is gone afterwards: a window that ever had a context of
  /// OpenGL may not have a surface later.
  private static func rendererName() -> String? {
    let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
    guard let window = SDL_CreateWindow("", 0, 0, 16, 16, flags) else { return nil }
    defer { SDL_DestroyWindow(window) }
    guard let context = SDL_GL_CreateContext(window) else { return nil }
    defer { SDL_GL_DeleteContext(context) }
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    let glRenderer: UInt32 = 0x1F01
    // The address was asked for by its name, whose signature OpenGL fixes.
    let getString = unsafeBitCast(address, to: GetString.self)
    return getString(glRenderer).map { String(cString: $0) }
  }
}
