/// Something that forces can move: a view, or any object with a centre, a size and a transform.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The size, in points; it gives the item its mass.
  var bounds: CGRect { get }
  /// The turn; only rotations are set.
  var transform: CGAffineTransform { get set }
  /// The shape that collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline that collides where the shape is a path, around the centre as its origin.
  ///
  /// > Compatibility: hollows are filled; iOS asks for an outline without any.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle, unless the item says otherwise.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The bounds around the centre, unless the item says otherwise.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2,
        y: -bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    )
  }
}

extension UIView: UIDynamicItem {}
