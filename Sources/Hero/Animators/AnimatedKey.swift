/// The values of a stand-in that the built-in animator moves, in the order in which it starts them.
nonisolated enum AnimatedKey: Int, CaseIterable {
  case overlayOpacity
  case position
  case size
  case transform
  case opacity
  case cornerRadius
  case backgroundColor
  case borderColor
  case borderWidth
  case zPosition
  case anchorPoint
  case masksToBounds
  case shadowColor
  case shadowRadius
  case shadowOpacity
  case shadowPath
  case shadowOffset
  case contentsRect
  case contentsScale

  // The names of all, made once: thousands are asked for when a transition begins.
  private static let keyPaths = allCases.map(\.name)
  private static let animationKeys = allCases.map { key in
    CALayer.heroKeyPrefix + (key == .overlayOpacity ? "overlay.opacity" : key.name)
  }

  private var name: String {
    switch self {
    case .overlayOpacity: "opacity"
    case .size: "bounds.size"
    default: "\(self)"
    }
  }

  /// The name of the layer's own property.
  var keyPath: String { Self.keyPaths[rawValue] }

  /// The key under which the layer keeps the animation.
  var animationKey: String { Self.animationKeys[rawValue] }

  /// Whether a spring moves the value; a corner radius never swings.
  var isSpringable: Bool { self != .cornerRadius && self != .masksToBounds }
}
