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
