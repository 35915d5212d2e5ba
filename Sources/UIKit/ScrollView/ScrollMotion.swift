import QuartzCore

/// A movement of content in two dimensions, whose place at any time is known.
struct ScrollMotion {
  private enum Course {
    case decelerating(x: ScrollDeceleration, y: ScrollDeceleration)
    case easing(from: CGPoint, to: CGPoint)
  }

  /// How long a movement that code asked for takes, in seconds.
  private static let easingDuration = 0.3

  private let course: Course
  /// When the movement began, in seconds of the World's clock.
  let begin: CFTimeInterval
  let duration: Double
  /// How far the content was moved down meanwhile because it has grown above, in points.
  var shift: CGFloat = 0

  /// Makes the movement of content that a finger has left.
  init(x: ScrollDeceleration, y: ScrollDeceleration) {
    course = .decelerating(x: x, y: y)
    begin = CACurrentMediaTime()
    duration = max(x.duration, y.duration)
  }

  /// Makes a movement that code asked for.
  init(easingFrom start: CGPoint, to end: CGPoint) {
    course = .easing(from: start, to: end)
    begin = CACurrentMediaTime()
    duration = Self.easingDuration
  }

  /// Where the content comes to rest.
  var end: CGPoint {
    switch course {
    case .decelerating(let x, let y): CGPoint(x: x.end, y: y.end + shift)
    case .easing(_, let end): CGPoint(x: end.x, y: end.y + shift)
    }
  }

  /// Returns where the content is.
  func position(at time: CFTimeInterval) -> CGPoint {
    let elapsed = time - begin
    guard elapsed < duration else { return end }
    switch course {
    case .decelerating(let x, let y):
      return CGPoint(
        x: elapsed >= x.duration ? x.end : x.position(at: elapsed),
        y: (elapsed >= y.duration ? y.end : y.position(at: elapsed)) + shift
      )
    case .easing(let start, let end):
      let fraction = Self.eased(elapsed / duration)
      return CGPoint(
        x: start.x + (end.x - start.x) * fraction,
        y: start.y + (end.y - start.y) * fraction + shift
      )
    }
  }

  /// The smooth step that begins and ends at rest.
  private static func eased(_ fraction: Double) -> CGFloat {
    let clamped = min(max(fraction, 0), 1)
    return clamped * clamped * (3 - 2 * clamped)
  }
}
