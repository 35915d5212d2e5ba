/// The values of a stand-in that the built-in animator moves, in the order in which it starts them.
nonisolated enum AnimatedKey: String, CaseIterable {
  case overlayOpacity = "overlay.opacity"
  case position
  case size = "bounds.size"
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

  /// The name of the layer's own property.
  var keyPath: String { self == .overlayOpacity ? "opacity" : rawValue }

  /// The key under which the layer keeps the animation.
  var animationKey: String { "hero." + rawValue }

  /// Whether a spring moves the value; a corner radius never swings.
  var isSpringable: Bool { self != .cornerRadius && self != .masksToBounds }
}
