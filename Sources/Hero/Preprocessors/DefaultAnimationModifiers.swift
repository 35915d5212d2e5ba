import UIKit

/// The modifiers of the two root views of a default animation.
struct DefaultAnimationModifiers {
  var to: [HeroModifier] = []
  var from: [HeroModifier] = []
  /// Which side is on top; nil leaves it as it is.
  var isSourceOnTop: Bool?

  /// How much more slowly the covered view follows a push or pull.
  private static let parallax: CGFloat = 3

  static func make(
    for type: HeroDefaultAnimationType,
    containerSize: CGSize
  ) -> DefaultAnimationModifiers {
    var roots = moving(type, containerSize) ?? zooming(type)
    let begin: [HeroModifier] = [
      .timingFunction(roots.timing), .duration(DefaultAnimationPreprocessor.duration),
    ]
    roots.modifiers.to = begin + roots.modifiers.to
    roots.modifiers.from = begin + roots.modifiers.from
    return roots.modifiers
  }

  private typealias Timed = (modifiers: DefaultAnimationModifiers, timing: CAMediaTimingFunction)

  private static func moving(_ type: HeroDefaultAnimationType, _ size: CGSize) -> Timed? {
    func enter(_ direction: HeroDefaultAnimationType.Direction, by part: CGFloat = 1)
      -> HeroModifier
    { .translate(direction.shift(in: size, isAppearing: true, dividedBy: part)) }
    func leave(_ direction: HeroDefaultAnimationType.Direction, by part: CGFloat = 1)
      -> HeroModifier
    { .translate(direction.shift(in: size, isAppearing: false, dividedBy: part)) }
    switch type {
    case .push(let way):
      return timed(
        [enter(way)] + shadowed,
        [leave(way, by: parallax), dimmed],
        false,
        .deceleration
      )
    case .pull(let way):
      return timed([enter(way, by: parallax), dimmed], [leave(way)] + shadowed, true, .standard)
    case .slide(let way): return timed([enter(way)], [leave(way)], nil, .standard)
    case .zoomSlide(let way):
      return timed([enter(way), .scale(0.8)], [leave(way), .scale(0.8)], nil, .standard)
    case .cover(let way): return timed([enter(way)] + shadowed, [dimmed], false, .deceleration)
    case .uncover(let way): return timed([dimmed], [leave(way)] + shadowed, true, .standard)
    case .pageIn(let way):
      return timed([enter(way)] + shadowed, [.scale(0.7), dimmed], false, .deceleration)
    case .pageOut(let way):
      return timed([.scale(0.7), dimmed], [leave(way)] + shadowed, true, .standard)
    default: return nil
    }
  }

  private static func zooming(_ type: HeroDefaultAnimationType) -> Timed {
    type == .zoomOut
      ? timed([.scale(1.3), .fade], [.scale(0.7)], false, .standard)
      : timed([.scale(0.7)], [.scale(1.3), .fade], true, .standard)
  }

  private static func timed(
    _ to: [HeroModifier],
    _ from: [HeroModifier],
    _ isSourceOnTop: Bool?,
    _ timing: CAMediaTimingFunction
  ) -> Timed {
    (DefaultAnimationModifiers(to: to, from: from, isSourceOnTop: isSourceOnTop), timing)
  }

  private static var dimmed: HeroModifier { .overlay(color: .black, opacity: 0.1) }

  /// A shadow that grows while a view arrives and fades while it leaves.
  private static var shadowed: [HeroModifier] {
    [
      .shadowOpacity(0),
      .beginWith([
        .masksToBounds(false), .shadowColor(.black), .shadowOffset(.zero), .shadowRadius(5),
        .shadowOpacity(0.5),
      ]),
    ]
  }
}

extension HeroDefaultAnimationType.Direction {
  /// Returns where a root view of the container's size starts (appearing) or ends (disappearing).
  func shift(in size: CGSize, isAppearing: Bool, dividedBy part: CGFloat = 1) -> CGPoint {
    switch self {
    case .left, .right:
      CGPoint(x: (isAppearing == (self == .right) ? -size.width : size.width) / part, y: 0)
    case .up, .down:
      CGPoint(x: 0, y: (isAppearing == (self == .down) ? -size.height : size.height) / part)
    }
  }
}
