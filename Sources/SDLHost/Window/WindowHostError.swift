public import Foundation

/// Why no window could be opened.
nonisolated public enum WindowHostError: Error, Hashable, Sendable {
  /// There is no screen to open a window on; the payload is the video driver that SDL fell back to.
  case noDisplay(driver: String)
  /// SDL cannot start; the payload is its reason.
  case videoUnavailable(reason: String)
  /// SDL started and the window was refused; the payload is its reason.
  case windowRefused(reason: String)

  /// What is wrong, in one sentence.
  public var message: String {
    switch self {
    case .noDisplay(let driver):
      driver.isEmpty
        ? "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."
        : "There is no display: SDL fell back to its driver \"\(driver)\", which shows nothing."
    case .videoUnavailable(let reason): "SDL cannot use the display: \(reason)."
    case .windowRefused(let reason): "The window could not be opened: \(reason)."
    }
  }

  /// What a person can do about it.
  public var hint: String {
    switch self {
    case .noDisplay:
      "Set DISPLAY or WAYLAND_DISPLAY, or render without a window: stagecraft render SCENE --out FILE.png"
    case .videoUnavailable, .windowRefused:
      "Check that the X server or Wayland compositor is running and lets this user in."
    }
  }
}

extension WindowHostError: LocalizedError {
  /// What is wrong and what to do, in one line.
  public var errorDescription: String? { "\(message) \(hint)" }
}
