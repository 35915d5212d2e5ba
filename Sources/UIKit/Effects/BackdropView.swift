import QuartzCore

/// Shows what is behind a visual effect view.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a look, or what is behind as it is; within an animation block all of it animates.
  func show(_ look: BlurLook?) {
    backgroundColor = look?.tint
    guard let layer = layer as? CABackdropLayer else { return }
    layer.blurRadius = look?.radius ?? 0
    layer.saturation = look?.saturation ?? 1
  }
}
