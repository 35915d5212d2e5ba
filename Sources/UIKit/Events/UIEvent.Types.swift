extension UIEvent {
  /// What kind of event it is.
  nonisolated public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// Remote controls.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// Scrolls.
    case scroll = 10
    /// A pointer that moved.
    case hover = 11
    /// A transform of a track pad.
    case transform = 14
  }

  /// More about the kind of an event.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none = 0
    /// A shake.
    case motionShake = 1
  }

  /// Buttons of a pointer.
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a mask from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
