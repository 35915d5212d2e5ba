import QuartzCore

/// The state of a header or footer that its configurations follow.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
  /// The environment of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view ignores touches.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false

  /// Makes a state.
  ///
  /// - Parameter traitCollection: The environment of the view.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
