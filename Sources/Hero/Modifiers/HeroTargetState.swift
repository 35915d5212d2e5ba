public import UIKit

/// The other end of a view's animation, and how it gets there.
///
/// A view that leaves animates from its own look to this state; a view that enters animates from
/// this state to its own look.
nonisolated public struct HeroTargetState: ExpressibleByArrayLiteral {
  /// Modifiers that are applied to the stand-in at the start, without animating.
  public var beginState: [HeroModifier]?
  /// Modifiers that apply under a condition.
  public var conditionalModifiers: [((HeroConditionalContext) -> Bool, [HeroModifier])]?

  /// The position of the anchor point, in the space of the stand-in's parent.
  public var position: CGPoint?
  /// The size, in points.
  public var size: CGSize?
  /// The transform about the anchor point.
  public var transform: CATransform3D?
  /// The opacity, 0…1.
  public var opacity: Float?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat?
  /// The background colour.
  public var backgroundColor: CGColor?
  /// The depth.
  public var zPosition: CGFloat?
  /// The anchor point, in fractions of the bounds.
  public var anchorPoint: CGPoint?

  /// The part of the contents that is shown, in fractions.
  public var contentsRect: CGRect?
  /// Pixels per point of the contents.
  public var contentsScale: CGFloat?

  /// The border width, in points.
  public var borderWidth: CGFloat?
  /// The border colour.
  public var borderColor: CGColor?

  /// The shadow colour.
  public var shadowColor: CGColor?
  /// The shadow opacity, 0…1.
  public var shadowOpacity: Float?
  /// The shadow offset, in points.
  public var shadowOffset: CGSize?
  /// The shadow radius, in points.
  public var shadowRadius: CGFloat?
  /// The outline of the shadow.
  public var shadowPath: CGPath?
  /// Whether content is cut at the bounds.
  public var masksToBounds: Bool?
  /// Whether the stand-in has a shadow at all; default true.
  public var displayShadow = true

  /// A colour over the view and its opacity, 0…1.
  public var overlay: (color: CGColor, opacity: CGFloat)?

  /// Stiffness and damping of a spring of mass 1.
  public var spring: (CGFloat, CGFloat)?
  /// Seconds before the animation begins; default 0.
  public var delay: TimeInterval = 0
  /// Seconds that the animation lasts; nil is automatic, infinity is as long as the longest.
  public var duration: TimeInterval?
  /// The easing; nil is the standard curve.
  public var timingFunction: CAMediaTimingFunction?

  /// The intensity of the curve along which the position moves.
  public var arc: CGFloat?
  /// The id of the view whose place this one comes from or goes to.
  public var source: String?
  /// Seconds between subviews, their order, and whether matched ones come last.
  public var cascade: (TimeInterval, CascadeDirection, Bool)?

  /// Whether everything inside (true) or only direct subviews (false) are kept from animating.
  public var ignoreSubviewModifiers: Bool?
  /// Where the stand-in lives; nil is local.
  public var coordinateSpace: HeroCoordinateSpace?
  /// Whether size changes by scaling.
  public var useScaleBasedSizeChange: Bool?
  /// How the stand-in is made; nil is optimized.
  public var snapshotType: HeroSnapshotType?

  /// Whether a matched view stays solid instead of cross-fading; default false.
  public var nonFade = false
  /// Whether the view takes part in any case; default false.
  public var forceAnimate = false
  /// Values of plugins, by name.
  public var custom: [String: Any]?

  /// Makes a state from modifiers.
  ///
  /// - Parameter elements: The modifiers in order.
  public init(arrayLiteral elements: HeroModifier...) {
    append(contentsOf: elements)
  }

  init(modifiers: [HeroModifier]) {
    append(contentsOf: modifiers)
  }

  /// Applies a modifier.
  ///
  /// - Parameter modifier: The modifier.
  public mutating func append(_ modifier: HeroModifier) {
    modifier.apply(&self)
  }

  /// Applies modifiers in order.
  ///
  /// - Parameter modifiers: The modifiers.
  public mutating func append(contentsOf modifiers: [HeroModifier]) {
    for modifier in modifiers { append(modifier) }
  }

  /// A value of a plugin.
  ///
  /// - Parameter key: The value's name.
  public subscript(key: String) -> Any? {
    get { custom?[key] }
    set {
      var values = custom ?? [:]
      values[key] = newValue
      custom = values
    }
  }
}
