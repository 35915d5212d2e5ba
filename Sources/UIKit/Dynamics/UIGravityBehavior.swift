/// Pulls items in one direction.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that are pulled.
  public private(set) final var items: [any UIDynamicItem]
  /// The direction and strength; 1 is 1,000 points per second squared.
  ///
  /// Default (0, 1): down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { dynamicAnimator?.resume() }
  }

  /// Makes gravity for items.
  ///
  /// - Parameter items: The items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// The direction in radians, from the positive x axis toward the positive y axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; 1 is 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  ///
  /// - Parameters:
  ///   - angle: In radians.
  ///   - magnitude: 1 is 1,000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Adds an item.
  ///
  /// - Parameter item: The item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    dynamicAnimator?.resume()
  }

  /// Takes an item out.
  ///
  /// - Parameter item: The item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  override var actedItems: [any UIDynamicItem] { items }

  override var isExertingForce: Bool { !items.isEmpty && magnitude > 0 }

  override func exert(on body: inout DynamicBody, step: CGFloat) {
    let pull: CGFloat = 1000
    body.accelerate(CGVector(dx: gravityDirection.dx * pull, dy: gravityDirection.dy * pull))
  }
}
