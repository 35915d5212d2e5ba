extension UIButton {
  /// What a button looks like.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Nothing but what is set.
    case custom = 0
    /// Text and symbols in the tint colour.
    case system = 1
    /// A circle with an i.
    case detailDisclosure = 2
    /// A circle with an i, for dark backgrounds.
    case infoLight = 3
    /// A circle with an i, for light backgrounds.
    case infoDark = 4
    /// A circle with a plus.
    case contactAdd = 5
    /// Text and symbols in the tint colour.
    case plain = 6
    /// A circle with a cross.
    case close = 7
  }
}
