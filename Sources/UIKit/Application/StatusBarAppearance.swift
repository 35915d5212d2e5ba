/// What the visible controllers want the status bar to look like.
nonisolated package struct StatusBarAppearance: Equatable, Sendable {
  /// The colour of its text.
  package var style = UIStatusBarStyle.default
  /// Whether it is hidden.
  package var isHidden = false

  /// Describes a status bar.
  ///
  /// - Parameters:
  ///   - style: The colour of its text. Default as fits.
  ///   - isHidden: Whether it is hidden. Default false.
  package init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
    self.style = style
    self.isHidden = isHidden
  }
}
