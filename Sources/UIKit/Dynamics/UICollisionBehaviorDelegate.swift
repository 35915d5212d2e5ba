public import Foundation

/// Is told when items begin and end to touch each other and boundaries.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells that two items touch.
  ///
  /// - Parameters:
  ///   - behavior: The collisions.
  ///   - item1: An item.
  ///   - item2: Another one.
  ///   - p: Where, in the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )

  /// Tells that two items no longer touch.
  ///
  /// - Parameters:
  ///   - behavior: The collisions.
  ///   - item1: An item.
  ///   - item2: Another one.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )

  /// Tells that an item touches a boundary.
  ///
  /// - Parameters:
  ///   - behavior: The collisions.
  ///   - item: The item.
  ///   - identifier: The boundary's; nil for the edges of the reference view.
  ///   - p: Where, in the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )

  /// Tells that an item no longer touches a boundary.
  ///
  /// - Parameters:
  ///   - behavior: The collisions.
  ///   - item: The item.
  ///   - identifier: The boundary's; nil for the edges of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
