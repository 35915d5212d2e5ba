import QuartzCore

/// The small bar at the top of a sheet.
///
/// It is a layer, so that it is not found among the subviews of the app's own view.
final class SheetGrabber {
  private static let size = CGSize(width: 36, height: 5)
  private static let top: CGFloat = 5
  private let layer = CALayer()
  private weak var view: UIView?

  /// Shows or hides the bar.
  func show(_ isVisible: Bool, in view: UIView) {
    guard isVisible else { return remove() }
    self.view = view
    layer.cornerRadius = Self.size.height / 2
    layer.zPosition = 1000
    layer.backgroundColor = UIColor.tertiaryLabel.resolvedColor(with: view.traitCollection).cgColor
    if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
    place()
  }

  func place() {
    guard let view, layer.superlayer != nil else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(
      x: view.bounds.midX - Self.size.width / 2,
      y: view.bounds.minY + Self.top,
      width: Self.size.width,
      height: Self.size.height
    )
    CATransaction.commit()
  }

  func remove() {
    layer.removeFromSuperlayer()
    view = nil
  }
}
