public import QuartzCore

extension UIListContentConfiguration {
  /// How a text of a row looks.
  @preconcurrency @MainActor public struct TextProperties {
    /// How letters are changed.
    nonisolated public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none = 0
      /// All are capitals.
      case uppercase = 1
      /// All are small.
      case lowercase = 2
      /// Words begin with capitals.
      case capitalized = 3
    }

    /// Where lines stand in their width.
    nonisolated public enum TextAlignment: Int, Sendable {
      /// At the edge where reading starts.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// The font; default that of running text.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour; default that of labels.
    public var color: UIColor = .label
    /// Where lines stand; default natural.
    public var alignment = TextAlignment.natural
    /// How text that does not fit is cut; default at the end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines, or 0 for any number; default 0.
    public var numberOfLines = 0
    /// How letters are changed; default not at all.
    public var transform = TextTransform.none
    /// Whether a wide text is drawn smaller; default false.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of a text that is drawn smaller; default 0.
    public var minimumScaleFactor: CGFloat = 0

    init() {}

    /// Returns a text as it is shown.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    /// Sets up a label.
    func apply(to label: UILabel) {
      label.font = font
      label.textColor = color
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.textAlignment =
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
  }
}
