import UIKit

/// The base of the chrome's controls: raised, with a hairline, and with every state drawn.
///
/// Hovering lightens the edge, pressing sinks the fill, being on fills with the accent, and the keyboard's
/// focus draws a ring outside that is never removed.
class ChromeControl: UIControl {
  private let ring = CALayer()
  private var isUnderPointer = false

  /// Whether the control is filled with the accent.
  var isOn = false { didSet { updateLook() } }
  /// Whether the control has no frame of its own while it rests.
  var isBare = false { didSet { updateLook() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 7
    layer.borderWidth = 1
    ring.borderWidth = 2
    ring.borderColor = ChromeColor.accentText.cgColor
    ring.isHidden = true
    layer.addSublayer(ring)
    let hover = UIHoverGestureRecognizer(
      target: self,
      action: Selector("hovered", ChromeControl.hovered)
    )
    addGestureRecognizer(hover)
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { updateLook() } }
  override var isEnabled: Bool { didSet { updateLook() } }
  override var canBecomeFirstResponder: Bool { isEnabled }

  override func becomeFirstResponder() -> Bool {
    defer { updateLook() }
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    defer { updateLook() }
    return super.resignFirstResponder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = bounds.insetBy(dx: -3, dy: -3)
    ring.cornerRadius = layer.cornerRadius + 2
    CATransaction.commit()
  }

  func hovered(_ recognizer: UIHoverGestureRecognizer) {
    isUnderPointer = recognizer.state == .began || recognizer.state == .changed
    updateLook()
  }

  /// Draws the state; subclasses colour their own parts after calling this.
  func updateLook() {
    let isLit = isUnderPointer && isEnabled
    if isOn {
      backgroundColor = ChromeColor.accent
      layer.borderColor = isLit ? ChromeColor.accentText.cgColor : ChromeColor.accent.cgColor
    } else {
      backgroundColor =
        isHighlighted ? ChromeColor.field : isBare && !isLit ? .clear : ChromeColor.raised
      layer.borderColor =
        isLit
        ? ChromeColor.controlEdge.cgColor
        : isBare ? UIColor.clear.cgColor : ChromeColor.hairline.cgColor
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.isHidden = !(isFirstResponder && ChromeFocus.isVisible)
    CATransaction.commit()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap { $0.key?.keyCode }
    if keys.contains(.keyboardSpacebar) || keys.contains(.keyboardReturnOrEnter) {
      sendActions(for: .touchUpInside)
      sendActions(for: .primaryActionTriggered)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
