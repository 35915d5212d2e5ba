public import QuartzCore

/// Something that stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance {
  /// Called when something changes that a bar shows.
  var onChange: (() -> Void)?
  /// What makes the item a proxy, or what a proxy gave it.
  var proxyState: ProxyState?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an empty item.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title, or nil.
  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }

  /// The image, or nil.
  open var image: UIImage? {
    didSet { if image !== oldValue { onChange?() } }
  }

  /// Whether the item can be used; default true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  /// The item's number, free for use; default 0.
  open var tag = 0

  /// How far the image is moved from its place, in points; default zero.
  open var imageInsets = UIEdgeInsets.zero

  /// Sets the look of the title in a state.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, or nil for the usual ones.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    onChange?()
    guard isAppearanceProxy else { return }
    recordAppearance(
      of: UIBarItem.self,
      key: "titleTextAttributes \(state.rawValue)",
      isUntouched: { $0.titleTextAttributes(for: state) == nil },
      isShown: { Self.areEqual($0.titleTextAttributes(for: state), attributes) },
      apply: { $0.setTitleTextAttributes(attributes, for: state) }
    )
  }

  /// Returns the look of the title in a state, or nil.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Takes on what the proxies say that stand for the item, as its button enters a window.
  ///
  /// - Parameter view: The button.
  /// - Returns: Whether the item has another look now.
  func adoptAppearance(shownBy view: UIView) -> Bool {
    let appearances = UIKitState.current.appearances
    guard !appearances.isEmpty else { return false }
    // The button is shown anew by who asks; the bar must not be rebuilt while it is being filled.
    let tell = onChange
    onChange = nil
    defer { onChange = tell }
    return appearances.apply(to: self, shownBy: view)
  }
}

extension UIBarItem: AppearanceTarget {}
