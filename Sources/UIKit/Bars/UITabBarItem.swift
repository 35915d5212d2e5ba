public import QuartzCore

/// What a tab bar shows for one tab: an image above a title.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image while the tab is chosen, or nil for the usual one.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { onChange?() } }
  }

  /// The text of the badge at the image, or nil for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { onChange?() } }
  }

  /// The colour of the badge, or nil for red.
  open var badgeColor: UIColor? {
    didSet { onChange?() }
  }

  /// How far the title is moved from its place, in points; default zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange?() }
  }

  /// The look of the bar while this tab is chosen, or nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    didSet { onChange?() }
  }

  /// The look of the bar while this tab is chosen and its content ends above the bar, or nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { onChange?() }
  }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an empty item.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - image: The image, or nil.
  ///   - tag: A number that is free for use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - image: The image, or nil.
  ///   - selectedImage: The image while the tab is chosen, or nil for the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item that the system knows.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - tag: A number that is free for use.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title,
      image: UIImage(systemName: systemItem.symbolName),
      selectedImage: nil
    )
    self.tag = tag
  }

  /// Sets the look of the badge's text in a state.
  ///
  /// - Parameters:
  ///   - textAttributes: The attributes, or nil for the usual ones.
  ///   - state: The state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    onChange?()
  }

  /// Returns the look of the badge's text in a state, or nil.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}
