public import UIKit

nonisolated extension HeroModifier {
  /// Animates from or to a position of the view's anchor point.
  ///
  /// - Parameter position: The position in the space of the stand-in's parent, in points.
  /// - Returns: The modifier.
  public static func position(_ position: CGPoint) -> HeroModifier {
    HeroModifier(\.position, position)
  }

  /// Animates from or to a size.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: The modifier.
  public static func size(_ size: CGSize) -> HeroModifier {
    HeroModifier(\.size, size)
  }

  /// Replaces all transforms before it.
  ///
  /// - Parameter transform: The transform about the anchor point.
  /// - Returns: The modifier.
  public static func transform(_ transform: CATransform3D) -> HeroModifier {
    HeroModifier(\.transform, transform)
  }

  /// Sees the rotations that follow in perspective.
  ///
  /// > Compatibility: a distance of 0, which would be infinite perspective, is ignored.
  /// - Parameter perspective: The distance of the eye, in points.
  /// - Returns: The modifier.
  public static func perspective(_ perspective: CGFloat) -> HeroModifier {
    transforming { transform in
      guard perspective != 0 else { return transform }
      var transform = transform
      transform.m34 = -1 / perspective
      return transform
    }
  }

  /// Scales along the axes.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor. Default 1.
  ///   - y: The vertical factor. Default 1.
  ///   - z: The factor in depth. Default 1.
  /// - Returns: The modifier.
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier {
    transforming { CATransform3DScale($0, x, y, z) }
  }

  /// Scales both axes of the plane.
  ///
  /// - Parameter xy: The factor.
  /// - Returns: The modifier.
  public static func scale(_ xy: CGFloat) -> HeroModifier {
    scale(x: xy, y: xy)
  }

  /// Moves along the axes.
  ///
  /// - Parameters:
  ///   - x: Points to the right. Default 0.
  ///   - y: Points down. Default 0.
  ///   - z: Points towards the eye. Default 0.
  /// - Returns: The modifier.
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    transforming { CATransform3DTranslate($0, x, y, z) }
  }

  /// Moves in the plane.
  ///
  /// - Parameters:
  ///   - point: Points to the right and down.
  ///   - z: Points towards the eye. Default 0.
  /// - Returns: The modifier.
  public static func translate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier {
    translate(x: point.x, y: point.y, z: z)
  }

  /// Turns about x, then y, then z.
  ///
  /// - Parameters:
  ///   - x: Radians about x. Default 0.
  ///   - y: Radians about y. Default 0.
  ///   - z: Radians about z. Default 0.
  /// - Returns: The modifier.
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    transforming { transform in
      let aboutX = CATransform3DRotate(transform, x, 1, 0, 0)
      let aboutY = CATransform3DRotate(aboutX, y, 0, 1, 0)
      return CATransform3DRotate(aboutY, z, 0, 0, 1)
    }
  }

  /// Turns about x and y, then z.
  ///
  /// - Parameters:
  ///   - point: Radians about x and about y.
  ///   - z: Radians about z. Default 0.
  /// - Returns: The modifier.
  public static func rotate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier {
    rotate(x: point.x, y: point.y, z: z)
  }

  /// Turns in the plane.
  ///
  /// - Parameter z: Radians, clockwise on screen.
  /// - Returns: The modifier.
  public static func rotate(_ z: CGFloat) -> HeroModifier {
    rotate(z: z)
  }

  /// Moves a changing position along a curve with an intensity of 1.
  public static var arc: HeroModifier { arc(intensity: 1) }

  /// Moves a changing position along a curve.
  ///
  /// - Parameter intensity: 1 is a natural curve, 0 a straight line, -1 the opposite bulge. Default
  ///   1.
  /// - Returns: The modifier.
  public static func arc(intensity: CGFloat = 1) -> HeroModifier {
    HeroModifier(\.arc, intensity)
  }

  /// Comes from, or goes to, the place of another view of the other side.
  ///
  /// - Parameter heroID: The other view's id.
  /// - Returns: The modifier.
  public static func source(heroID: String) -> HeroModifier {
    HeroModifier(\.source, heroID)
  }
}
