extension UIApplication {
  /// A key of the options that an app was launched with.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: The key's text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
