import UIKit

/// A switch with its label, in the size of the chrome's controls; the label switches too.
final class LabelledSwitch: ChromeControl {
  private let label = UILabel()
  private let knob = UISwitch()
  private let change: (Bool) -> Void

  /// What the switch says.
  var title: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  /// Whether the switch is on.
  var isSwitchedOn: Bool {
    get { knob.isOn }
    set { if knob.isOn != newValue { knob.setOn(newValue, animated: true) } }
  }

  init(_ title: String, change: @escaping (Bool) -> Void) {
    self.change = change
    super.init(frame: .zero)
    label.text = title
    label.font = ChromeFont.control
    knob.trackSize = CGSize(width: 30, height: 16)
    knob.onTintColor = ChromeColor.accent
    knob.offTintColor = ChromeColor.controlEdge
    knob.isUserInteractionEnabled = false
    addSubview(label)
    addSubview(knob)
    addTarget(self, action: Selector("tapped", LabelledSwitch.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    change(!isSwitchedOn)
  }

  override func updateLook() {
    super.updateLook()
    label.textColor = isEnabled ? ChromeColor.text : ChromeColor.disabled
  }

  /// The least size in which nothing is cut off.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 12 + label.sizeThatFits(.zero).width.rounded(.up) + 12 + 42, height: 28)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 12, y: (bounds.height - 16) / 2, width: bounds.width - 56, height: 16)
    knob.frame = CGRect(x: bounds.width - 42, y: (bounds.height - 16) / 2, width: 30, height: 16)
  }
}
