import QuartzCore

/// A property of a view's layer that view animations animate.
nonisolated enum AnimatableProperty: String {
  case position
  case bounds
  case transform
  case opacity
  case backgroundColor
  case cornerRadius
  case anchorPoint
  case shadowOpacity
  case backdropRadius
  case backdropSaturation
  /// What is drawn; it fades only where ``UIKitState/fadesContents`` says so.
  case contents

  /// The layer's values under the key paths that animations of the property use.
  ///
  /// Bounds are split into origin and size, as the difference of two sizes may be negative.
  func values(of layer: CALayer) -> [(keyPath: String, value: AnimatableValue)] {
    switch self {
    case .position: [("position", .point(layer.position))]
    case .bounds:
      [("bounds.origin", .point(layer.bounds.origin)), ("bounds.size", .size(layer.bounds.size))]
    case .transform: [("transform", .transform(layer.transform))]
    case .opacity: [("opacity", .number(CGFloat(layer.opacity)))]
    case .backgroundColor: [("backgroundColor", .color(layer.backgroundColor))]
    case .cornerRadius: [("cornerRadius", .number(layer.cornerRadius))]
    case .anchorPoint: [("anchorPoint", .point(layer.anchorPoint))]
    case .shadowOpacity: [("shadowOpacity", .number(CGFloat(layer.shadowOpacity)))]
    case .backdropRadius:
      [("backdropRadius", .number((layer as? CABackdropLayer)?.blurRadius ?? 0))]
    case .backdropSaturation:
      [("backdropSaturation", .number((layer as? CABackdropLayer)?.saturation ?? 1))]
    case .contents: [("contents", .picture(layer.contents as? CGImage))]
    }
  }

  /// Whether animations of the property add to the model value and to each other.
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: true
    case .opacity, .backgroundColor, .anchorPoint, .shadowOpacity, .backdropRadius,
      .backdropSaturation, .contents:
      false
    }
  }

  /// The layer's value under one key path.
  static func value(forKeyPath keyPath: String, of layer: CALayer) -> AnimatableValue? {
    switch keyPath {
    case "position.x": .number(layer.position.x)
    case "position.y": .number(layer.position.y)
    default:
      AnimatableProperty(keyPath: keyPath)?.values(of: layer)
        .first { $0.keyPath == keyPath }?.value
    }
  }

  /// The property that an animation's key path belongs to.
  init?(keyPath: String) {
    self.init(rawValue: String(keyPath.prefix { $0 != "." }))
  }

  /// Sets a value under one of the property's key paths without animating.
  static func set(_ value: AnimatableValue, forKeyPath keyPath: String, of layer: CALayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    switch (keyPath, value) {
    case ("position", .point(let point)): layer.position = point
    case ("position.x", .number(let x)): layer.position.x = x
    case ("position.y", .number(let y)): layer.position.y = y
    case ("bounds.origin", .point(let origin)): layer.bounds.origin = origin
    case ("bounds.size", .size(let size)): layer.bounds.size = size
    case ("transform", .transform(let transform)): layer.transform = transform
    case ("opacity", .number(let opacity)): layer.opacity = Float(opacity)
    case ("backgroundColor", .color(let color)): layer.backgroundColor = color
    case ("cornerRadius", .number(let radius)): layer.cornerRadius = radius
    case ("anchorPoint", .point(let point)): layer.anchorPoint = point
    case ("shadowOpacity", .number(let opacity)): layer.shadowOpacity = Float(opacity)
    case ("backdropRadius", .number(let radius)):
      (layer as? CABackdropLayer)?.blurRadius = radius
    case ("backdropSaturation", .number(let saturation)):
      (layer as? CABackdropLayer)?.saturation = saturation
    case ("contents", .picture(let picture)): layer.contents = picture
    default: break
    }
  }
}
