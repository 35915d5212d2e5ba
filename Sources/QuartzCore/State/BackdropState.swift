/// What a backdrop layer does to the pixels behind it.
package struct BackdropState: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  package var blurRadius: CGFloat = 0
  /// 0 leaves greys, 1 the colours as they are.
  package var saturation: CGFloat = 1
  /// The resolution at which the pixels behind are taken, in parts of the screen's.
  package var scale: CGFloat = 1

  package init() {}

  func number(_ base: LayerProperty.Base) -> CGFloat? {
    switch base {
    case .backdropRadius: blurRadius
    case .backdropSaturation: saturation
    case .backdropScale: scale
    default: nil
    }
  }

  mutating func setNumber(_ value: CGFloat, _ base: LayerProperty.Base) {
    switch base {
    case .backdropRadius: blurRadius = value
    case .backdropSaturation: saturation = value
    case .backdropScale: scale = value
    default: break
    }
  }
}
