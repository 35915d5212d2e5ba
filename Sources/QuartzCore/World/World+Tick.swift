extension World {
  private static let settlingLimit = 64

  /// Makes one frame at the clock's time.
  ///
  /// Due deferred work runs first, then display links; then layout, display and commit, the
  /// delegates of animations that start or end, and completion blocks, again and again until
  /// nothing is left to do.
  public func tick() {
    guard !isTicking else { return }
    isTicking = true
    defer { isTicking = false }
    perform {
      clock.holding {
        beginFrame()
        runDueWork()
        fireLinks()
        settle()
      }
    }
  }

  private func settle() {
    for _ in 0..<Self.settlingLimit {
      commit()
      deliverStarts()
      collectFinished()
      deliverStops()
      runIdleGroups()
      let work = afterCommitWork
      afterCommitWork = []
      for item in work { item() }
      runDueWork()
      if isSettled { return }
    }
    if hasUncommittedChanges || !stops.isEmpty {
      report(
        CompatibilityIssue(
          message: "Every commit causes a new change; the frame was made without settling.",
          context: "World.tick"
        )
      )
    }
  }

  private var isSettled: Bool {
    starts.isEmpty && stops.isEmpty && idleGroups.isEmpty && afterCommitWork.isEmpty && !hasDueWork
      && !hasUncommittedChanges
  }

  /// Moves a clock that is set by hand forward, and makes the frames on the way.
  ///
  /// - Parameters:
  ///   - seconds: How far to go; the last frame is exactly there.
  ///   - step: The time between frames, in seconds. Default 1/120.
  public func advance(by seconds: CFTimeInterval, step: CFTimeInterval = 1.0 / 120) {
    guard seconds.isFinite, step > 0, seconds >= 0 else { return }
    let start = clock.now
    let count = Int((seconds / step - 1e-9).rounded(.up))
    for index in 0..<max(count, 1) {
      let isLast = index + 1 >= count
      clock.set(to: isLast ? start + seconds : start + Double(index + 1) * step)
      tick()
    }
  }

  // MARK: - Idleness

  /// Whether the next frame can differ from the last one: something changed, moves or waits for a
  /// frame.
  public var needsFrame: Bool {
    if isFrameRequested || hasUncommittedChanges || !isSettled { return true }
    if links.contains(where: { !$0.isPaused }) { return true }
    if emitters.contains(where: { isMoving($0) }) { return true }
    return animatedLayers.contains { $0.isMoving(at: clock.now) }
  }

  private func isMoving(_ emitter: WaitingLayer) -> Bool {
    guard let layer = emitter.layer, layer.hasOwnMotion else { return false }
    return layer.treeWorld === self
  }

  /// The time at which a frame is needed next: now when ``needsFrame``, else the next deferred
  /// work, or nil.
  public var nextDeadline: CFTimeInterval? {
    if needsFrame { return clock.now }
    let begins = animatedLayers.compactMap { $0.nextBegin(after: clock.now) }
    return (deferred.map(\.due) + begins).min()
  }
}
