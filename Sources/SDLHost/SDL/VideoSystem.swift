import CSDL2
import Foundation

/// SDL's video subsystem, started once and ended with its owner.
final class VideoSystem {
  /// The driver in use, such as `x11`.
  let driver: String

  /// Starts SDL's video.
  ///
  /// - Throws: Why there is none. A driver that shows nothing is refused unless it was asked for by
  ///   `SDL_VIDEODRIVER`, as SDL falls back to one silently when there is no display.
  init() throws(WindowHostError) {
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_APP_NAME, "Stagecraft")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    let environment = ProcessInfo.processInfo.environment
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw Self.lacksDisplay(environment)
        ? .noDisplay(driver: "") : .videoUnavailable(reason: SDLError.reason)
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    self.driver = driver
    let asked = environment["SDL_VIDEODRIVER"] ?? ""
    if ["offscreen", "dummy", "evdev", ""].contains(driver),
      !asked.contains(driver) || asked.isEmpty
    {
      SDL_Quit()
      throw .noDisplay(driver: Self.lacksDisplay(environment) ? "" : driver)
    }
  }

  isolated deinit {
    SDL_Quit()
  }

  private static func lacksDisplay(_ environment: [String: String]) -> Bool {
    #if os(macOS)
    false
    #else
    (environment["DISPLAY"] ?? "").isEmpty && (environment["WAYLAND_DISPLAY"] ?? "").isEmpty
    #endif
  }
}
