public import QuartzCore

/// Moves items by forces, frame by frame, on the clock of its `World`.
///
/// The motion follows from the places, velocities and behaviours alone: the same steps give the same places.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move.
  public private(set) final weak var referenceView: UIView?
  /// The behaviours, in the order in which they were added.
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// Whether items are moving.
  public private(set) final var isRunning = false
  /// How long items have moved, in seconds.
  public private(set) final var elapsedTime: TimeInterval = 0
  /// Is told when items begin and end to move.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  private var bodies = DynamicBodies()
  private var rest = DynamicRest()
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval?

  /// Makes an animator.
  ///
  /// - Parameter view: The view in whose coordinates items move.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator without a view.
  public override init() {
    super.init()
  }

  isolated deinit {
    link?.invalidate()
  }

  /// Adds a behaviour, which acts from the next frame on.
  ///
  /// - Parameter behavior: The behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.owner !== self else { return }
    behavior.owner?.removeBehavior(behavior)
    behavior.willMove(to: self)
    behavior.owner = self
    behaviors.append(behavior)
    resume()
  }

  /// Takes a behaviour out.
  ///
  /// - Parameter behavior: The behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.owner === self else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.owner = nil
  }

  /// Takes all behaviours out; what moves stops.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
    bodies.removeAll()
  }

  /// Returns the items whose centres lie in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the reference view's coordinates.
  /// - Returns: The items that behaviours act on.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var items: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.flattened).flatMap(\.actedItems)
    where rect.contains(item.center) && !items.contains(where: { $0 === item }) {
      items.append(item)
    }
    return items
  }

  /// Takes the place of an item as the program has set it; its velocity is forgotten.
  ///
  /// - Parameter item: The item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    if let index = bodies.index(of: item) {
      bodies.all[index].velocity = .zero
      bodies.all[index].angularVelocity = 0
    }
    resume()
  }

  final func body(of item: any UIDynamicItem) -> DynamicBody? {
    bodies.index(of: item).map { bodies.all[$0] }
  }

  /// Begins to move items unless that is under way.
  final func resume() {
    rest = DynamicRest()
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    lastTime = nil
    delegate?.dynamicAnimatorWillResume(self)
    let target = DynamicFrames { [weak self] in self?.frame(at: $0) }
    let link = CADisplayLink(target: target, selector: DynamicFrames.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(at time: CFTimeInterval) {
    let passed = lastTime.map { time - $0 } ?? 0
    lastTime = time
    let active = behaviors.flatMap(\.flattened)
    guard !active.isEmpty else { return pause() }
    // Small steps of one length make the motion the same at every frame rate but for the last step.
    let steps = max(Int((passed / (1.0 / 240)).rounded()), 0)
    for _ in 0..<min(steps, 240) { step(by: passed / Double(steps)) }
    elapsedTime += passed
    guard passed > 0 else { return }
    rest.note(bodies.all, passed)
    let isMoving = bodies.all.contains { !$0.isAtRest && !$0.isAnchored }
    let isDone = !isMoving && !active.contains(where: \.isExertingForce)
    if isDone || rest.isLong && active.contains(where: \.letsItemsRest) { pause() }
  }

  private func step(by step: CGFloat) {
    // Actions and delegates may have taken behaviours away since the last step.
    let behaviors = self.behaviors.flatMap(\.flattened)
    bodies.follow(behaviors.flatMap(\.actedItems))
    for index in bodies.all.indices { bodies.all[index].acceleration = .zero }
    for behavior in behaviors { act(behavior) { behavior.shape(&$0) } }
    for behavior in behaviors { act(behavior) { behavior.exert(on: &$0, step: step) } }
    for index in bodies.all.indices { bodies.all[index].accelerate(for: step) }
    let contacts = behaviors.flatMap { $0.contacts(of: bodies) }
    var rows = behaviors.flatMap { $0.rows(of: bodies, step: Double(step)) }
    for contact in contacts { rows += contact.rows(bodies.all, from: rows.count) }
    DynamicRow.solve(&rows, &bodies.all)
    for index in bodies.all.indices { bodies.all[index].advance(by: step) }
    for contact in contacts { contact.separate(&bodies.all) }
    for behavior in behaviors where behavior.dynamicAnimator === self {
      behavior.stepEnded()
      behavior.action?()
    }
  }

  private func act(_ behavior: UIDynamicBehavior, _ change: (inout DynamicBody) -> Void) {
    for item in behavior.actedItems {
      if let index = bodies.index(of: item) { change(&bodies.all[index]) }
    }
  }
}
