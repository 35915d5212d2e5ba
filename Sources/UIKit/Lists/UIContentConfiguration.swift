import QuartzCore

/// Describes the content of a cell, header or footer as one value, and makes a view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The content.
  func updated(for state: any UIConfigurationState) -> Self
}
