import UIKit

/// The line at the bottom: true figures on the left, one line of guidance on the right.
final class StatusLine: UIView {
  /// What the line shows.
  struct Figures: Equatable {
    /// Frames presented in the last second; 0 at rest.
    var framesPerSecond = 0
    /// Milliseconds that the last frame took.
    var milliseconds = 0.0
    /// Layers on the stage.
    var layers = 0
    /// Compatibility issues of the stage.
    var issues = 0
    /// What a person can do next.
    var guidance = ""
  }

  private let dot = CALayer()
  private let rate = UILabel()
  private let cost = UILabel()
  private let layers = UILabel()
  private let issues = UILabel()
  private let guidance = UILabel()
  private let line = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "status"
    backgroundColor = ChromeColor.window
    line.backgroundColor = ChromeColor.hairline.cgColor
    layer.addSublayer(line)
    layer.addSublayer(dot)
    for label in [rate, cost] { label.font = ChromeFont.codeCaption }
    layers.font = ChromeFont.captionFigures
    issues.font = ChromeFont.caption
    guidance.font = ChromeFont.caption
    guidance.textAlignment = .right
    for label in [rate, cost, layers, issues, guidance] {
      label.textColor = ChromeColor.text2
      addSubview(label)
    }
    guidance.textColor = ChromeColor.text3
  }

  required init?(coder: NSCoder) { nil }

  /// Shows figures.
  ///
  /// - Parameter figures: What was measured.
  func show(_ figures: Figures) {
    let isOver = figures.milliseconds > 16.7
    let color =
      figures.framesPerSecond == 0
      ? ChromeColor.text3 : isOver ? ChromeColor.warning : ChromeColor.success
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.backgroundColor = color.cgColor
    CATransaction.commit()
    rate.text = figures.framesPerSecond == 0 ? "at rest" : "\(figures.framesPerSecond) fps"
    cost.text = String(format: "%.1f ms / 16.7", figures.milliseconds)
    layers.text = "\(figures.layers) layers"
    issues.text =
      figures.issues == 0
      ? "No compatibility issues"
      : "\(figures.issues) compatibility issue\(figures.issues == 1 ? "" : "s")"
    issues.textColor = figures.issues == 0 ? ChromeColor.text2 : ChromeColor.warning
    guidance.text = figures.guidance
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    dot.frame = CGRect(x: 15, y: 9, width: 6, height: 6)
    dot.cornerRadius = 3
    CATransaction.commit()
    var x: CGFloat = 28
    for (label, width) in [(rate, 62), (cost, 112), (layers, 72), (issues, 180)]
      as [(UILabel, CGFloat)]
    {
      label.frame = CGRect(x: x, y: 4, width: width, height: 16)
      x += width
    }
    guidance.frame = CGRect(x: x, y: 4, width: max(0, bounds.width - x - 16), height: 16)
  }
}
