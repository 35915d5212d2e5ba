public import QuartzCore

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  nonisolated public enum Style: Int, Sendable {
    /// As text or a symbol alone.
    case plain = 0
    /// As text with a frame; it looks as plain.
    case bordered = 1
    /// As the action that completes a task, in bold.
    case done = 2
  }

  /// The look; default plain.
  open var style = Style.plain {
    didSet { if style != oldValue { onChange?() } }
  }

  /// The width, in points, or 0 for the natural one; default 0.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { onChange?() } }
  }

  /// The view that stands in place of a button, or nil.
  open var customView: UIView? {
    didSet { if customView !== oldValue { onChange?() } }
  }

  /// The colour, or nil for that of the bar.
  open var tintColor: UIColor? {
    didSet {
      onChange?()
      recordAppearance(\UIBarButtonItem.tintColor, unset: nil)
    }
  }

  /// What gets the action, or nil for the responder chain.
  open weak var target: AnyObject?

  /// The method that is called, or nil.
  open var action: Selector?

  /// What is done in place of target and action, or nil.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction {
        title = primaryAction.title
        image = primaryAction.image
      }
      onChange?()
    }
  }

  /// The menu that opens out of the button: at once, or when a touch stays where there is an action.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { onChange?() } }
  }

  /// Whether the menu lets one of its actions be chosen, whose title and image the button shows; default false.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { onChange?() } }
  }

  var systemItem: SystemItem?

  /// Makes an empty button.
  public override init() {
    super.init()
  }

  /// Makes an empty item.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The look.
  ///   - target: What gets the action.
  ///   - action: The method that is called.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button with an image.
  ///
  /// - Parameters:
  ///   - image: The image, tinted as a template.
  ///   - style: The look.
  ///   - target: What gets the action.
  ///   - action: The method that is called.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button that the system knows.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - target: What gets the action.
  ///   - action: The method that is called.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button that the system knows and that runs an action, or opens a menu.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - primaryAction: What is done.
  ///   - menu: The menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    let title = title
    self.primaryAction = primaryAction
    self.title = title
    self.menu = menu
  }

  /// Makes a button that runs an action, or opens a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - primaryAction: What is done.
  ///   - menu: The menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    // Observers do not see what an initializer sets.
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Makes an item that shows a view.
  ///
  /// - Parameter customView: The view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns an empty item that takes the width that is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns an empty item of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Does what a tap does: runs the action, or sends the message.
  ///
  /// - Parameter event: The event that led here, or nil.
  package func trigger(with event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }
}
