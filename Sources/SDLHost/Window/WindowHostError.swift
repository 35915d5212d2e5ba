public import Foundation

/// Why no window could be opened.
nonisolated public enum WindowHostError: Error, Hashable, Sendable {
  /// There is no screen to open a window on.
  case noDisplay
  /// SDL cannot start; the payload is its reason.
  case videoUnavailable(reason: String)
  /// SDL started and the window was refused; the payload is its reason.
  case windowRefused(reason: String)
  /// The log of frames cannot be written; the payload is its path and the system's reason.
  case logUnwritable(path: String, reason: String)

  /// What is wrong, in one sentence.
  public var message: String {
    switch self {
    case .noDisplay: "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."
    case .videoUnavailable(let reason): "SDL cannot use the display: \(reason)."
    case .windowRefused(let reason): "The window could not be opened: \(reason)."
    case .logUnwritable(let path, let reason):
      "The log of frames cannot be written to “\(path)”: \(reason)."
    }
  }

  /// What a person can do about it.
  public var hint: String {
    switch self {
    case .noDisplay:
      "Set one of them, or render without a window: stagecraft render SCENE --out FILE.png"
    case .videoUnavailable, .windowRefused:
      "Check that the display's server runs and lets you in, or use: stagecraft render SCENE --out FILE.png"
    case .logUnwritable:
      "Choose a file in a folder that you may write to."
    }
  }
}

extension WindowHostError: LocalizedError {
  /// What is wrong and what to do, in one line.
  public var errorDescription: String? { "\(message) \(hint)" }
}
