/// What most layers leave as it is; layers share it until one differs.
package struct LayerStyle {
  package var sublayerTransform = CATransform3D.identity
  package var timing = LayerTiming()
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var contentsFormat = CALayerContentsFormat.RGBA8Uint
  package var rasterizationScale: CGFloat = 1
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilterBias: Float = 0
  package var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  package var maskedCorners: CACornerMask = .all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowColor: CGColor? = .black
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var filters: [Any]?
  package var backgroundFilters: [Any]?
  package var compositingFilter: Any?
  /// Values under keys that layers do not know.
  package var custom: [String: Any] = [:]

  package init() {}
}
