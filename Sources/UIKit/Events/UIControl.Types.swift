extension UIControl {
  /// What happens to a control.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes events from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch went down.
    public static let touchDown = Event(rawValue: 1)
    /// A touch went down again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A touch moved in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A touch moved out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A touch went up inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A touch went up outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// A menu opened.
    public static let menuActionTriggered = Event(rawValue: 16384)
    /// The control's main event happened.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 131072)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 262144)
    /// Editing ended with return.
    public static let editingDidEndOnExit = Event(rawValue: 524288)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Off.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In the focus of keys.
    public static let focused = State(rawValue: 8)
  }

  /// How content stands vertically.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched.
    case fill = 3
  }

  /// How content stands horizontally.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched.
    case fill = 3
    /// Where lines start.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }
}
