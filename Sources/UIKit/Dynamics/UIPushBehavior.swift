/// Pushes items, once or all the time.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long the push lasts.
  public final let mode: Mode
  /// The items that are pushed.
  public private(set) final var items: [any UIDynamicItem]
  /// Whether the push acts; an impulse sets it false once it was given.
  ///
  /// Default true.
  open var active = true {
    didSet { if active { dynamicAnimator?.resume() } }
  }
  /// The direction and strength: 1 gives a view of 100 by 100 points and density 1 an acceleration of
  /// 100 points per second squared, or, as an impulse, 100 points per second.
  ///
  /// Default zero.
  open var pushDirection = CGVector.zero {
    didSet { dynamicAnimator?.resume() }
  }

  /// Makes a push.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - mode: How long it lasts.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// The direction in radians, from the positive x axis toward the positive y axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  ///
  /// - Parameters:
  ///   - angle: In radians.
  ///   - magnitude: The strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
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

  override var isExertingForce: Bool { active && !items.isEmpty && magnitude > 0 }

  override func exert(on body: inout DynamicBody, step: CGFloat) {
    guard active else { return }
    let force = 100 / body.mass
    let change = CGVector(dx: pushDirection.dx * force, dy: pushDirection.dy * force)
    switch mode {
    case .continuous: body.accelerate(change)
    case .instantaneous: body.push(change)
    }
  }

  override func stepEnded() {
    if mode == .instantaneous, active { active = false }
  }
}
