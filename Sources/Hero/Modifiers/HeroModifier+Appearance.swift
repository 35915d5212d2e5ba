public import UIKit

nonisolated extension HeroModifier {
  /// Fades in or out.
  public static var fade: HeroModifier { HeroModifier(\.opacity, 0) }

  /// Keeps a matched view solid instead of cross-fading it.
  public static var forceNonFade: HeroModifier { HeroModifier(\.nonFade, true) }

  /// Animates from or to an opacity.
  ///
  /// - Parameter opacity: 0…1.
  /// - Returns: The modifier.
  public static func opacity(_ opacity: CGFloat) -> HeroModifier {
    HeroModifier(\.opacity, Float(opacity))
  }

  /// Animates from or to a background colour.
  ///
  /// - Parameter backgroundColor: The colour.
  /// - Returns: The modifier.
  public static func backgroundColor(_ backgroundColor: UIColor) -> HeroModifier {
    HeroModifier(\.backgroundColor, backgroundColor.cgColor)
  }

  /// Animates from or to a border colour.
  ///
  /// - Parameter borderColor: The colour.
  /// - Returns: The modifier.
  public static func borderColor(_ borderColor: UIColor) -> HeroModifier {
    HeroModifier(\.borderColor, borderColor.cgColor)
  }

  /// Animates from or to a shadow colour.
  ///
  /// - Parameter shadowColor: The colour.
  /// - Returns: The modifier.
  public static func shadowColor(_ shadowColor: UIColor) -> HeroModifier {
    HeroModifier(\.shadowColor, shadowColor.cgColor)
  }

  /// Lays a colour over the view.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - opacity: 0…1.
  /// - Returns: The modifier.
  public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier {
    let overlay = (color: color.cgColor, opacity: opacity)
    return HeroModifier { $0.overlay = overlay }
  }

  /// Animates from or to a corner radius.
  ///
  /// - Parameter cornerRadius: The radius, in points.
  /// - Returns: The modifier.
  public static func cornerRadius(_ cornerRadius: CGFloat) -> HeroModifier {
    HeroModifier(\.cornerRadius, cornerRadius)
  }

  /// Animates from or to a depth.
  ///
  /// - Parameter zPosition: Higher is in front.
  /// - Returns: The modifier.
  public static func zPosition(_ zPosition: CGFloat) -> HeroModifier {
    HeroModifier(\.zPosition, zPosition)
  }

  /// Animates from or to a part of the layer's contents.
  ///
  /// - Parameter contentsRect: The part, in fractions of the contents.
  /// - Returns: The modifier.
  public static func contentsRect(_ contentsRect: CGRect) -> HeroModifier {
    HeroModifier(\.contentsRect, contentsRect)
  }

  /// Animates from or to a contents scale.
  ///
  /// - Parameter contentsScale: Pixels per point.
  /// - Returns: The modifier.
  public static func contentsScale(_ contentsScale: CGFloat) -> HeroModifier {
    HeroModifier(\.contentsScale, contentsScale)
  }

  /// Animates from or to a border width.
  ///
  /// - Parameter borderWidth: The width, in points.
  /// - Returns: The modifier.
  public static func borderWidth(_ borderWidth: CGFloat) -> HeroModifier {
    HeroModifier(\.borderWidth, borderWidth)
  }

  /// Animates from or to a shadow opacity.
  ///
  /// - Parameter shadowOpacity: 0…1.
  /// - Returns: The modifier.
  public static func shadowOpacity(_ shadowOpacity: CGFloat) -> HeroModifier {
    HeroModifier(\.shadowOpacity, Float(shadowOpacity))
  }

  /// Animates from or to a shadow offset.
  ///
  /// - Parameter shadowOffset: Points to the right and down.
  /// - Returns: The modifier.
  public static func shadowOffset(_ shadowOffset: CGSize) -> HeroModifier {
    HeroModifier(\.shadowOffset, shadowOffset)
  }

  /// Animates from or to a shadow radius.
  ///
  /// - Parameter shadowRadius: The blur, in points.
  /// - Returns: The modifier.
  public static func shadowRadius(_ shadowRadius: CGFloat) -> HeroModifier {
    HeroModifier(\.shadowRadius, shadowRadius)
  }

  /// Animates from or to the outline of a shadow.
  ///
  /// - Parameter shadowPath: The outline.
  /// - Returns: The modifier.
  public static func shadowPath(_ shadowPath: CGPath) -> HeroModifier {
    HeroModifier(\.shadowPath, shadowPath)
  }

  /// Cuts the content at the bounds during the transition, or not.
  ///
  /// - Parameter masksToBounds: Whether the content is cut.
  /// - Returns: The modifier.
  public static func masksToBounds(_ masksToBounds: Bool) -> HeroModifier {
    HeroModifier(\.masksToBounds, masksToBounds)
  }
}
