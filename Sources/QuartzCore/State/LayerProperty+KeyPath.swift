extension LayerProperty {
  /// A key path that was resolved: the name of a sublayer, if it goes through one, and the
  /// property.
  package struct Target: Hashable, Sendable {
    package var sublayerName: String?
    package var property: LayerProperty
  }

  private static let bases: [String: Base] = {
    var table: [String: Base] = [:]
    for base in Base.allCases where base != .custom { table[base.rawValue] = base }
    table["isHidden"] = .hidden
    table["isDoubleSided"] = .doubleSided
    table["isOpaque"] = .opaque
    table["isGeometryFlipped"] = .geometryFlipped
    return table
  }()

  private static let rectParts: [String: Part] = [
    "origin": .pair(0), "size": .pair(2), "origin.x": .lane(0), "origin.y": .lane(1),
    "size.width": .lane(2), "size.height": .lane(3),
  ]

  private static let components: [String: Component] = [
    "rotation": .rotationZ, "rotation.x": .rotationX, "rotation.y": .rotationY,
    "rotation.z": .rotationZ, "scale": .scale, "scale.xy": .scaleXY, "scale.x": .scaleX,
    "scale.y": .scaleY, "scale.z": .scaleZ, "translation": .translation,
    "translation.x": .translationX, "translation.y": .translationY,
    "translation.z": .translationZ,
  ]

  /// All key paths that layers know, so that one look-up finds what one means.
  private static let known: [String: LayerProperty] = {
    var table: [String: LayerProperty] = [:]
    for (name, base) in bases {
      table[name] = LayerProperty(base)
      for (part, meaning) in parts(of: base.kind) {
        table["\(name).\(part)"] = LayerProperty(base, meaning)
      }
    }
    return table
  }()

  /// Returns what a key path means, or nil when layers have no such property.
  package static func named(_ keyPath: String) -> LayerProperty? { known[keyPath] }

  private static func parts(of kind: Kind) -> [String: Part] {
    switch kind {
    case .rect: rectParts
    case .point: ["x": .lane(0), "y": .lane(1)]
    case .size: ["width": .lane(0), "height": .lane(1)]
    case .transform: components.mapValues { .component($0) }
    default: [:]
    }
  }

  /// Returns what an animation's key path means; names that layers do not know are values of the
  /// layer's own.
  ///
  /// - Parameter keyPath: The key path, perhaps with `sublayers.NAME.` before it.
  /// - Returns: The property, or nil when it cannot be animated, as `frame`.
  package static func target(_ keyPath: String) -> Target? {
    if let property = named(keyPath) { return Target(sublayerName: nil, property: property) }
    if keyPath.hasPrefix("sublayers.") {
      let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
      guard parts.count == 3, let property = named(parts[2]) else { return nil }
      return Target(sublayerName: parts[1], property: property)
    }
    if keyPath == "frame" || keyPath.hasPrefix("frame.") || keyPath.isEmpty { return nil }
    return Target(
      sublayerName: nil,
      property: LayerProperty(.custom, .whole, customKey: keyPath)
    )
  }

  /// The key path of the property.
  package var keyPath: String {
    if let customKey { return customKey }
    if part == .whole { return base.rawValue }
    let suffix: String? =
      switch part {
      case .whole, .function: nil
      case .lane, .pair:
        base.kind == .rect
          ? Self.rectParts.first { $0.value == part }?.key
          : Self.laneName(part, of: base.kind)
      case .component(let component):
        component == .rotationZ
          ? "rotation.z" : Self.components.first { $0.value == component }?.key
      }
    return suffix.map { "\(base.rawValue).\($0)" } ?? base.rawValue
  }

  private static func laneName(_ part: Part, of kind: Kind) -> String? {
    guard case .lane(let lane) = part else { return nil }
    return kind == .size ? ["width", "height"][lane] : ["x", "y"][lane]
  }

  /// Whether a change of the property alone has a built-in implicit animation.
  package var hasImplicitAnimation: Bool {
    switch base {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .sublayerTransform, .contents, .contentsRect, .contentsCenter, .contentsScale, .cornerRadius,
      .borderWidth, .borderColor, .opacity, .shadowColor, .shadowOpacity, .shadowOffset,
      .shadowRadius, .backgroundColor, .fillColor, .strokeColor, .lineWidth, .miterLimit,
      .lineDashPhase, .strokeStart, .strokeEnd, .colors, .locations, .startPoint, .endPoint,
      .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset, .fontSize, .foregroundColor,
      .backdropRadius, .backdropSaturation, .backdropScale:
      true
    default:
      false
    }
  }
}
