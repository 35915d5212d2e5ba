public import QuartzCore

/// Something that stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called when something changes that a bar shows.
  var onChange: (() -> Void)?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an empty item.
  public override init() {
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
  }

  /// Returns the look of the title in a state, or nil.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
