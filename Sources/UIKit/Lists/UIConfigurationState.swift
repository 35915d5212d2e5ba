import QuartzCore

/// What a view shows itself as: selected, highlighted and so on.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The environment of the view.
  var traitCollection: UITraitCollection { get set }
}
