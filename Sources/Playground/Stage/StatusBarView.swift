import UIKit

/// The phone's status bar, drawn over the stage: the time, the island and the battery.
final class StatusBarView: UIView {
  private let time = UILabel()
  private let island = CALayer()
  private let battery = CAShapeLayer()
  private let charge = CALayer()
  private var shown: StatusBarFade.Look?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    time.text = "9:41"
    time.font = .systemFont(ofSize: 13, weight: .semibold)
    addSubview(time)
    island.backgroundColor = UIColor.black.cgColor
    battery.fillColor = nil
    battery.lineWidth = 1
    for sublayer in [island, battery, charge] { layer.addSublayer(sublayer) }
    show(StatusBarFade().look(at: 0))
  }

  required init?(coder: NSCoder) { nil }

  /// Colours the time and the battery.
  ///
  /// - Parameter look: How light and how opaque they are.
  func show(_ look: StatusBarFade.Look) {
    guard look != shown else { return }
    shown = look
    let color = UIColor(white: look.lightness, alpha: look.opacity)
    time.textColor = color
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    battery.strokeColor = color.withAlphaComponent(look.opacity * 0.5).cgColor
    charge.backgroundColor = color.cgColor
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let middle = bounds.midY + 2
    time.frame = CGRect(x: 22, y: middle - 9, width: 40, height: 18)
    island.frame = CGRect(x: bounds.midX - 39, y: middle - 11, width: 78, height: 22)
    island.cornerRadius = 11
    battery.frame = bounds
    let shell = CGRect(x: bounds.maxX - 50, y: middle - 5, width: 21, height: 10)
    battery.path = UIBezierPath(roundedRect: shell, cornerRadius: 3).cgPath
    charge.frame = shell.insetBy(dx: 2, dy: 2)
    charge.cornerRadius = 1.5
  }
}
