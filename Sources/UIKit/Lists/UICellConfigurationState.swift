import QuartzCore

/// The state of a cell that its configurations follow.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The environment of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell ignores touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the list is edited.
  public var isEditing = false

  /// Makes a state.
  ///
  /// - Parameter traitCollection: The environment of the cell.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
