public import Foundation

/// The order in which the subviews of a cascading view begin.
nonisolated public enum CascadeDirection: Hashable, Sendable {
  /// From the top edge down.
  case topToBottom
  /// From the bottom edge up.
  case bottomToTop
  /// From the left edge.
  case leftToRight
  /// From the right edge.
  case rightToLeft
  /// Outwards from a point of the cascading view.
  case radial(center: CGPoint)
  /// Inwards to a point of the cascading view.
  case inverseRadial(center: CGPoint)

  /// Along the reading direction of the device's language.
  public static var leadingToTrailing: CascadeDirection {
    HeroLanguageDirection.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Against the reading direction of the device's language.
  public static var trailingToLeading: CascadeDirection {
    HeroLanguageDirection.isRightToLeft ? .leftToRight : .rightToLeft
  }
}
