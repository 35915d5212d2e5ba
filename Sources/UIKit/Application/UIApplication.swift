import QuartzCore

/// The running app: its windows, its delegate and the way events enter it.
///
/// Each World has one.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app of the current World.
  public class var shared: UIApplication { UIKitState.current.application }

  /// The object that is told about the life of the app.
  ///
  /// > Compatibility: strong, as the World has no other owner for it.
  public var delegate: (any UIApplicationDelegate)?
  /// The visible windows, from back to front.
  public private(set) var windows: [UIWindow] = []
  /// The window that receives keys.
  public internal(set) weak var keyWindow: UIWindow?
  /// The app's only scene.
  package let scene = UIWindowScene()
  /// Whether the device must stay awake; has no effect.
  public var isIdleTimerDisabled = false
  /// Whether the network activity indicator shows; has no effect.
  public var isNetworkActivityIndicatorVisible = false
  /// The app's current state.
  public private(set) var applicationState = State.active
  private var ignoringDepth = 0
  /// What the status bar looks like, until something may have changed it.
  var knownStatusBar: StatusBarAppearance?
  /// Called when the status bar may look otherwise than before.
  package var statusBarNeedsUpdate: () -> Void = {}
  private(set) lazy var touchDelivery = TouchDelivery()

  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { [scene] }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The direction in which the interface runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The rectangle of the status bar, in points.
  public var statusBarFrame: CGRect {
    let screen = UIKitState.current.screen
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  // MARK: - Launching

  /// Launches the app as the system does.
  ///
  /// - Parameter delegate: The app's delegate.
  package func launch(with delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(self)
  }

  // MARK: - Windows

  func windowDidAppear(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.endIndex
    windows.insert(window, at: index)
  }

  func windowDidDisappear(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
  }

  // MARK: - Events

  /// Delivers an event to the windows that it concerns.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {
    for window in event.concernedWindows {
      window.sendEvent(event)
    }
  }

  /// Sends an action to a target, or along the responder chain when the target is nil.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: Who performs it; nil asks the chain from the first responder or the sender.
  ///   - sender: Who sends it.
  ///   - event: The event that caused it.
  /// - Returns: Whether somebody performed it.
  @discardableResult open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if let target {
      return action.perform(on: target as AnyObject, with: sender, with: event)
    }
    let start = keyWindow?.firstResponder ?? sender as? UIResponder
    let found = start?.target(forAction: action, withSender: sender)
    let fallback = (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let receiver = found ?? fallback else { return false }
    return action.perform(on: receiver as AnyObject, with: sender, with: event)
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Starts to ignore touches; calls nest.
  public func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
  }

  /// Stops ignoring touches when it was called as often as ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
  }

  // MARK: - Addresses

  /// Returns whether an address can be opened, which is never so.
  ///
  /// - Parameter url: The address.
  /// - Returns: False.
  open func canOpenURL(_ url: URL) -> Bool { false }
}
