/// Something that has an interface environment.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment.
  var traitCollection: UITraitCollection { get }
  /// Tells the receiver that its environment changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
