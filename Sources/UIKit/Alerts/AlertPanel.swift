import QuartzCore

/// A rounded piece of an alert: texts, fields and buttons with hairlines between.
final class AlertPanel: UIView {
  struct Content {
    var title: String?
    var message: String?
    var isSheet = false
    var fields: [UITextField] = []
    var buttons: [AlertButton] = []
  }

  private static let fieldHeight: CGFloat = 28
  private static let fieldSpace: CGFloat = 18

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldBox = AlertFieldBox()
  private var lines: [UIView] = []
  private var content = Content()
  private var metrics = AlertMetrics.alert

  /// Whether nothing shows through.
  var isOpaquePanel = false {
    didSet {
      material.isHidden = isOpaquePanel
      backgroundColor = isOpaquePanel ? .secondarySystemGroupedBackground : nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    addSubview(fieldBox)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ content: Content, metrics: AlertMetrics) {
    for button in self.content.buttons { button.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    self.content = content
    self.metrics = metrics
    layer.cornerRadius = metrics.radius
    titleLabel.text = content.title
    titleLabel.font = metrics.titleFont
    titleLabel.textColor = content.isSheet ? .secondaryLabel : .label
    messageLabel.text = content.message
    messageLabel.font = content.title == nil ? metrics.titleFont : metrics.messageFont
    messageLabel.textColor = content.isSheet ? .secondaryLabel : .label
    fieldBox.show(content.fields)
    fieldBox.isHidden = content.fields.isEmpty
    for button in content.buttons { addSubview(button) }
    lines = content.buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  // MARK: - Measures

  private func textSize(_ label: UILabel, width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    let room = width - metrics.textInset.left - metrics.textInset.right
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }

  private func headHeight(width: CGFloat) -> CGFloat {
    let title = textSize(titleLabel, width: width)
    let message = textSize(messageLabel, width: width)
    let fields =
      content.fields.isEmpty
      ? 0 : Self.fieldSpace + Self.fieldHeight * CGFloat(content.fields.count)
    guard title + message + fields > 0 else { return 0 }
    let space = title > 0 && message > 0 ? metrics.textSpace : 0
    return (metrics.textInset.top + title + space + message + fields + metrics.textInset.bottom)
      .rounded(.up)
  }

  /// Whether two buttons stand side by side.
  private func isPaired(width: CGFloat) -> Bool {
    content.buttons.count == 2 && !content.isSheet
      && content.buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  private func buttonsHeight(width: CGFloat) -> CGFloat {
    let rows = isPaired(width: width) ? 1 : content.buttons.count
    return CGFloat(rows) * metrics.rowHeight
  }

  /// The height that everything needs.
  func height(width: CGFloat) -> CGFloat {
    headHeight(width: width) + buttonsHeight(width: width)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let inset = metrics.textInset
    let room = bounds.width - inset.left - inset.right
    var y = inset.top
    for label in [titleLabel, messageLabel] {
      let height = textSize(label, width: bounds.width)
      label.frame = CGRect(x: inset.left, y: y, width: room, height: height)
      if height > 0 { y += height + metrics.textSpace }
    }
    let fieldsHeight = Self.fieldHeight * CGFloat(content.fields.count)
    fieldBox.frame = CGRect(
      x: inset.left,
      y: y - metrics.textSpace + Self.fieldSpace,
      width: room,
      height: fieldsHeight
    )
    placeButtons(from: headHeight(width: bounds.width))
  }

  private func placeButtons(from top: CGFloat) {
    let hair = 1 / max(contentScaleFactor, 1)
    if isPaired(width: bounds.width) {
      for (index, button) in content.buttons.enumerated() {
        let x = CGFloat(index) * bounds.width / 2
        button.frame = CGRect(x: x, y: top, width: bounds.width / 2, height: metrics.rowHeight)
      }
      lines[0].frame = CGRect(x: 0, y: top, width: bounds.width, height: hair)
      lines[1].frame = CGRect(x: bounds.width / 2, y: top, width: hair, height: metrics.rowHeight)
      return
    }
    for (index, button) in content.buttons.enumerated() {
      let y = top + CGFloat(index) * metrics.rowHeight
      button.frame = CGRect(x: 0, y: y, width: bounds.width, height: metrics.rowHeight)
      lines[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: y > 0 ? hair : 0)
    }
  }
}
