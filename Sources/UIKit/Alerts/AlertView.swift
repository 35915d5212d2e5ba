import QuartzCore

/// What an alert shows: its texts and fields above its choices, and at the bottom a choice that cancels apart.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let panel = AlertPanel()
  private let cancelPanel = AlertPanel()
  /// The space between an action sheet and what cancels it, in points.
  private static let panelSpace: CGFloat = 8

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    cancelPanel.isOpaquePanel = true
    addSubview(panel)
    addSubview(cancelPanel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
  private var metrics: AlertMetrics { isSheet ? .sheet : .alert }

  override var next: UIResponder? { super.next }

  /// Shows the content anew.
  func rebuild() {
    guard let controller else { return }
    let actions = controller.actions
    let apart = isSheet ? actions.filter { $0.style == .cancel } : []
    let others = actions.filter { action in !apart.contains { $0 === action } }
    let content = AlertPanel.Content(
      title: controller.title,
      message: controller.message,
      isSheet: isSheet,
      fields: controller.textFields ?? [],
      buttons: ordered(others).map(makeButton)
    )
    panel.show(content, metrics: metrics)
    cancelPanel.isHidden = apart.isEmpty
    cancelPanel.show(
      AlertPanel.Content(isSheet: isSheet, buttons: apart.map(makeButton)),
      metrics: metrics
    )
    setNeedsLayout()
  }

  /// Of two choices the one that cancels stands at the left, of more at the end.
  private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 && !isSheet ? cancel + others : others + cancel
  }

  private func makeButton(for action: UIAlertAction) -> AlertButton {
    let button = AlertButton(
      action: action,
      fontSize: metrics.buttonFontSize,
      standsOut: controller?.standsOut(action) ?? false
    )
    button.addAction(
      UIAction { [weak self] _ in self?.controller?.choose(action) },
      for: .touchUpInside
    )
    return button
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(metrics.width, size.width > 0 ? size.width : metrics.width)
    let apart = cancelPanel.isHidden ? 0 : cancelPanel.height(width: width) + Self.panelSpace
    return CGSize(width: width, height: panel.height(width: width) + apart)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let apart = cancelPanel.isHidden ? 0 : cancelPanel.height(width: bounds.width)
    let space = apart > 0 ? Self.panelSpace : 0
    panel.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: max(bounds.height - apart - space, 0)
    )
    cancelPanel.frame = CGRect(
      x: 0,
      y: bounds.height - apart,
      width: bounds.width,
      height: apart
    )
  }
}
