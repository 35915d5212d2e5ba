extension CALayer {
  final func value(ofKeyPath keyPath: String) -> Any? {
    if let property = LayerProperty.named(keyPath) {
      return modelState.value(of: property)?.boxed(property.kind)
    }
    switch keyPath {
    case "frame": return frame
    case "frame.origin": return frame.origin
    case "frame.size": return frame.size
    case "frame.origin.x": return NSNumber(value: Double(frame.origin.x))
    case "frame.origin.y": return NSNumber(value: Double(frame.origin.y))
    case "frame.size.width": return NSNumber(value: Double(frame.size.width))
    case "frame.size.height": return NSNumber(value: Double(frame.size.height))
    case "name": return name
    case "delegate": return delegate
    case "mask": return mask
    case "sublayers": return sublayers
    case "superlayer": return superlayer
    case "style": return style
    case "actions": return actions
    default: break
    }
    if let key = LayerKey.named(keyPath), let value = key.value(of: self) { return value }
    if let (child, rest) = named(keyPath) { return child.value(forKeyPath: rest) }
    if let value = modelState.style.custom[keyPath] { return value }
    return style?[keyPath] ?? type(of: self).defaultValue(forKey: keyPath)
      ?? value(forUndefinedKey: keyPath)
  }

  final func setValue(_ value: Any?, ofKeyPath keyPath: String) {
    guard let property = LayerProperty.named(keyPath) else {
      return setOther(value, keyPath)
    }
    setValue(value, of: property, keyPath)
  }

  private func setValue(_ value: Any?, of property: LayerProperty, _ keyPath: String) {
    let kind = property.kind
    let new = AnimationValue(value, kind: kind)
    if new == nil, value != nil, !(value is NSNull) {
      World.current.report(
        CompatibilityIssue(
          message: "A value of type \(type(of: value)) cannot be set.",
          context: context(keyPath)
        )
      )
      return
    }
    if let new, !new.isFinite {
      _ = FiniteGuard.allows(.nan, context(keyPath))
      return
    }
    var state = modelState
    state.setValue(new, of: property)
    if property.base == .geometryFlipped {
      isGeometryFlipped = new?.vector?.x ?? 0 != 0
      return
    }
    if property.base == .bounds {
      bounds = state.bounds
      return
    }
    if let old = modelState.vector(of: property), let vector = new?.vector, old == vector { return }
    change(property.base.rawValue) { $0.setValue(new, of: property) }
  }

  private func setOther(_ value: Any?, _ keyPath: String) {
    switch keyPath {
    case "frame": AnimationValue.rect(value ?? CGRect.zero).map { frame = CGRect($0) }
    case "frame.origin":
      AnimationValue.point(value ?? CGPoint.zero).map { frame.origin = CGPoint(x: $0.x, y: $0.y) }
    case "frame.size":
      AnimationValue.point(value ?? CGSize.zero).map {
        frame.size = CGSize(width: $0.x, height: $0.y)
      }
    case "name": name = value as? String
    case "delegate": delegate = value as? any CALayerDelegate
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    case "style": style = value as? [AnyHashable: Any]
    case "actions": actions = value as? [String: any CAAction]
    default:
      if let key = LayerKey.named(keyPath), key.isKnown(to: self) {
        key.set(value, on: self)
      } else if let (child, rest) = named(keyPath) {
        child.setValue(value, forKeyPath: rest)
      } else {
        change(keyPath) { $0.style.custom[keyPath] = value }
        if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
      }
    }
  }

  /// Returns the sublayer that a path `sublayers.NAME.rest` goes through, and the rest.
  private func named(_ keyPath: String) -> (CALayer, String)? {
    guard keyPath.hasPrefix("sublayers.") else { return nil }
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, let child = sublayers?.first(where: { $0.name == parts[1] }) else {
      return nil
    }
    return (child, parts[2])
  }
}
