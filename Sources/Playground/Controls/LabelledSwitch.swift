import UIKit

/// A switch with its label, in the size of the chrome's controls; the label switches too.
final class LabelledSwitch: ChromeControl {
  private let label = UILabel()
  private let track = CALayer()
  private let thumb = CALayer()
  private let change: (Bool) -> Void

  init(_ title: String, change: @escaping (Bool) -> Void) {
    self.change = change
    super.init(frame: .zero)
    label.text = title
    label.font = ChromeFont.control
    addSubview(label)
    thumb.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(track)
    layer.addSublayer(thumb)
    addTarget(self, action: Selector("tapped", LabelledSwitch.tapped), for: .touchUpInside)
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    change(!isOn)
  }

  override func updateLook() {
    super.updateLook()
    backgroundColor = isHighlighted ? ChromeColor.field : ChromeColor.raised
    label.textColor = isEnabled ? ChromeColor.text : ChromeColor.disabled
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 12, y: (bounds.height - 16) / 2, width: bounds.width - 60, height: 16)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.12)
    track.backgroundColor = (isOn ? ChromeColor.accent : ChromeColor.controlEdge).cgColor
    track.frame = CGRect(x: bounds.width - 42, y: (bounds.height - 16) / 2, width: 30, height: 16)
    track.cornerRadius = 8
    let x = isOn ? track.frame.maxX - 14 : track.frame.minX + 2
    thumb.frame = CGRect(x: x, y: track.frame.minY + 2, width: 12, height: 12)
    thumb.cornerRadius = 6
    CATransaction.commit()
  }
}
