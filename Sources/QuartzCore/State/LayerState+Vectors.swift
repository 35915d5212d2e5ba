extension LayerState {
  /// Returns a property of up to four numbers; nil for a missing colour.
  package func vector(of property: LayerProperty) -> SIMD4<Double>? {
    switch property.part {
    case .whole:
      return vector(ofWhole: property)
    case .lane(let lane):
      guard let whole = vector(ofWhole: property) else { return nil }
      return SIMD4(whole[lane], 0, 0, 0)
    case .pair(let offset):
      guard let whole = vector(ofWhole: property) else { return nil }
      return SIMD4(whole[offset], whole[offset + 1], 0, 0)
    case .component(let component):
      guard let matrix = matrix(of: property) else { return nil }
      return matrix.value(of: component)
    case .function(let name):
      return SIMD4(name.isScale ? SIMD3(1, 1, 1) : .zero, 0)
    }
  }

  /// Sets a property of up to four numbers.
  package mutating func setVector(_ value: SIMD4<Double>, of property: LayerProperty) {
    switch property.part {
    case .whole:
      setVector(value, ofWhole: property)
    case .lane(let lane):
      guard var whole = vector(ofWhole: property) else { return }
      whole[lane] = value.x
      setVector(whole, ofWhole: property)
    case .pair(let offset):
      guard var whole = vector(ofWhole: property) else { return }
      whole[offset] = value.x
      whole[offset + 1] = value.y
      setVector(whole, ofWhole: property)
    case .component(let component):
      guard let matrix = matrix(of: property) else { return }
      setMatrix(matrix.setting(component, to: value), of: property)
    case .function(let name):
      setMatrix(name.matrix(value), of: property)
    }
  }

  private func vector(ofWhole property: LayerProperty) -> SIMD4<Double>? {
    switch property.base {
    case .position: return SIMD4(Double(position.x), Double(position.y), 0, 0)
    case .opacity: return SIMD4(Double(opacity), 0, 0, 0)
    case .bounds: return SIMD4(bounds)
    case .anchorPoint: return SIMD4(Double(anchorPoint.x), Double(anchorPoint.y), 0, 0)
    case .anchorPointZ: return SIMD4(Double(anchorPointZ), 0, 0, 0)
    case .zPosition: return SIMD4(Double(zPosition), 0, 0, 0)
    case .cornerRadius: return SIMD4(Double(cornerRadius), 0, 0, 0)
    case .backgroundColor: return backgroundColor?.rgba
    case .custom:
      return property.customKey.flatMap { AnimationValue.number(style.custom[$0]) }
        .map { SIMD4($0, 0, 0, 0) }
    default:
      if let flag = property.base.flag {
        return SIMD4(flags.contains(flag) ? 1 : 0, 0, 0, 0)
      }
      return styleVector(property.base) ?? contentVector(property.base)
    }
  }

  private mutating func setVector(_ v: SIMD4<Double>, ofWhole property: LayerProperty) {
    switch property.base {
    case .position: position = CGPoint(x: v.x, y: v.y)
    case .opacity: opacity = Float(v.x)
    case .bounds: bounds = CGRect(v)
    case .anchorPoint: anchorPoint = CGPoint(x: v.x, y: v.y)
    case .anchorPointZ: anchorPointZ = CGFloat(v.x)
    case .zPosition: zPosition = CGFloat(v.x)
    case .cornerRadius: cornerRadius = CGFloat(v.x)
    case .backgroundColor: backgroundColor = CGColor(rgba: v)
    case .custom:
      if let key = property.customKey { style.custom[key] = NSNumber(value: v.x) }
    default:
      if let flag = property.base.flag {
        flags.set(flag, to: v.x != 0)
      } else if !setStyleVector(v, property.base) {
        setContentVector(v, property.base)
      }
    }
  }

  // MARK: - Style

  private func styleVector(_ base: LayerProperty.Base) -> SIMD4<Double>? {
    switch base {
    case .borderWidth: SIMD4(Double(style.borderWidth), 0, 0, 0)
    case .borderColor: style.borderColor?.rgba
    case .shadowColor: style.shadowColor?.rgba
    case .shadowOpacity: SIMD4(Double(style.shadowOpacity), 0, 0, 0)
    case .shadowRadius: SIMD4(Double(style.shadowRadius), 0, 0, 0)
    case .shadowOffset:
      SIMD4(Double(style.shadowOffset.width), Double(style.shadowOffset.height), 0, 0)
    case .contentsRect: SIMD4(style.contentsRect)
    case .contentsCenter: SIMD4(style.contentsCenter)
    case .contentsScale: SIMD4(Double(style.contentsScale), 0, 0, 0)
    case .rasterizationScale: SIMD4(Double(style.rasterizationScale), 0, 0, 0)
    case .minificationFilterBias: SIMD4(Double(style.minificationFilterBias), 0, 0, 0)
    default: nil
    }
  }

  private mutating func setStyleVector(_ v: SIMD4<Double>, _ base: LayerProperty.Base) -> Bool {
    switch base {
    case .borderWidth: style.borderWidth = CGFloat(v.x)
    case .borderColor: style.borderColor = CGColor(rgba: v)
    case .shadowColor: style.shadowColor = CGColor(rgba: v)
    case .shadowOpacity: style.shadowOpacity = Float(v.x)
    case .shadowRadius: style.shadowRadius = CGFloat(v.x)
    case .shadowOffset: style.shadowOffset = CGSize(width: v.x, height: v.y)
    case .contentsRect: style.contentsRect = CGRect(v)
    case .contentsCenter: style.contentsCenter = CGRect(v)
    case .contentsScale: style.contentsScale = CGFloat(v.x)
    case .rasterizationScale: style.rasterizationScale = CGFloat(v.x)
    case .minificationFilterBias: style.minificationFilterBias = Float(v.x)
    default: return false
    }
    return true
  }

  // MARK: - Special layers

  private func contentVector(_ base: LayerProperty.Base) -> SIMD4<Double>? {
    switch content {
    case .shape(let shape): shape.vector(base)
    case .gradient(let gradient):
      switch base {
      case .startPoint: SIMD4(Double(gradient.startPoint.x), Double(gradient.startPoint.y), 0, 0)
      case .endPoint: SIMD4(Double(gradient.endPoint.x), Double(gradient.endPoint.y), 0, 0)
      default: nil
      }
    case .replicator(let replicator): replicator.vector(base)
    case .text(let text):
      switch base {
      case .fontSize: SIMD4(Double(text.fontSize), 0, 0, 0)
      case .foregroundColor: text.foregroundColor?.rgba
      default: nil
      }
    case .backdrop(let backdrop):
      backdrop.number(base).map { SIMD4(Double($0), 0, 0, 0) }
    case .plain, .transform, .portal, .emitter: nil
    }
  }

  private mutating func setContentVector(_ v: SIMD4<Double>, _ base: LayerProperty.Base) {
    switch content {
    case .shape(var shape):
      shape.setVector(v, base)
      content = .shape(shape)
    case .gradient(var gradient):
      if base == .startPoint { gradient.startPoint = CGPoint(x: v.x, y: v.y) }
      if base == .endPoint { gradient.endPoint = CGPoint(x: v.x, y: v.y) }
      content = .gradient(gradient)
    case .replicator(var replicator):
      replicator.setVector(v, base)
      content = .replicator(replicator)
    case .text(var text):
      if base == .fontSize { text.fontSize = CGFloat(v.x) }
      if base == .foregroundColor { text.foregroundColor = CGColor(rgba: v) }
      content = .text(text)
    case .backdrop(var backdrop):
      backdrop.setNumber(CGFloat(v.x), base)
      content = .backdrop(backdrop)
    case .plain, .transform, .portal, .emitter:
      break
    }
  }
}

extension LayerProperty.Base {
  /// The flag that holds the property, if it is on or off.
  var flag: LayerFlags? {
    switch self {
    case .hidden: .isHidden
    case .masksToBounds: .masksToBounds
    case .doubleSided: .isDoubleSided
    case .opaque: .isOpaque
    case .geometryFlipped: .isGeometryFlipped
    case .shouldRasterize: .shouldRasterize
    case .allowsGroupOpacity: .allowsGroupOpacity
    case .allowsEdgeAntialiasing: .allowsEdgeAntialiasing
    default: nil
    }
  }
}
