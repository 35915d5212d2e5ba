extension UIMenu {
  /// What tells menus apart.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes an identifier.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu shows.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its entries stand in the menu around it, between thick lines.
    public static let displayInline = Options(rawValue: 1)
    /// It leads to dangers.
    public static let destructive = Options(rawValue: 2)
    /// One of its actions shows as chosen.
    public static let singleSelection = Options(rawValue: 32)
  }
}
