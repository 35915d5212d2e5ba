/// Says what items are like: their density, how they bounce, and what slows them.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) final var items: [any UIDynamicItem]
  /// The mass of 100 by 100 points.
  ///
  /// Default 1.
  open var density: CGFloat = 1
  /// How much of the velocity a bounce keeps, from 0 to 1.
  ///
  /// Default 0.
  open var elasticity: CGFloat = 0
  /// How much items that touch slow each other; 0 lets them slide.
  ///
  /// Default 0.
  open var friction: CGFloat = 0
  /// How fast velocity decays, per second; 0 is not at all.
  ///
  /// Default 0.
  open var resistance: CGFloat = 0
  /// How fast turning decays, per second; 0 is not at all.
  ///
  /// Default 0.
  open var angularResistance: CGFloat = 0
  /// Whether items may turn.
  ///
  /// Default true.
  open var allowsRotation = true
  /// Whether items stay where they are.
  ///
  /// Default false.
  open var isAnchored = false

  private var pending: [(item: any UIDynamicItem, velocity: CGVector, turning: CGFloat)] = []

  /// Makes a behaviour that says what items are like.
  ///
  /// - Parameter items: The items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
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

  /// Adds to an item's velocity.
  ///
  /// - Parameters:
  ///   - velocity: Points a second.
  ///   - item: One of the items.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending.append((item, CGVector(dx: velocity.x, dy: velocity.y), 0))
    dynamicAnimator?.resume()
  }

  /// Adds to how fast an item turns.
  ///
  /// - Parameters:
  ///   - velocity: Radians a second.
  ///   - item: One of the items.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending.append((item, .zero, velocity))
    dynamicAnimator?.resume()
  }

  /// Returns an item's velocity, in points a second.
  ///
  /// - Parameter item: One of the items.
  /// - Returns: The velocity; zero for an item that no animator moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Returns how fast an item turns, in radians a second.
  ///
  /// - Parameter item: One of the items.
  /// - Returns: The velocity; 0 for an item that no animator moves.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.angularVelocity ?? 0
  }

  override var actedItems: [any UIDynamicItem] { items }

  override var isExertingForce: Bool { !pending.isEmpty }

  override func shape(_ body: inout DynamicBody) {
    body.density = density
    body.elasticity = elasticity
    body.friction = friction
    body.resistance = resistance
    body.angularResistance = angularResistance
    body.allowsRotation = allowsRotation
    body.isAnchored = isAnchored
  }

  override func exert(on body: inout DynamicBody, step: CGFloat) {
    for entry in pending where entry.item === body.item {
      body.push(entry.velocity)
      body.angularVelocity += entry.turning
    }
  }

  override func stepEnded() {
    pending.removeAll()
  }
}
