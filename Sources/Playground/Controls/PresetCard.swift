import UIKit

/// A preset: its curve, its name and its string.
final class PresetCard: ChromeControl {
  private let curve = CAShapeLayer()
  private let baseline = CALayer()
  private let title = UILabel()
  private let string = UILabel()
  private let preset: ModifierPreset
  private let choose: () -> Void

  init(_ preset: ModifierPreset, choose: @escaping () -> Void) {
    self.preset = preset
    self.choose = choose
    super.init(frame: .zero)
    layer.cornerRadius = 9
    accessibilityIdentifier = "preset \(preset.title)"
    curve.fillColor = nil
    curve.strokeColor = ChromeColor.accentText.cgColor
    curve.lineWidth = 2
    curve.lineCap = .round
    curve.lineJoin = .round
    baseline.backgroundColor = ChromeColor.hairline.cgColor
    layer.addSublayer(baseline)
    layer.addSublayer(curve)
    title.text = preset.title
    title.font = ChromeFont.chosen
    title.textColor = ChromeColor.text
    string.text = preset.string
    string.font = ChromeFont.codeCaption
    string.textColor = ChromeColor.text3
    string.lineBreakMode = .byTruncatingTail
    addSubview(title)
    addSubview(string)
    addTarget(self, action: Selector("tapped", PresetCard.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    choose()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let plot = CGRect(x: 14, y: height * 0.2, width: 56, height: height * 0.6)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    curve.frame = bounds
    curve.path = path(in: plot)
    baseline.frame = CGRect(x: plot.minX, y: plot.minY, width: plot.width, height: 1)
    CATransaction.commit()
    let x = plot.maxX + 14
    title.frame = CGRect(x: x, y: height / 2 - 17, width: bounds.width - x - 10, height: 16)
    string.frame = CGRect(x: x, y: height / 2 + 2, width: bounds.width - x - 10, height: 16)
  }

  private func path(in plot: CGRect) -> CGPath {
    let path = UIBezierPath()
    for (index, point) in preset.curve.points(48).enumerated() {
      let place = CGPoint(
        x: plot.minX + point.x * plot.width,
        y: plot.maxY - point.y * plot.height
      )
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path.cgPath
  }
}
