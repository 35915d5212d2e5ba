/// A property of layers that has no place among those that are animated, found by its key.
struct LayerKey {
  private let read: (CALayer) -> Any?
  private let write: (CALayer, Any?) -> Void
  private let knows: (CALayer) -> Bool

  // Made once and only read.
  nonisolated(unsafe) private static let keys: [String: LayerKey] = [
    "contentsGravity": word(\CALayer.contentsGravity),
    "contentsFormat": word(\CALayer.contentsFormat),
    "minificationFilter": word(\CALayer.minificationFilter),
    "magnificationFilter": word(\CALayer.magnificationFilter),
    "cornerCurve": word(\CALayer.cornerCurve),
    "maskedCorners": bits(\CALayer.maskedCorners),
    "edgeAntialiasingMask": bits(\CALayer.edgeAntialiasingMask),
    "needsDisplayOnBoundsChange": flag(\CALayer.needsDisplayOnBoundsChange),
    "drawsAsynchronously": flag(\CALayer.drawsAsynchronously),
    "filters": object(\CALayer.filters),
    "backgroundFilters": object(\CALayer.backgroundFilters),
    "compositingFilter": object(\CALayer.compositingFilter),
    "beginTime": number(\CALayer.beginTime),
    "duration": number(\CALayer.duration),
    "speed": number(\CALayer.speed),
    "timeOffset": number(\CALayer.timeOffset),
    "repeatCount": number(\CALayer.repeatCount),
    "repeatDuration": number(\CALayer.repeatDuration),
    "autoreverses": flag(\CALayer.autoreverses),
    "fillMode": word(\CALayer.fillMode),
    "fillRule": word(\CAShapeLayer.fillRule),
    "lineCap": word(\CAShapeLayer.lineCap),
    "lineJoin": word(\CAShapeLayer.lineJoin),
    "lineDashPattern": object(\CAShapeLayer.lineDashPattern),
    "type": word(\CAGradientLayer.type),
    "preservesDepth": flag(\CAReplicatorLayer.preservesDepth),
    "scrollMode": word(\CAScrollLayer.scrollMode),
    "string": object(\CATextLayer.string),
    "font": object(\CATextLayer.font),
    "wrapped": flag(\CATextLayer.isWrapped),
    "alignmentMode": word(\CATextLayer.alignmentMode),
    "truncationMode": word(\CATextLayer.truncationMode),
  ]

  /// Returns the property with a key, or nil.
  static func named(_ key: String) -> LayerKey? {
    keys[key]
  }

  /// Returns whether a layer is of the class that has the property.
  func isKnown(to layer: CALayer) -> Bool {
    knows(layer)
  }

  /// Returns the value, or nil when there is none.
  func value(of layer: CALayer) -> Any? {
    read(layer)
  }

  /// Sets the value; what is of another type is ignored.
  func set(_ value: Any?, on layer: CALayer) {
    write(layer, value)
  }

  // MARK: - Kinds

  private init<Layer: CALayer>(
    read: @escaping (Layer) -> Any?,
    write: @escaping (Layer, Any?) -> Void
  ) {
    self.read = { layer in (layer as? Layer).flatMap(read) }
    self.write = { layer, value in (layer as? Layer).map { write($0, value) } }
    knows = { $0 is Layer }
  }

  private static func word<Layer: CALayer, Word: RawRepresentable<String>>(
    _ path: ReferenceWritableKeyPath<Layer, Word>
  ) -> LayerKey {
    LayerKey(
      read: { (layer: Layer) in layer[keyPath: path].rawValue },
      write: { layer, value in
        let word = (value as? String).flatMap { Word(rawValue: $0) } ?? value as? Word
        if let word { layer[keyPath: path] = word }
      }
    )
  }

  private static func bits<Layer: CALayer, Bits: OptionSet>(
    _ path: ReferenceWritableKeyPath<Layer, Bits>
  ) -> LayerKey where Bits.RawValue: BinaryInteger {
    LayerKey(
      read: { (layer: Layer) in NSNumber(value: Int(layer[keyPath: path].rawValue)) },
      write: { layer, value in
        let number = AnimationValue.number(value).flatMap { Bits.RawValue(exactly: $0) }
        if let bits = number.map({ Bits(rawValue: $0) }) ?? value as? Bits {
          layer[keyPath: path] = bits
        }
      }
    )
  }

  private static func flag<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Bool>
  ) -> LayerKey {
    LayerKey(
      read: { (layer: Layer) in NSNumber(value: layer[keyPath: path]) },
      write: { layer, value in
        if let number = AnimationValue.number(value) { layer[keyPath: path] = number != 0 }
      }
    )
  }

  private static func number<Layer: CALayer, Number: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<Layer, Number>
  ) -> LayerKey {
    LayerKey(
      read: { (layer: Layer) in NSNumber(value: Double(layer[keyPath: path])) },
      write: { layer, value in
        if let number = AnimationValue.number(value) { layer[keyPath: path] = Number(number) }
      }
    )
  }

  private static func object<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value?>
  ) -> LayerKey {
    LayerKey(
      read: { (layer: Layer) in layer[keyPath: path] },
      write: { layer, value in layer[keyPath: path] = value.flatMap { $0 as? Value } }
    )
  }
}
