extension UICollisionBehavior {
  /// What items collide with.
  nonisolated public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mode from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The other items.
    public static let items = Mode(rawValue: 1)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Other items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }
}
