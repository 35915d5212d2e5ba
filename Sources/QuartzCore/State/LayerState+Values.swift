extension LayerState {
  /// Returns a property that is a matrix, or the matrix that it is a part of.
  package func matrix(of property: LayerProperty) -> CATransform3D? {
    switch property.base {
    case .transform: transform
    case .sublayerTransform: sublayerTransform
    case .instanceTransform: content.replicator?.instanceTransform
    default: nil
    }
  }

  /// Sets a property that is a matrix.
  package mutating func setMatrix(_ matrix: CATransform3D, of property: LayerProperty) {
    switch property.base {
    case .transform:
      transform = matrix
    case .sublayerTransform:
      sublayerTransform = matrix
    case .instanceTransform:
      guard case .replicator(var replicator) = content else { return }
      replicator.instanceTransform = matrix
      content = .replicator(replicator)
    default:
      break
    }
  }

  /// Returns any property; nil when there is no value.
  package func value(of property: LayerProperty) -> AnimationValue? {
    if property.isVector, property.base != .custom {
      return vector(of: property).map { .vector($0) }
    }
    switch property.base {
    case .transform, .sublayerTransform, .instanceTransform:
      return matrix(of: property).map { .transform($0) }
    case .path:
      return content.shape?.path.map { .path($0) }
    case .shadowPath:
      return style.shadowPath.map { .path($0) }
    case .colors:
      return content.gradient?.colors.map { .colors($0) }
    case .locations:
      return content.gradient?.locations.map { .numbers($0) }
    case .contents:
      return style.contents.map { .object($0) }
    case .custom:
      guard let key = property.customKey, let value = style.custom[key] else { return nil }
      return AnimationValue.number(value).map { .vector(SIMD4($0, 0, 0, 0)) } ?? .object(value)
    default:
      return nil
    }
  }

  /// Sets any property; nil takes an optional value away.
  package mutating func setValue(_ value: AnimationValue?, of property: LayerProperty) {
    switch value {
    case .vector(let v)?:
      setVector(v, of: property)
    case .transform(let t)?:
      setMatrix(t, of: property)
    case .path(let path)?:
      setPath(path, of: property.base)
    case .colors(let colors)?:
      setGradient { $0.colors = colors }
    case .numbers(let numbers)?:
      setGradient { $0.locations = numbers }
    case .object(let object)?:
      if property.base == .contents { style.contents = object }
      if let key = property.customKey { style.custom[key] = object }
    case nil:
      clear(property)
    }
  }

  private mutating func setPath(_ path: CGPath?, of base: LayerProperty.Base) {
    if base == .shadowPath {
      style.shadowPath = path
    } else if case .shape(var shape) = content {
      shape.path = path
      content = .shape(shape)
    }
  }

  private mutating func setGradient(_ change: (inout GradientState) -> Void) {
    guard case .gradient(var gradient) = content else { return }
    change(&gradient)
    content = .gradient(gradient)
  }

  private mutating func clear(_ property: LayerProperty) {
    switch property.base {
    case .backgroundColor: backgroundColor = nil
    case .borderColor: style.borderColor = nil
    case .shadowColor: style.shadowColor = nil
    case .shadowPath, .path: setPath(nil, of: property.base)
    case .contents: style.contents = nil
    case .colors: setGradient { $0.colors = nil }
    case .locations: setGradient { $0.locations = nil }
    case .fillColor, .strokeColor:
      guard case .shape(var shape) = content else { return }
      if property.base == .fillColor { shape.fillColor = nil } else { shape.strokeColor = nil }
      content = .shape(shape)
    case .custom:
      if let key = property.customKey { style.custom[key] = nil }
    default:
      break
    }
  }
}

extension CATransform3D {
  /// Returns a part of the matrix.
  func value(of component: LayerProperty.Component) -> SIMD4<Double> {
    switch component {
    case .translation: return SIMD4(row4.x, row4.y, 0, 0)
    case .translationX: return SIMD4(row4.x, 0, 0, 0)
    case .translationY: return SIMD4(row4.y, 0, 0, 0)
    case .translationZ: return SIMD4(row4.z, 0, 0, 0)
    default: break
    }
    let parts = TransformComponents(self)
    let value: Double =
      switch component {
      case .rotationX: parts.rotation.x
      case .rotationY: parts.rotation.y
      case .rotationZ: parts.rotation.z
      case .scale: parts.scale.sum() / 3
      case .scaleXY: (parts.scale.x + parts.scale.y) / 2
      case .scaleX: parts.scale.x
      case .scaleY: parts.scale.y
      default: parts.scale.z
      }
    return SIMD4(value, 0, 0, 0)
  }

  /// Returns the matrix with a part replaced.
  func setting(_ component: LayerProperty.Component, to value: SIMD4<Double>) -> CATransform3D {
    var matrix = self
    switch component {
    case .translation:
      (matrix.m41, matrix.m42) = (CGFloat(value.x), CGFloat(value.y))
      return matrix
    case .translationX:
      matrix.m41 = CGFloat(value.x)
      return matrix
    case .translationY:
      matrix.m42 = CGFloat(value.x)
      return matrix
    case .translationZ:
      matrix.m43 = CGFloat(value.x)
      return matrix
    default:
      break
    }
    var parts = TransformComponents(self)
    switch component {
    case .rotationX: parts.rotation.x = value.x
    case .rotationY: parts.rotation.y = value.x
    case .rotationZ: parts.rotation.z = value.x
    case .scale: parts.scale = SIMD3(repeating: value.x)
    case .scaleXY: (parts.scale.x, parts.scale.y) = (value.x, value.x)
    case .scaleX: parts.scale.x = value.x
    case .scaleY: parts.scale.y = value.x
    default: parts.scale.z = value.x
    }
    return parts.matrix
  }
}
