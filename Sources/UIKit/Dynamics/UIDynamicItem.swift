/// Something that forces can move: a view, or any object with a centre, a size and a transform.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The size, in points; it gives the item its mass.
  var bounds: CGRect { get }
  /// The turn; only rotations are set.
  var transform: CGAffineTransform { get set }
  /// The shape that would collide.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIDynamicItem {
  /// A rectangle, unless the item says otherwise.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UIView: UIDynamicItem {}
