/// What acts on items, or a group of such behaviours.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours that this one is made of, in the order in which they were added.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that the behaviour, or the one it belongs to, was added to.
  public final var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }
  /// Called in every step.
  open var action: (() -> Void)?

  final weak var owner: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Makes a behaviour that does nothing itself.
  public override init() {
    super.init()
  }

  /// Adds a behaviour that acts while this one does.
  ///
  /// - Parameter behavior: The behaviour.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(behavior) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    dynamicAnimator?.resume()
  }

  /// Takes a behaviour out.
  ///
  /// - Parameter behavior: The behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.resume()
  }

  /// Called before the behaviour goes to an animator, or leaves one.
  ///
  /// - Parameter dynamicAnimator: The animator, or nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behaviour itself acts on.
  var actedItems: [any UIDynamicItem] { [] }

  /// Whether the behaviour would move a body at rest.
  var isExertingForce: Bool { false }

  /// Sets what bodies are like; called before ``exert(on:step:)`` of any behaviour.
  func shape(_ body: inout DynamicBody) {}

  /// Acts on a body for one step.
  func exert(on body: inout DynamicBody, step: CGFloat) {}

  /// Whether items that nothing moves for a while may be left alone although a force pulls at them.
  var letsItemsRest: Bool { false }

  /// Returns which bodies overlap.
  func contacts(of bodies: DynamicBodies) -> [DynamicContact] { [] }

  /// Returns conditions on the velocities of bodies.
  func rows(of bodies: DynamicBodies, step: Double) -> [DynamicRow] { [] }

  /// Called once all bodies of a step were acted on.
  func stepEnded() {}

  /// This behaviour and all in it.
  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}
