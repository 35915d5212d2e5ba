public import QuartzCore

/// The text, second text and image of a row, header or footer, as one value.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image, or nil.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text, or nil.
  public var text: String?
  /// The text with its attributes, which goes before the plain one, or nil.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text, or nil.
  public var secondaryText: String?
  /// The second text with its attributes, which goes before the plain one, or nil.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the texts stand side by side where there is room; default false.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space around the content, in points; default 11 above and below, 16 and 8 beside.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 8
  )
  /// The space between image and text, in points; default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts that stand side by side, in points; default 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts one below the other, in points; default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init() {}

  /// Returns the content of a plain row.
  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Returns the content of a row with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = cell()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    content.secondaryTextProperties.color = .label
    return content
  }

  /// Returns the content of a row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns the content of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .systemFont(ofSize: 15, weight: .semibold)
    content.textProperties.color = .secondaryLabel
    content.directionalLayoutMargins.top = 5
    content.directionalLayoutMargins.bottom = 5
    return content
  }

  /// Returns the content of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var content = plainHeader()
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    return content
  }

  /// Returns the content of a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    content.textProperties.transform = .uppercase
    content.directionalLayoutMargins.top = 17
    content.directionalLayoutMargins.bottom = 6
    return content
  }

  /// Returns the content of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties.transform = .none
    content.textProperties.numberOfLines = 0
    content.directionalLayoutMargins.top = 8
    content.directionalLayoutMargins.bottom = 8
    return content
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same content: nothing of it follows the state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The content.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
