import CSDL2
import Foundation

/// SDL's video subsystem, started once and ended with its owner.
final class VideoSystem {
  /// The driver in use, such as `x11`.
  let driver: String

  /// Starts SDL's video.
  ///
  /// - Throws: Why there is none.
  init() throws(WindowHostError) {
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_APP_NAME, "Stagecraft")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    try Self.chooseDriver(ProcessInfo.processInfo.environment)
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .videoUnavailable(reason: SDLError.reason)
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  /// Names the driver of the display that there is.
  ///
  /// Left to itself SDL tries all its drivers in turn, with complaints of their libraries, and ends with one
  /// that shows nothing. What a person asked for by `SDL_VIDEODRIVER` stands, even if it shows nothing.
  private static func chooseDriver(_ environment: [String: String]) throws(WindowHostError) {
    #if os(Linux)
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    guard !isSet("SDL_VIDEODRIVER") else { return }
    switch (isSet("DISPLAY"), isSet("WAYLAND_DISPLAY")) {
    case (true, true): SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,wayland")
    case (true, false): SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    case (false, true): SDL_SetHint(SDL_HINT_VIDEODRIVER, "wayland")
    case (false, false): throw .noDisplay
    }
    #endif
  }

  isolated deinit {
    SDL_Quit()
  }
}
