extension CALayer {
  /// Returns the layer's time at a time of the world, as the last commit has it.
  package final func committedLocalTime(fromRoot time: CFTimeInterval) -> CFTimeInterval {
    let outer = parent.map { $0.committedLocalTime(fromRoot: time) } ?? time
    return ownTime(fromParent: outer)
  }

  /// Returns the layer's time at a time of the world, as the last commit has it.
  package final func localTime(fromRoot time: CFTimeInterval) -> CFTimeInterval {
    original.committedLocalTime(fromRoot: time)
  }

  /// Returns the layer's time at a time of the world, as the model has it.
  final func modelLocalTime(fromRoot time: CFTimeInterval) -> CFTimeInterval {
    let layer = original
    let outer = layer.parent.map { $0.modelLocalTime(fromRoot: time) } ?? time
    return layer.modelState.timing.local(fromParent: outer)
  }

  /// Returns the world's time at a time of the layer, as the model has it.
  final func modelRootTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    let layer = original
    let outer = layer.modelState.timing.parent(fromLocal: time)
    return layer.parent.map { $0.modelRootTime(fromLocal: outer) } ?? outer
  }

  /// How much of the layer's time passes in one second of the world.
  final var committedRate: Double {
    let own = Double(onScreenBase.style.timing.speed)
    return parent.map { $0.committedRate * own } ?? own
  }

  /// The values that animations start from: those of the last commit.
  final var onScreenBase: LayerState { hasCommit ? committed : modelState }

  /// Returns the layer's time at a time of its superlayer, as the last commit has it.
  @inline(__always)
  final func ownTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
    let flags = hasCommit ? committed.place.flags : modelState.flags
    return flags.contains(.hasOwnTime) ? onScreenBase.style.timing.local(fromParent: time) : time
  }

  /// Whether somebody above scrubs the layer's time and lets nothing end.
  final var isHeld: Bool {
    var layer = self
    while !layer.holdsAnimations {
      guard let next = layer.parent else { return false }
      layer = next
    }
    return true
  }

  // MARK: - Idleness

  /// Whether an animation of the layer shows something else a moment later.
  final func isMoving(at now: CFTimeInterval) -> Bool {
    guard committedRate != 0 else { return false }
    let local = committedLocalTime(fromRoot: now)
    return attached.contains { $0.isResolved && $0.isMoving(at: local) }
  }

  /// Returns when the next animation of the layer begins, in the world's time; nil when none waits.
  final func nextBegin(after now: CFTimeInterval) -> CFTimeInterval? {
    let rate = committedRate
    guard rate > 0 else { return nil }
    let local = committedLocalTime(fromRoot: now)
    let waits = attached.compactMap { $0.isResolved ? $0.timing.begin - local : nil }
    return waits.filter { $0 > 0 }.min().map { now + $0 / rate }
  }
}
