extension World {
  /// Runs work at the next turn: what the main queue's `async` is in this world.
  ///
  /// - Parameter work: What to run.
  public func enqueue(_ work: @escaping () -> Void) {
    enqueue(after: 0, work)
  }

  /// Runs work once a time has passed.
  ///
  /// - Parameters:
  ///   - delay: How long to wait, in seconds of this world. Less than 0 counts as 0.
  ///   - work: What to run.
  public func enqueue(after delay: CFTimeInterval, _ work: @escaping () -> Void) {
    guard delay.isFinite else { return }
    deferredCount += 1
    deferred.append(
      DeferredWork(due: clock.now + max(delay, 0), order: deferredCount, work: work)
    )
    if delay <= 0 { setNeedsFrame() }
  }

  /// Runs work once what has changed until now is committed.
  ///
  /// - Parameter work: What to run.
  package func afterCommit(_ work: @escaping () -> Void) {
    afterCommitWork.append(work)
    setNeedsFrame()
  }

  /// Runs the work that is due, in the order of its times; work that this adds waits for the next
  /// turn.
  func runDueWork() {
    let now = clock.now + 1e-9
    guard deferred.contains(where: { $0.due <= now }) else { return }
    let due = deferred.filter { $0.due <= now }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
    deferred.removeAll { $0.due <= now }
    for item in due { item.work() }
  }

  /// Whether deferred work could run now.
  var hasDueWork: Bool {
    let now = clock.now + 1e-9
    return deferred.contains { $0.due <= now }
  }

  // MARK: - Display links

  func addLink(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    setNeedsFrame()
  }

  func removeLink(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  func fireLinks() {
    for link in links where links.contains(where: { $0 === link }) {
      link.fire(at: clock.now, frame: frameDuration)
    }
  }
}
