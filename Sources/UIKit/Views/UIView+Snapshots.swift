import Compositor
import QuartzCore

extension UIView {
  /// A view that shows a picture of a part of this view.
  func makeSnapshot(
    of rect: CGRect,
    afterScreenUpdates: Bool,
    capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, !isHidden else { return nil }
    if afterScreenUpdates, rect == bounds {
      prepareForRendering()
      if layer.isPlain { return makePlainSnapshot() }
    }
    guard let image = snapshotImage(of: rect, afterScreenUpdates: afterScreenUpdates) else {
      return nil
    }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.show(image, scale: snapshotScale, capInsets: capInsets)
    return snapshot
  }

  /// A view of the same colour, which shows what a picture of this view would, without the picture.
  private func makePlainSnapshot() -> UIView {
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.backgroundColor = layer.backgroundColor
    return snapshot
  }

  /// A picture of a part of the view in the view's own coordinates, or nil when it was never on screen.
  ///
  /// The view's own place and transform are left out: a snapshot stands in for the view's content.
  func snapshotImage(of rect: CGRect, afterScreenUpdates: Bool) -> CGImage? {
    var time: CFTimeInterval?
    if afterScreenUpdates {
      prepareForRendering()
    } else {
      guard layer.presentation() != nil else {
        World.current.report(
          CompatibilityIssue(
            message:
              "a view that has not been drawn has an empty snapshot; ask for one after screen"
              + " updates",
            context: accessibilityIdentifier ?? "\(type(of: self))"
          )
        )
        return nil
      }
      time = CACurrentMediaTime()
    }
    return LayerImages.render(layer, at: time, bounds: rect, scale: snapshotScale)
  }

  func drawContents(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      let image = snapshotImage(of: bounds, afterScreenUpdates: afterScreenUpdates)
    else { return false }
    UIImage(cgImage: image, scale: snapshotScale, orientation: .up).draw(in: rect, on: context)
    return true
  }

  /// Lays out and draws what is pending in the subtree, so that a picture of it is complete.
  func prepareForRendering() {
    layoutIfNeeded()
    Self.display(layer)
  }

  private static func display(_ layer: CALayer) {
    layer.displayIfNeeded()
    for sublayer in layer.sublayers ?? [] { display(sublayer) }
  }

  private var snapshotScale: CGFloat { (window?.screen ?? UIScreen.main).scale }
}

extension CALayer {
  /// Whether the layer shows its background from edge to edge and nothing else.
  fileprivate var isPlain: Bool {
    guard type(of: self) == CALayer.self, modelMask == nil, contents == nil, opacity >= 1,
      cornerRadius == 0, borderWidth == 0, shadowOpacity <= 0
    else { return false }
    return childLayers.allSatisfy { $0.isHidden || $0.opacity <= 0 }
  }
}
