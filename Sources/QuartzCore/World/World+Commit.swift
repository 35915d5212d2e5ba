extension World {
  private static let layoutLimit = 100

  /// Whether a commit would change anything.
  var hasUncommittedChanges: Bool {
    !pendingLayers.isEmpty || transactions.hasImplicitBlock
      || roots.contains { !$0.subtreeFlags.isEmpty }
  }

  /// Lays out, displays and commits what has changed, and gives new animations their begin time.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    layoutUntilClean()
    for root in roots where root.subtreeFlags.contains(.needsDisplay) {
      root.displaySubtree()
    }
    transactions.closeImplicit(into: self)
    for root in roots where !root.subtreeFlags.isEmpty {
      setNeedsFrame()
      root.commitSubtree()
    }
    forgetRemoved()
    stopAnimationsOutsideTrees()
    welcomeWaiting()
    resolvePending()
    redrawMoving()
  }

  private func layoutUntilClean() {
    for _ in 0..<Self.layoutLimit {
      var isClean = true
      for root in roots where root.subtreeFlags.contains(.needsLayout) {
        root.layoutSubtree()
        isClean = false
      }
      for hook in layoutHooks where hook() { isClean = false }
      if isClean { return }
    }
    report(
      CompatibilityIssue(
        message: "Layout never comes to an end: every pass asks for another one.",
        context: "CALayer.layoutSublayers"
      )
    )
  }

  // MARK: - Animations

  func addPending(_ layer: CALayer) {
    queue(layer)
    setNeedsFrame()
  }

  private func queue(_ layer: CALayer) {
    guard layer.pendingWorld != ObjectIdentifier(self) else { return }
    layer.pendingWorld = ObjectIdentifier(self)
    pendingLayers.append(layer)
  }

  /// Begins the animations that were added since the last commit.
  private func resolvePending() {
    let layers = pendingLayers
    pendingLayers = []
    var worlds = TreeWorlds()
    for layer in layers {
      layer.pendingWorld = nil
      let isInTree = worlds.world(of: layer) === self
      let local = layer.committedLocalTime(fromRoot: clock.now)
      for attached in layer.attached where !attached.isResolved {
        if !isInTree, attached.animation.isEndless {
          wait(with: attached, of: layer)
          continue
        }
        attached.resolve(at: local)
        starts.append(attached)
        if isInTree { continue }
        layer.discard(attached)
        stops.append(AnimationStop(attached: attached, isFinished: false, isDelegateFirst: true))
      }
      layer.gatherEffects()
      if isInTree { register(layer) }
    }
  }

  /// Keeps an animation until its layer comes into a tree, which may never happen: nobody waits for its end.
  private func wait(with attached: AttachedAnimation, of layer: CALayer) {
    for group in attached.groups { group.discount() }
    idleGroups += attached.groups
    attached.groups = []
    waitingLayers.append(WaitingLayer(layer: layer))
  }

  /// Lets endless animations begin whose layers have come into a tree: a spinner is often started before.
  private func welcomeWaiting() {
    guard !waitingLayers.isEmpty else { return }
    waitingLayers.removeAll { waiting in
      guard let layer = waiting.layer else { return true }
      guard layer.treeWorld === self else { return false }
      queue(layer)
      return true
    }
  }

  private func register(_ layer: CALayer) {
    guard !layer.attached.isEmpty, !layer.isRegistered else { return }
    layer.isRegistered = true
    animatedLayers.append(layer)
  }

  private func stopAnimationsOutsideTrees() {
    var worlds = TreeWorlds()
    for layer in animatedLayers where worlds.world(of: layer) !== self {
      for attached in layer.attached where attached.isResolved {
        layer.discard(attached)
        stop(attached, isFinished: false)
      }
    }
    forgetIdleLayers()
  }

  private func forgetIdleLayers() {
    var worlds = TreeWorlds()
    animatedLayers.removeAll { layer in
      // What waits outside of every tree keeps no layer alive.
      let isKept = worlds.world(of: layer) === self || layer.attached.contains(where: \.isResolved)
      if isKept, !layer.attached.isEmpty { return false }
      layer.isRegistered = false
      return true
    }
  }

  /// Notes that an animation has ended, for the next tick to tell.
  func stop(_ attached: AttachedAnimation, isFinished: Bool) {
    guard !attached.isStopped else { return }
    attached.isStopped = true
    stops.append(
      AnimationStop(attached: attached, isFinished: isFinished, isDelegateFirst: false)
    )
    setNeedsFrame()
  }

  /// Ends the animations whose time is over, in the order of their ends.
  func collectFinished() {
    var ended: [(late: Double, layer: CALayer, attached: AttachedAnimation)] = []
    for layer in animatedLayers {
      if layer.isHeld { continue }
      let local = layer.committedLocalTime(fromRoot: clock.now)
      for attached in layer.attached where attached.isResolved && !attached.isStopped {
        guard let late = attached.timing.overtime(at: local) else { continue }
        ended.append((late, layer, attached))
      }
    }
    guard !ended.isEmpty else { return }
    let order = ended.indices.sorted {
      (-ended[$0].late, $0) < (-ended[$1].late, $1)
    }
    for index in order {
      let (_, layer, attached) = ended[index]
      if attached.animation.isRemovedOnCompletion { layer.discard(attached) }
      stop(attached, isFinished: true)
    }
    forgetIdleLayers()
  }

  // MARK: - Callbacks

  func deliverStarts() {
    let started = starts
    starts = []
    for attached in started { attached.tellStart(in: self) }
  }

  func deliverStops() {
    while !stops.isEmpty {
      let stop = stops.removeFirst()
      if stop.isDelegateFirst { stop.attached.tellStop(isFinished: stop.isFinished, in: self) }
      for group in stop.attached.groups { group.leave() }
      stop.attached.groups = []
      if !stop.isDelegateFirst { stop.attached.tellStop(isFinished: stop.isFinished, in: self) }
    }
  }

  func runIdleGroups() {
    let groups = idleGroups
    idleGroups = []
    for group in groups { group.runIfDone() }
  }
}
