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
    curve.lineWidth = 1.75
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
    string.numberOfLines = 2
    addSubview(title)
    addSubview(string)
    addTarget(self, action: Selector("tapped", PresetCard.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    choose()
  }

  private static let margin: CGFloat = 12
  private static let plotWidth: CGFloat = 40

  /// Where the text begins.
  private static var textX: CGFloat { margin + plotWidth + margin }

  /// Returns the width that a card has for its string.
  ///
  /// - Parameter width: The card's width.
  /// - Returns: The width, in points.
  static func stringRoom(in width: CGFloat) -> CGFloat { width - textX - margin }

  /// Returns the size that the string gets, in one line or two.
  ///
  /// - Parameter width: The card's width.
  /// - Returns: The size, in points.
  func stringSize(in width: CGFloat) -> CGSize {
    let room = PresetCard.stringRoom(in: width)
    let size = string.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width.rounded(.up), room), height: size.height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let plot = CGRect(
      x: PresetCard.margin,
      y: 10,
      width: PresetCard.plotWidth,
      height: height - 20
    )
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    curve.frame = bounds
    curve.path = path(in: plot)
    let one = plot.maxY - plot.height / PresetCard.range
    baseline.frame = CGRect(x: plot.minX, y: one.rounded(), width: plot.width, height: 1)
    CATransaction.commit()
    let x = PresetCard.textX
    let size = stringSize(in: bounds.width)
    let y = ((height - 17 - size.height) / 2).rounded()
    title.frame = CGRect(x: x, y: y, width: bounds.width - x - PresetCard.margin, height: 16)
    string.frame = CGRect(origin: CGPoint(x: x, y: y + 17), size: size)
  }

  /// How far the springiest preset goes: every plot has room for it, so that all have the same scale.
  private static let range =
    ModifierPreset.all.flatMap { $0.curve.points(sampleCount) }.map(\.y).max() ?? 1

  private static let sampleCount = 64

  private func path(in plot: CGRect) -> CGPath {
    let path = UIBezierPath()
    for (index, point) in preset.curve.points(PresetCard.sampleCount).enumerated() {
      let place = CGPoint(
        x: plot.minX + point.x * plot.width,
        y: plot.maxY - point.y * plot.height / PresetCard.range
      )
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path.cgPath
  }
}
