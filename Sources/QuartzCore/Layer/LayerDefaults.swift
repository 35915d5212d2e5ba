/// The values of a new layer that are not zero.
enum LayerDefaults {
  static func value(forKey key: String) -> Any? {
    switch key {
    case "anchorPoint": CGPoint(x: 0.5, y: 0.5)
    case "transform", "sublayerTransform": CATransform3D.identity
    case "opacity", "contentsScale", "rasterizationScale", "speed": NSNumber(value: 1.0)
    case "doubleSided", "allowsGroupOpacity", "allowsEdgeAntialiasing": NSNumber(value: true)
    case "shadowOffset": CGSize(width: 0, height: -3)
    case "shadowRadius": NSNumber(value: 3.0)
    case "shadowColor", "borderColor": CGColor.black
    case "contentsRect", "contentsCenter": CGRect(x: 0, y: 0, width: 1, height: 1)
    case "contentsGravity": CALayerContentsGravity.resize.rawValue
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear.rawValue
    case "edgeAntialiasingMask", "maskedCorners": NSNumber(value: 15)
    case "cornerCurve": CALayerCornerCurve.circular.rawValue
    case "duration": NSNumber(value: Double.infinity)
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }
}
