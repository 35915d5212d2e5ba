public import QuartzCore

/// The root of a tree of views, which a World shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The screen that the window stands on.
  public let screen: UIScreen
  /// The scene that the window belongs to.
  public weak var windowScene: UIWindowScene?
  /// How far in front of other windows the window stands.
  open var windowLevel: Level = .normal
  /// The responder that receives the keys and text of the window.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { inputViewsMayHaveChanged() } }
  }
  /// What stands at the bottom while a responder has the keys.
  var inputPanel: InputPanel?
  var isInputUpdateScheduled = false
  /// The menu that is open above everything in the window.
  weak var openMenu: MenuOverlay?
  /// Recognizers that the pointer is over.
  var hovering: [UIHoverGestureRecognizer] = []

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.detachAsRoot(from: self)
      if !isHidden { rootViewController?.attachAsRoot(to: self) }
      setNeedsLayout()
    }
  }

  /// Makes a hidden window.
  ///
  /// - Parameter frame: The window's rectangle on the screen, in points.
  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
    configure()
  }

  /// Makes a hidden window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a hidden window that fills the screen of a scene.
  ///
  /// - Parameter windowScene: The scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Makes a hidden window that fills the screen.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
    frame = screen.bounds
    configure()
  }

  private func configure() {
    super.isHidden = true
    windowScene = UIApplication.shared.scene
  }

  // MARK: - Showing

  /// Whether the window receives keys.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window the one that receives keys.
  open func makeKey() {
    let application = UIApplication.shared
    guard application.keyWindow !== self else { return }
    application.keyWindow?.resignKey()
    application.keyWindow = self
    becomeKey()
  }

  /// Shows the window and makes it the one that receives keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Tells the window that it receives keys now.
  open func becomeKey() {}

  /// Tells the window that it no longer receives keys.
  open func resignKey() {}

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { disappear() } else { appear() }
    }
  }

  private func appear() {
    UIApplication.shared.windowDidAppear(self)
    World.current.attach(root: layer)
    notifyWindowChange(from: nil, to: self)
    rootViewController?.attachAsRoot(to: self)
    setNeedsLayout()
  }

  private func disappear() {
    rootViewController?.detachAsRoot(from: self)
    UIApplication.shared.windowDidDisappear(self)
    World.current.detach(root: layer)
    notifyWindowChange(from: self, to: nil)
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let resize = WindowResize(of: self, to: newValue.size)
      super.frame = newValue
      resize?.end()
    }
  }

  func screenDidChange(from oldBounds: CGRect, scale oldScale: CGFloat) {
    if frame == oldBounds { frame = screen.bounds }
    if screen.scale != oldScale { setSubtreeNeedsDisplay() }
    safeAreaMayHaveChanged()
    setNeedsLayout()
  }

  // MARK: - Chain and coordinates

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override var window: UIWindow? { isHidden ? nil : self }

  open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  /// Converts a point of the window to another one.
  ///
  /// - Parameters:
  ///   - point: A point of this window.
  ///   - window: The other window; nil means the screen.
  /// - Returns: The point in the other window.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = layer.convert(point, to: nil)
    return window.map { $0.layer.convert(onScreen, from: nil) } ?? onScreen
  }

  /// Converts a point of another window to this one.
  ///
  /// - Parameters:
  ///   - point: A point of the other window.
  ///   - window: The other window; nil means the screen.
  /// - Returns: The point in this window.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { $0.layer.convert(point, to: nil) } ?? point
    return layer.convert(onScreen, from: nil)
  }

  // MARK: - Events

  /// Delivers an event to gesture recognizers, views and the first responder.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let press as UIPressesEvent: deliver(press)
    case let text as UITextInputEvent: deliver(text)
    case let scroll as UIScrollEvent: deliver(scroll)
    case let hover as UIHoverEvent: HoverDelivery.deliver(hover, in: self)
    default: UIApplication.shared.touchDelivery.deliver(event, in: self)
    }
  }

  /// Goes on to another text field by Tab.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { press in !(press.key.map(moveToTextField) ?? false) }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  private func deliver(_ event: UIPressesEvent) {
    let target = openMenu ?? firstResponder ?? visibleController ?? self
    let isEditing = openMenu == nil && firstResponder is any UIKeyInput
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      let presses = event.allPresses.filter { press in
        // Keys that type belong to the text that is edited.
        let types = isEditing && press.key?.modifierFlags.isDisjoint(with: .commanding) != false
        return press.phase == phase && (types || !KeyCommandDelivery.deliver(press, from: target))
      }
      guard !presses.isEmpty else { continue }
      switch phase {
      case .began: target.pressesBegan(presses, with: event)
      case .changed, .stationary: target.pressesChanged(presses, with: event)
      case .ended: target.pressesEnded(presses, with: event)
      case .cancelled: target.pressesCancelled(presses, with: event)
      }
    }
  }

  /// The controller that is presented last, or what it shows.
  private var visibleController: UIViewController? {
    var controller = rootViewController
    while let current = controller {
      let inner =
        current.presentedLink ?? (current as? UINavigationController)?.topViewController
        ?? (current as? UITabBarController)?.selectedViewController
      guard let inner else { return current }
      controller = inner
    }
    return nil
  }

  private func deliver(_ event: UITextInputEvent) {
    guard openMenu == nil, let client = firstResponder as? any UIKeyInput else { return }
    switch event.content {
    case .text(let text):
      client.insertText(text)
    case .marked(let text, let selection):
      (client as? any MarkedTextInput)?.setMarkedText(text, selectedRange: selection)
    }
  }

  private func deliver(_ event: UIScrollEvent) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    var responder: UIResponder? = hitTest(event.location, with: event)
    while let current = responder, !current.handleScroll(event) {
      responder = current.next
    }
  }
}
