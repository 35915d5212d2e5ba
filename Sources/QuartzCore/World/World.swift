/// Whatever Core Animation and UIKit keep globally: the clock, transactions, display links,
/// deferred work.
///
/// The window, the stage and each recording are worlds of their own. A world is used on the main
/// actor only; ``current`` is set around every tick and every event.
public final class World {
  // Only the main actor reads and writes it; Core Animation's classes bear no isolation themselves. What
  // other modules use is computed: the compiler sees every access to the storage and need not check any.
  nonisolated(unsafe) private static var present = World(clock: .real())

  /// The world that code belongs to while it runs; at first one with the machine's clock.
  public static var current: World {
    get { present }
    set { present = newValue }
  }

  /// The time of this world.
  public let clock: MediaClock
  /// The shortest time between frames, in seconds.
  ///
  /// Default 1/60.
  public var frameDuration: CFTimeInterval = 1.0 / 60
  /// The time of the last tick, in seconds; what is drawn is drawn at this time.
  public private(set) var frameTime: CFTimeInterval
  /// What was asked for and is not supported, each thing once.
  public private(set) var issues: [CompatibilityIssue] = []
  /// Called for every new issue.
  public var onIssue: ((CompatibilityIssue) -> Void)?
  /// Called when something begins to need frames while nothing did.
  public var onNeedsFrame: (() -> Void)?
  /// Called for every event that is noted, with its name and whom it concerns; nil when nobody
  /// records.
  package var recorder: ((_ event: String, _ of: String) -> Void)?
  /// Called for every animation before it is added, with the layer and the key.
  package var willAddAnimation:
    ((_ animation: CAAnimation, _ layer: CALayer, _ key: String?) -> Void)?
  /// Called in every pass of the layout phase; each says whether it did anything.
  package var layoutHooks: [() -> Bool] = []

  let transactions = TransactionStack()
  var roots: [CALayer] = []
  var links: [CADisplayLink] = []
  var deferred: [DeferredWork] = []
  var deferredCount = 0
  var afterCommitWork: [() -> Void] = []
  var animatedLayers: [CALayer] = []
  var pendingLayers: [CALayer] = []
  /// The layers that look different at every time without animations.
  var emitters: [WaitingLayer] = []
  /// The layers outside every tree that have endless animations.
  var waitingLayers: [WaitingLayer] = []
  var removedLayers: [CALayer] = []
  /// The layers whose contents the last commit made anew for animations.
  var redrawnLayers: [CALayer] = []
  var starts: [AttachedAnimation] = []
  var stops: [AnimationStop] = []
  var idleGroups: [CompletionGroup] = []
  var isTicking = false
  var isCommitting = false
  var isFrameRequested = true
  private var storage: [ObjectIdentifier: Any] = [:]
  private var knownIssues: Set<CompatibilityIssue> = []

  /// Makes a world.
  ///
  /// - Parameter clock: Its time.
  public init(clock: MediaClock) {
    self.clock = clock
    frameTime = clock.now
  }

  // Animations hold their delegates, which may hold the layers that the animations are added to.
  deinit {
    for layer in pendingLayers { layer.pendingWorld = nil }
    for layer in animatedLayers + pendingLayers + waitingLayers.compactMap(\.layer) {
      for item in layer.attached { layer.discard(item) }
    }
  }

  /// Runs a body while this world is the current one.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func perform<R>(_ body: () throws -> R) rethrows -> R {
    let before = World.current
    World.current = self
    defer { World.current = before }
    return try body()
  }

  /// Notes that something is not supported or cannot be done.
  ///
  /// - Parameter issue: What, where and why.
  public func report(_ issue: CompatibilityIssue) {
    guard knownIssues.insert(issue).inserted else { return }
    issues.append(issue)
    onIssue?(issue)
  }

  /// Forgets the issues that were reported.
  public func clearIssues() {
    issues = []
    knownIssues = []
  }

  /// Notes a callback in the log of a recording.
  ///
  /// - Parameters:
  ///   - event: The callback's name.
  ///   - subject: Whom it concerns; computed only when somebody records.
  package func note(_ event: String, of subject: @autoclosure () -> String) {
    recorder?(event, subject())
  }

  /// The value that a module above keeps in this world.
  package subscript<Key: WorldKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = storage[ObjectIdentifier(key)] as? Key.Value { return value }
      let value = Key.makeValue()
      storage[ObjectIdentifier(key)] = value
      return value
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Says that the next frame differs from the last one.
  package func setNeedsFrame() {
    // What a tick changes is drawn after that tick.
    guard !isFrameRequested, !isTicking else { return }
    isFrameRequested = true
    onNeedsFrame?()
  }

  func beginFrame() {
    frameTime = clock.now
    isFrameRequested = false
  }

  // MARK: - Roots

  /// Puts a layer tree into this world: from now on it is committed, laid out and animated.
  package func attach(root: CALayer) {
    guard root.attachedWorld !== self else { return }
    root.attachedWorld?.detach(root: root)
    root.attachedWorld = self
    roots.append(root)
    root.markSubtreeForCommit()
    setNeedsFrame()
  }

  /// Takes a layer tree out of this world; its animations stop at the next commit.
  package func detach(root: CALayer) {
    guard root.attachedWorld === self else { return }
    root.attachedWorld = nil
    roots.removeAll { $0 === root }
    setNeedsFrame()
  }

  /// The layer trees of this world, in the order in which they were attached.
  package var attachedRoots: [CALayer] { roots }
}
