package import Foundation
package import QuartzCore

/// How long an animation lasts when nobody says: longer for longer ways.
nonisolated package enum AutomaticDuration {
  /// Seconds of an animation that moves nothing.
  package static let shortest: TimeInterval = 0.208
  /// The way, in points, beyond which it does not get longer.
  private static let longestWay: CGFloat = 500
  /// Points of way for each second more.
  private static let speed: CGFloat = 3000

  /// Where a stand-in is.
  package struct Place {
    package var position: CGPoint
    package var size: CGSize
    package var transform: CATransform3D

    /// Makes a place.
    package init(position: CGPoint, size: CGSize, transform: CATransform3D) {
      self.position = position
      self.size = size
      self.transform = transform
    }

    /// The position, moved by the transform's translation.
    fileprivate var point: CGPoint {
      CGPoint(x: position.x + transform.m41, y: position.y + transform.m42)
    }

    /// The size through the transform's plane part, as a point.
    fileprivate var extent: CGPoint {
      CGPoint(
        x: transform.m11 * size.width + transform.m21 * size.height,
        y: transform.m12 * size.width + transform.m22 * size.height
      )
    }
  }

  package static func between(_ start: Place, _ end: Place) -> TimeInterval {
    let way = distance(start.point, end.point) + distance(start.extent, end.extent)
    return shortest + TimeInterval(min(max(way, 0), longestWay) / speed)
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }
}
