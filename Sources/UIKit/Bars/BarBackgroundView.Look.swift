extension BarBackgroundView {
  /// What a background shows.
  struct Look: Equatable {
    var color: UIColor?
    var image: UIImage?
    var hairline: UIColor?
    var effect: UIBlurEffect?

    /// Nothing, which content that stands at its edge has behind the bar.
    static var bare: Look { Look() }

    /// Whether nothing shows through.
    var isOpaque: Bool { color.map { $0.cgColor.alpha >= 1 } ?? false }
  }
}

extension BarBackgroundView.Look {
  /// Makes the look that an appearance asks for; with neither a colour nor an effect of its own it has the usual one.
  init(_ appearance: UIBarAppearance, usual: UIBlurEffect) {
    let showsUsual =
      !appearance.isTransparent && appearance.backgroundEffect == nil
      && appearance.backgroundColor == nil
    self.init(
      color: appearance.backgroundColor,
      image: appearance.backgroundImage,
      hairline: appearance.shadowColor,
      effect: showsUsual ? usual : appearance.backgroundEffect
    )
  }
}
