public import QuartzCore

extension UIButton {
  /// The look of a button as one value.
  nonisolated public struct Configuration {
    /// How large a button is.
    public enum Size: Hashable, Sendable {
      /// As the text needs.
      case medium
      /// For small places.
      case small
      /// For the smallest places.
      case mini
      /// For what a screen is about.
      case large
    }

    /// How the corners are rounded.
    public enum CornerStyle: Hashable, Sendable {
      /// By the radius of the background.
      case fixed
      /// By the radius of the background, which grows with the text.
      case dynamic
      /// A little.
      case small
      /// Somewhat.
      case medium
      /// Much.
      case large
      /// To half the height.
      case capsule
    }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Hashable, Sendable {
      /// As the content is.
      case automatic
      /// At the leading edge.
      case leading
      /// Around the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// The sign after the title of a button with a menu.
    public enum Indicator: Hashable, Sendable {
      /// Two arrows, where the button shows which action of its menu is chosen.
      case automatic
      /// None.
      case none
      /// Two arrows.
      case popup
    }

    enum Kind: Hashable, Sendable { case plain, gray, tinted, filled }

    let kind: Kind
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// How the corners are rounded; default dynamic.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is; default medium.
    ///
    /// The space around the content follows, unless it is an own one.
    public var buttonSize = Size.medium {
      didSet {
        if contentInsets == Self.insets(for: oldValue) { setDefaultContentInsets() }
      }
    }
    /// The colour of title and image, or nil for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made from, or nil for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// The image, or nil.
    public var image: UIImage?
    /// The space between image and title, in points; default 0.
    public var imagePadding: CGFloat = 0
    /// At which side of the title the image stands; default leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Whether an activity indicator stands in place of the image; default false.
    public var showsActivityIndicator = false
    /// The title, or nil.
    public var title: String?
    /// The line below the title, or nil.
    public var subtitle: String?
    /// The space between title and subtitle, in points; default 1.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned; default automatic.
    public var titleAlignment = TitleAlignment.automatic
    /// What happens where the title is too long; default wrapping.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The sign after the title; default automatic.
    public var indicator = Indicator.automatic
    /// The space around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The font of the title, or nil for that of the size.
    package var titleFont: UIFont?
    /// Whether the look stays as it is set while the button is pressed or disabled; default false.
    package var keepsLookInEveryState = false

    init(kind: Kind) {
      self.kind = kind
      contentInsets = Self.insets(for: .medium)
      background.cornerRadius = 5.95
    }

    static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// Returns a look with text alone, in the tint colour.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// Returns a look on a grey background.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// Returns a look on a background of the paled tint colour.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns a look on a background of the tint colour.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Returns a look with text alone, as `plain()`.
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    /// Returns a look on a grey background, as `gray()`.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// Returns a look on a background of the paled tint colour, as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns a look on a background of the tint colour, as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

    /// Takes the usual space around the content.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(for: buttonSize)
    }

    /// Returns the look as a button has it in its state.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      self
    }
  }
}
