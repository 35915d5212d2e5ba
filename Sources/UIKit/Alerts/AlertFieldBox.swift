import QuartzCore

/// The text fields of an alert, one below the other in a thin frame.
final class AlertFieldBox: UIView {
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 7
    layer.borderWidth = 0.5
    clipsToBounds = true
    refreshBorder()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ fields: [UITextField]) {
    for view in self.fields + lines where !fields.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    self.fields = fields
    lines = fields.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in fields + lines where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshBorder()
  }

  private func refreshBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !fields.isEmpty else { return }
    let height = bounds.height / CGFloat(fields.count)
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * height
      field.frame = CGRect(x: 7, y: y, width: bounds.width - 14, height: height)
    }
    let hair = 1 / max(contentScaleFactor, 1)
    for (index, line) in lines.enumerated() {
      let y = CGFloat(index + 1) * height
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: hair)
    }
  }
}
