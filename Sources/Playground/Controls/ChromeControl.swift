import UIKit

/// The base of the chrome's controls: raised, with a hairline, and with every state drawn.
///
/// Hovering lightens the edge, pressing sinks the fill, being on fills with the accent, and the keyboard's
/// focus draws a ring outside. A pointer never gives a control the keyboard.
class ChromeControl: UIControl, FocusStop {
  private let ring = FocusRing()
  private var wasLit = false

  /// The controls among which arrow keys move, if there are any.
  weak var group: FocusGroup?
  /// Whether the control is filled with the accent.
  var isOn = false { didSet { setNeedsLayout() } }
  /// Whether the control has no frame of its own while it rests.
  var isBare = false { didSet { setNeedsLayout() } }

  /// How long the edge takes to follow the pointer, in seconds.
  private static let hoverDuration = 0.12

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 7
    layer.borderWidth = 1
    ring.borderColor = ChromeColor.accentText.cgColor
    layer.addSublayer(ring)
    tracksHover = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { isEnabled }

  var isFocusStop: Bool { isEnabled && (group.map { $0.entry === self } ?? true) }

  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    isFocusedControl = isFirst
    if isFirst {
      group?.note(self)
      scrollIntoView()
    }
    return isFirst
  }

  override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    isFocusedControl = !hasResigned
    return hasResigned
  }

  private func scrollIntoView() {
    var view = superview
    while let current = view {
      if let scroll = current as? UIScrollView {
        scroll.scrollRectToVisible(
          scroll.convert(bounds.insetBy(dx: 0, dy: -24), from: self),
          animated: false
        )
      }
      view = current.superview
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unused = presses.filter { !use($0) }
    if !unused.isEmpty { super.pressesBegan(unused, with: event) }
  }

  /// Carries out a key that the control has the keyboard for.
  ///
  /// - Parameter press: The key.
  /// - Returns: Whether it means something here.
  func use(_ press: UIPress) -> Bool {
    guard let key = press.key, isFirstResponder,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    if press.isActivation {
      sendActions(for: .touchUpInside)
      return true
    }
    return group?.move(from: self, by: key.keyCode) ?? false
  }

  // MARK: Look

  override func layoutSubviews() {
    super.layoutSubviews()
    updateLook()
    ring.surround(bounds, radius: layer.cornerRadius)
    ring.show(isFocusedControl)
  }

  /// The control's edge at present.
  var edge: UIColor {
    let isLit = isHovered && isEnabled
    if isOn { return isLit ? ChromeColor.accentText : ChromeColor.accent }
    return isLit ? ChromeColor.controlEdge : isBare ? .clear : ChromeColor.hairline
  }

  /// The control's ground at present.
  var fill: UIColor {
    if isOn { return ChromeColor.accent }
    if isHighlighted { return ChromeColor.field }
    return isBare && !(isHovered && isEnabled) ? .clear : ChromeColor.raised
  }

  /// Draws the state; subclasses colour their own parts after calling this.
  func updateLook() {
    let isLit = isHovered && isEnabled
    let oldEdge = layer.borderColor
    let oldFill = layer.backgroundColor
    layer.borderColor = edge.cgColor
    backgroundColor = fill
    guard isLit != wasLit else { return }
    wasLit = isLit
    fade("borderColor", from: oldEdge, to: edge)
    if !isHighlighted { fade("backgroundColor", from: oldFill, to: fill) }
  }

  private func fade(_ keyPath: String, from old: CGColor?, to new: UIColor) {
    guard window != nil, let old, old != new.cgColor else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = old
    animation.duration = ChromeControl.hoverDuration
    layer.add(animation, forKey: "hover \(keyPath)")
  }
}
