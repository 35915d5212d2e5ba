public import QuartzCore

/// A control that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var storedType = ButtonType.custom
  var contents: [UInt: StateContent] = [:]
  var storedConfiguration: Configuration?
  var storedTitleLabel: UILabel?
  var storedImageView: UIImageView?
  var backgroundImageView: UIImageView?
  var configurationBackground: ButtonBackgroundView?
  var activityIndicator: UIActivityIndicatorView?
  var subtitleLabel: UILabel?
  /// The two arrows of a button that shows which action of its menu is chosen.
  var popUpArrows: UIImageView?
  var isUpdatingConfiguration = false

  /// How long a change of the look takes when the state changes, in seconds; default 0, at once.
  package var stateTransitionDuration: TimeInterval = 0

  /// Makes a button without a look of its own.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button of a type.
  ///
  /// - Parameter buttonType: The type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Makes a button that runs an action, whose title and image it shows.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - primaryAction: What a tap does.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button of a type that runs an action, whose title and image it shows.
  ///
  /// - Parameters:
  ///   - buttonType: The type.
  ///   - primaryAction: What a tap does.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a button with a configuration that runs an action, whose title and image it shows.
  ///
  /// - Parameters:
  ///   - configuration: The look.
  ///   - primaryAction: What a tap does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// The type.
  open var buttonType: ButtonType { storedType }

  /// The look, or nil for that of titles and images by state; default nil.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      if isPopUp { menuDidChange() } else { configurationDidChange() }
    }
  }

  /// Called when the state has changed, to change the configuration for it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the look follows the state by itself; default true.
  open var automaticallyUpdatesConfiguration = true

  /// Whether each tap turns the selected state on and off; default false.
  ///
  /// A button that shows a menu at once lets one of the menu's actions be chosen instead, and shows its title and
  /// image.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// The menu that opens out of the button, or nil; default nil.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      if menu !== oldValue { menuTouch.overlay?.close(animated: true) }
      menuDidChange()
    }
  }

  let menuTouch = MenuTouch()
  /// Whom actions of the menu are told as their sender.
  var menuSender: Any { self }

  /// The label of the title; it is made when it is first asked for.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: storedType == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image; it is made when it is first asked for.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    storedImageView = view
    addSubview(view)
    return view
  }

  /// The space around the content, in points; zero means the usual space; default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  /// How far the title is moved from its place, in points; default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// How far the image is moved from its place, in points; default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether the image is darkened while the button is pressed; default true.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image is paler while the button is disabled; default true.
  open var adjustsImageWhenDisabled = true

  /// Whether a glow shows a press; it changes nothing here.
  open var showsTouchWhenHighlighted = false

  /// Whether the title's shadow turns over while the button is pressed; it changes nothing here.
  open var reversesTitleShadowWhenHighlighted = false

  /// The title that is shown now, or nil.
  open var currentTitle: String? { content(\.title) }
  /// The attributed title that is shown now, or nil.
  open var currentAttributedTitle: NSAttributedString? { content(\.attributedTitle) }
  /// The colour of the title now.
  open var currentTitleColor: UIColor { content(\.titleColor) ?? defaultTitleColor }
  /// The image that is shown now, or nil.
  open var currentImage: UIImage? { content(\.image) }
  /// The background image that is shown now, or nil.
  open var currentBackgroundImage: UIImage? { content(\.backgroundImage) }

  /// Takes up a new configuration for the state, before the next frame is drawn.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    updateConfiguration()
    configurationDidChange()
  }

  /// Changes the configuration for the state: asks the handler.
  open func updateConfiguration() {
    isUpdatingConfiguration = true
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  /// Returns where the background stands.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where the title and the image stand together.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns where the title stands.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(arrangement(in: contentRect).title, by: titleEdgeInsets)
  }

  /// Returns where the image stands.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(arrangement(in: contentRect).image, by: imageEdgeInsets)
  }

  /// The size that the content needs.
  open override var intrinsicContentSize: CGSize {
    storedConfiguration.map(configuredSize) ?? plainSize
  }

  /// Returns the size that the content needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the title, the image and the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let storedConfiguration else {
      layoutPlainContent()
      return
    }
    layoutConfigured(storedConfiguration)
  }

  override func stateDidChange() {
    super.stateDidChange()
    refreshForState()
  }

  /// Whether a touch opens the button's menu at once.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuDidChange() }
  }

  /// Begins a press, and opens the menu: at once or when the touch stays.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginMenuTouch(touch) }
  }

  /// Goes on with a press, or with the choice in the menu that opened.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard menuTouch.isFollowing else { return super.touchesMoved(touches, with: event) }
    touches.first.map(menuTouch.move)
  }

  /// Ends a press, or chooses in the menu that opened.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard menuTouch.isFollowing else {
      menuTouch.end()
      if togglesSelection, let touch = touches.first, isTracking, isTouchInside,
        point(inside: touch.location(in: self), with: event)
      {
        isSelected.toggle()
      }
      return super.touchesEnded(touches, with: event)
    }
    touches.first.map(menuTouch.choose)
  }

  /// Drops a press; a menu that opened stays open.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    menuTouch.end()
    super.touchesCancelled(touches, with: event)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    menuTouch.end()
    menuTouch.overlay?.close(animated: false)
  }

  override var sendsPrimaryActionOnTouchUp: Bool { true }

  /// Colours the content anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  /// Whether the button can have the focus of the keys.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Does what a tap does by the space bar or Return.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, presses.contains(where: { $0.isActivation }) else {
      super.pressesBegan(presses, with: event)
      return
    }
    if opensMenuAtOnce {
      openMenu()?.pressNext(by: 1)
      return
    }
    if togglesSelection { isSelected.toggle() }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
