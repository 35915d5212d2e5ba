nonisolated extension HeroDefaultAnimationType: CustomStringConvertible {
  /// The animation as text that the animation strings read back, such as `.push(.left)`.
  public var label: String? {
    switch self {
    case .auto: ".auto"
    case .fade: ".fade"
    case .zoom: ".zoom"
    case .zoomOut: ".zoomOut"
    case .none: ".none"
    case .push(let direction): ".push(.\(direction.rawValue))"
    case .pull(let direction): ".pull(.\(direction.rawValue))"
    case .cover(let direction): ".cover(.\(direction.rawValue))"
    case .uncover(let direction): ".uncover(.\(direction.rawValue))"
    case .slide(let direction): ".slide(.\(direction.rawValue))"
    case .zoomSlide(let direction): ".zoomSlide(.\(direction.rawValue))"
    case .pageIn(let direction): ".pageIn(.\(direction.rawValue))"
    case .pageOut(let direction): ".pageOut(.\(direction.rawValue))"
    case .selectBy(let presenting, let dismissing):
      ".selectBy(\(presenting.description),\(dismissing.description))"
    }
  }

  /// The animation's label.
  public var description: String { label ?? "" }
}
