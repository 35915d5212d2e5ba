/// How the two root views move when the app says nothing else.
///
/// A direction is the direction in which things *move*, not the edge that they come from.
nonisolated public indirect enum HeroDefaultAnimationType: Hashable, Sendable {
  /// Chosen by the kind of transition: push in a navigation, slide between tabs, fade otherwise.
  case auto
  /// The entering view pushes in over the leaving one.
  case push(direction: Direction)
  /// The leaving view is pulled away from above the entering one.
  case pull(direction: Direction)
  /// The entering view covers the leaving one, which stays.
  case cover(direction: Direction)
  /// The leaving view uncovers the entering one, which stays.
  case uncover(direction: Direction)
  /// Both views move side by side.
  case slide(direction: Direction)
  /// Both views move side by side while they shrink and grow.
  case zoomSlide(direction: Direction)
  /// The entering view covers the leaving one, which shrinks.
  case pageIn(direction: Direction)
  /// The leaving view uncovers the entering one, which grows to its size.
  case pageOut(direction: Direction)
  /// The entering view fades in.
  case fade
  /// The leaving view grows and fades.
  case zoom
  /// The entering view shrinks to its size and fades in.
  case zoomOut
  /// One animation for presenting and another for dismissing.
  case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
  /// Nothing moves by default.
  case none

  /// Plays an animation backwards when dismissing.
  ///
  /// - Parameter presenting: The animation for presenting.
  /// - Returns: A choice between the animation and its reverse.
  public static func autoReverse(
    presenting: HeroDefaultAnimationType
  ) -> HeroDefaultAnimationType {
    .selectBy(presenting: presenting, dismissing: presenting.reversed)
  }

  /// The animation that looks like this one played backwards.
  var reversed: HeroDefaultAnimationType {
    switch self {
    case .push(let direction): .pull(direction: direction.opposite)
    case .pull(let direction): .push(direction: direction.opposite)
    case .cover(let direction): .uncover(direction: direction.opposite)
    case .uncover(let direction): .cover(direction: direction.opposite)
    case .slide(let direction): .slide(direction: direction.opposite)
    case .zoomSlide(let direction): .zoomSlide(direction: direction.opposite)
    case .pageIn(let direction): .pageOut(direction: direction.opposite)
    case .pageOut(let direction): .pageIn(direction: direction.opposite)
    case .zoom: .zoomOut
    case .zoomOut: .zoom
    case .auto, .fade, .none, .selectBy: self
    }
  }

  /// Returns the member for a direction of travel, through any depth of choices.
  func resolved(isPresenting: Bool) -> HeroDefaultAnimationType {
    guard case .selectBy(let presenting, let dismissing) = self else { return self }
    return (isPresenting ? presenting : dismissing).resolved(isPresenting: isPresenting)
  }
}
