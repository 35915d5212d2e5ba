import Foundation
import QuartzCore

/// A boundary that items bounce off: a path, as lines with two sides.
struct CollisionBoundary {
  let identifier: any NSCopying
  let key: AnyHashable
  let path: UIBezierPath
  let outlines: [DynamicOutline]

  init(_ identifier: any NSCopying, _ path: UIBezierPath) {
    self.identifier = identifier
    key = Self.key(identifier)
    self.path = path
    outlines = path.cgPath.lines.flatMap { line -> [DynamicOutline] in
      let ends =
        line.isClosed ? line.points.dropFirst() + [line.points[0]] : line.points.dropFirst()
      return zip(line.points, ends).map { DynamicOutline(corners: [$0, $1]) }
    }
  }

  /// What equal identifiers have in common; a string equals one of Objective-C's kind.
  static func key(_ identifier: any NSCopying) -> AnyHashable {
    if let text = identifier as? NSString { return AnyHashable(text.description) }
    return (identifier as? AnyHashable) ?? AnyHashable("\(identifier)")
  }
}

// iOS lets a text be an identifier by a bridge to NSString, which Linux does not have.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  /// Returns the text itself.
  ///
  /// - Parameter zone: Not read.
  /// - Returns: The text.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
