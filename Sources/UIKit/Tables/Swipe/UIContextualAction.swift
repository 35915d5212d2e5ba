public import QuartzCore

/// What a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks, and what it does to its row.
  nonisolated public enum Style: Int, Sendable {
    /// Grey; the row stays.
    case normal = 0
    /// Red; the row goes.
    case destructive = 1
  }

  /// What an action does: it is told which action was chosen and the view that was touched, and says
  /// when it is done and whether it did anything.
  public typealias Handler = (
    _ action: UIContextualAction,
    _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// How the action looks.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// The text, or nil for none.
  open var title: String?
  /// The colour behind the text.
  ///
  /// > Compatibility: it is red or grey unless it is set, and nil sets that again.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// The image above the text, or nil for none.
  open var image: UIImage?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: How it looks.
  ///   - title: The text, or nil.
  ///   - handler: What it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
