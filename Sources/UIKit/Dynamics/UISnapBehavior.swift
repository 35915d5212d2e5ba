/// Draws an item to a point, where it settles after some swings.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Where the item goes, in the reference view's coordinates.
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.resume() }
  }
  /// How little the item swings, from 0 to 1.
  ///
  /// Default 0.5.
  open var damping: CGFloat = 0.5

  private let item: any UIDynamicItem

  /// Makes a snap.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: Where it goes.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var actedItems: [any UIDynamicItem] { [item] }

  override var isExertingForce: Bool {
    hypot(snapPoint.x - item.center.x, snapPoint.y - item.center.y) > 0.5
  }

  override func exert(on body: inout DynamicBody, step: CGFloat) {
    let pace = Self.pace
    let drag = 2 * (0.3 + 0.7 * damping) * pace
    let center = body.item.center
    body.accelerate(
      CGVector(
        dx: (snapPoint.x - center.x) * pace * pace - body.velocity.dx * drag,
        dy: (snapPoint.y - center.y) * pace * pace - body.velocity.dy * drag
      )
    )
  }

  /// The spring's natural frequency, in radians a second.
  ///
  /// UIKit publishes none; this one settles in about half a second, as snaps are seen to do.
  private static var pace: CGFloat { 18 }
}
