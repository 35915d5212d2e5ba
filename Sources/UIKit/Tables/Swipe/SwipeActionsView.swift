import QuartzCore

/// The actions beside a row that is swiped; they share the room that the swipe makes.
final class SwipeActionsView: UIView {
  /// The edge of the row at which actions stand.
  enum Side {
    case leading
    case trailing

    /// Where to the row goes: 1 to the right, -1 to the left.
    var direction: CGFloat { self == .leading ? 1 : -1 }
  }

  let side: Side
  let configuration: UISwipeActionsConfiguration
  private let buttons: [SwipeActionButton]
  /// Called with the action that was touched.
  var onAction: (UIContextualAction) -> Void = { _ in }
  /// Whether the first action takes all the room.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  init(_ configuration: UISwipeActionsConfiguration, side: Side) {
    self.side = side
    self.configuration = configuration
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action stands in front, so that it can cover the others.
    for button in buttons.reversed() {
      addSubview(button)
      let action = UIAction { [weak self, weak button] _ in
        if let button { self?.onAction(button.action) }
      }
      button.addAction(action, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The room of all actions when the row is open, in points.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = naturalWidth
    guard total > 0 else { return }
    var covered: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let isAll = isFull && index == 0
      let width = isAll ? bounds.width : button.naturalWidth * bounds.width / total
      let x = side == .leading ? covered : bounds.width - covered - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      covered += button.naturalWidth * bounds.width / total
    }
  }
}
