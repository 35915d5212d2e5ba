extension CALayer {
  /// Adds an animation that nobody else has, which saves the copy; one with the same key is removed first.
  ///
  /// - Parameters:
  ///   - animation: The animation; it must not be changed or added again afterwards.
  ///   - key: The key, or nil.
  package final func add(adopting animation: CAAnimation, forKey key: String?) {
    attach(animation, forKey: key, isAdopted: true)
  }

  final func attach(_ animation: CAAnimation, forKey key: String?, isAdopted: Bool = false) {
    guard allowsChange("add") else { return }
    let world = World.current
    world.willAddAnimation?(animation, self, key)
    let key = animation is CATransition ? kCATransition : key
    let before = animation is CATransition ? pictureBefore() : nil
    if let key { detach { $0.key == key } }
    let stored = isAdopted ? animation.frozen() : animation.frozenCopy()
    let item = AttachedAnimation(stored, key: key, layer: self, world: world)
    item.before = before
    attached.append(item)
    countEffects(of: item, 1)
    countAnimations(1)
    mark(.needsCommit)
    (treeWorld ?? world).addPending(self)
  }

  /// Returns what is on screen of the layer, for a transition that is being added.
  ///
  /// A transition that replaces one of the same turn goes on from the same picture.
  private func pictureBefore() -> CGImage? {
    if let waiting = attached.last(where: { $0.key == kCATransition && !$0.isResolved }) {
      return waiting.before
    }
    guard hasCommit, let world = treeWorld else { return nil }
    return CALayer.captureHook?(self, world.clock.now)
  }

  /// Takes animations away that are told of as interrupted at the next tick.
  final func detach(where matches: (AttachedAnimation) -> Bool) {
    guard allowsChange("removeAnimation"), !attached.isEmpty else { return }
    let world = treeWorld ?? World.current
    for item in attached where matches(item) {
      discard(item)
      world.stop(item, isFinished: false)
    }
  }

  /// Takes an animation off the list.
  final func discard(_ item: AttachedAnimation) {
    guard let index = attached.firstIndex(where: { $0 === item }) else { return }
    attached.remove(at: index)
    countEffects(of: item, -1)
    // What has not begun is not among what runs.
    if item.isResolved { gatherEffects() }
    countAnimations(-1)
    mark(.needsCommit)
  }

  private func countEffects(of item: AttachedAnimation, _ difference: Int) {
    namedEffectCount += item.hasNamedEffects ? difference : 0
    paintEffectCount += item.changesPaint ? difference : 0
  }

  /// Notes what the animations do that have begun.
  final func gatherEffects() {
    let old = running
    running = RunningEffects(attached)
    old.free()
  }

  // MARK: - Evaluation

  /// Returns the values on screen at a time of the world.
  ///
  /// - Parameter rootTime: Seconds of the world's time.
  /// - Returns: The committed values with the animations applied.
  package final func evaluatedState(at rootTime: CFTimeInterval) -> LayerState {
    let layer = original
    let outer = layer.parent.map { $0.committedLocalTime(fromRoot: rootTime) } ?? rootTime
    return layer.evaluatedState(parentTime: outer)
  }

  /// Returns the values on screen at a time of the superlayer.
  ///
  /// - Parameter parentTime: Seconds of the superlayer's time, or of the world's for a root.
  /// - Returns: The committed values with the animations applied.
  package final func evaluatedState(parentTime: CFTimeInterval) -> LayerState {
    guard hasCommit, !committed.place.flags.contains(.hasOwnTime), !hasNamingParent else {
      return fullState(parentTime)
    }
    var state = committed
    running.apply(at: parentTime, to: &state)
    return state
  }

  private func fullState(_ parentTime: CFTimeInterval) -> LayerState {
    var state = onScreenBase
    running.apply(at: state.localTime(fromParent: parentTime), to: &state)
    if hasNamingParent { evaluateNamed(&state, parentTime) }
    return state
  }

  /// Applies the animations of the superlayer that change sublayers by their names.
  private func evaluateNamed(_ state: inout LayerState, _ parentTime: CFTimeInterval) {
    guard let parent, let name else { return }
    for item in parent.attached where item.isResolved && item.hasNamedEffects {
      item.apply(at: parentTime, to: &state, named: name)
    }
  }

  /// Whether the superlayer has animations that change sublayers by their names, as this one has.
  final var hasNamingParent: Bool {
    // The superlayer is asked only where it matters: to reach it costs a reference count.
    guard isNamed, let parent else { return false }
    return parent.namedEffectCount > 0
  }

  /// The animations with what is known about when they run.
  package final var attachedAnimations: [AttachedAnimation] { original.attached }

  /// Returns the transition that runs at a time of the superlayer, and how far it is.
  package final func transition(
    parentTime: CFTimeInterval
  ) -> (transition: CATransition, attached: AttachedAnimation, progress: Double)? {
    guard !attached.isEmpty else { return nil }
    let local = ownTime(fromParent: parentTime)
    for item in attached.reversed() where item.isResolved {
      guard let transition = item.animation as? CATransition,
        let sample = item.timing.sample(at: local)
      else { continue }
      return (transition, item, transition.progress(at: sample.progress))
    }
    return nil
  }

  // MARK: - Presentation

  final func presentationLayer() -> CALayer? {
    if modelLayer != nil { return self }
    guard hasCommit else { return nil }
    let layer = makePresentation()
    layer.modelLayer = self
    layer.name = name
    layer.modelState = evaluatedState(at: (treeWorld ?? World.current).clock.now)
    layer.ownWork = []
    layer.subtreeFlags = []
    return layer
  }
}
