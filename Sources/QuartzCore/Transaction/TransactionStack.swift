/// The transactions of a ``World``: the implicit one of this turn, and those begun inside it.
final class TransactionStack {
  private var frames = [TransactionFrame()]
  private var closedGroups: [CompletionGroup] = []

  // Read for every change of every layer, so the whole level is not copied for it.
  /// Whether changes happen without implicit animations.
  var disablesActions: Bool { frames[frames.count - 1].disablesActions }

  /// How long implicit animations take, in seconds.
  var animationDuration: CFTimeInterval { frames[frames.count - 1].animationDuration }

  var current: TransactionFrame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }

  /// Whether the implicit transaction has a block that waits for its commit.
  var hasImplicitBlock: Bool {
    frames.count == 1 && (frames[0].group != nil || !closedGroups.isEmpty)
  }

  func begin() {
    frames.append(current.nested)
  }

  /// Ends the innermost transaction that was begun.
  ///
  /// - Returns: False when none was begun.
  func commit() -> Bool {
    guard frames.count > 1 else { return false }
    if let group = frames.removeLast().group { closedGroups.append(group) }
    return true
  }

  func setBlock(_ block: (() -> Void)?) {
    if let group = current.group { closedGroups.append(group) }
    current.block = block
    current.group = block.map { CompletionGroup($0) }
  }

  /// The groups that wait for an animation which is added now.
  var openGroups: [CompletionGroup] {
    frames.compactMap(\.group)
  }

  /// Ends the implicit transaction: its settings are forgotten, and blocks without animations
  /// become due.
  func closeImplicit(into world: World) {
    if frames.count == 1, let group = frames[0].group { closedGroups.append(group) }
    let groups = closedGroups
    closedGroups = []
    for group in groups where group.close() { world.idleGroups.append(group) }
    if frames.count == 1 { frames[0] = TransactionFrame() }
  }
}
