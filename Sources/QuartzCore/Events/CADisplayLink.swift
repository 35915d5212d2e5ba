/// Calls a target once a frame.
///
/// The link keeps its target until it is invalidated. It belongs to the world that was current when
/// it was made.
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private weak var world: World?
  private var isInvalid = false
  private var lastFire: CFTimeInterval?

  /// The time of the last frame, in seconds; 0 before the first one.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds; 0 before the first one.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The shortest time between frames, in seconds; 0 before the first one.
  public private(set) var duration: CFTimeInterval = 0
  /// Whether the target is not called.
  ///
  /// Default false.
  public var isPaused = false {
    didSet { if oldValue, !isPaused { world?.setNeedsFrame() } }
  }
  /// How many frames a second to call the target; 0, the default, is every frame.
  public var preferredFramesPerSecond = 0
  /// How many frames a second would be good.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes a link that is not yet running.
  ///
  /// - Parameters:
  ///   - target: The object to call; kept until the link is invalidated.
  ///   - selector: The method; it may take the link.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    world = World.current
  }

  /// Starts the calls.
  ///
  /// - Parameters:
  ///   - runloop: Ignored; frames come from the world.
  ///   - mode: Ignored.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    world?.addLink(self)
  }

  /// Stops the calls and forgets when the last one was.
  ///
  /// - Parameters:
  ///   - runloop: Ignored.
  ///   - mode: Ignored.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    world?.removeLink(self)
  }

  /// Stops the calls for good and lets go of the target.
  public func invalidate() {
    isInvalid = true
    world?.removeLink(self)
    target = nil
  }

  /// Calls the target if a frame is due.
  func fire(at now: CFTimeInterval, frame: CFTimeInterval) {
    guard !isPaused, let target else { return }
    let preferred = Double(preferredFrameRateRange.preferred ?? 0)
    let wanted = max(Double(preferredFramesPerSecond), preferred.isFinite ? preferred : 0)
    let interval = wanted > 0 ? max(1 / wanted, frame) : frame
    if let lastFire, wanted > 0, now - lastFire < interval - frame / 2 { return }
    lastFire = now
    timestamp = now
    duration = frame
    targetTimestamp = now + interval
    let selector = self.selector
    // Worlds are ticked on the main actor only.
    nonisolated(unsafe) let (receiver, sender) = (target, self)
    MainActor.assumeIsolated { _ = selector.perform(on: receiver, with: sender) }
  }
}
