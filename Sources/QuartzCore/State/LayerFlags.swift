/// The properties of a layer that are on or off.
package struct LayerFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let isHidden = LayerFlags(rawValue: 1 << 0)
  package static let isDoubleSided = LayerFlags(rawValue: 1 << 1)
  package static let isGeometryFlipped = LayerFlags(rawValue: 1 << 2)
  package static let masksToBounds = LayerFlags(rawValue: 1 << 3)
  package static let isOpaque = LayerFlags(rawValue: 1 << 4)
  package static let allowsGroupOpacity = LayerFlags(rawValue: 1 << 5)
  package static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 6)
  package static let shouldRasterize = LayerFlags(rawValue: 1 << 7)
  /// Whether the layer's time differs from its superlayer's.
  package static let hasOwnTime = LayerFlags(rawValue: 1 << 8)
  /// Whether the layer has a transform of its sublayers.
  package static let hasSublayerTransform = LayerFlags(rawValue: 1 << 9)

  package static let initial: LayerFlags = [
    .isDoubleSided, .allowsGroupOpacity, .allowsEdgeAntialiasing,
  ]
}
