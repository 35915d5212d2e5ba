public import Hero
public import QuartzCore
public import UIKit

/// One run of a scene in a `World` of its own, on a clock that moves only when it is told to.
///
/// The same scene with the same options and the same steps gives the same values and the same pixels.
public final class SceneRun {
  /// The `World` that the scene lives in.
  public let world: World
  /// The stage's window.
  public let window: UIWindow
  /// The scene that runs.
  public let scene: StageScene
  /// What the run was made with.
  public let options: SceneRunOptions
  /// The made scene.
  public let stage: StageScene.Stage
  /// The clock's time at which the animator's first animations began; nil before.
  public private(set) var beginning: CFTimeInterval?

  private let override = ModifierOverride()
  private var firstRecord = 0
  /// One frame of the user interface, in seconds.
  static let frame = 1.0 / 60
  /// One step of the clock between frames, in seconds.
  static let step = 1.0 / 120
  /// How long a transition may take before it counts as unfinished, in seconds.
  static let limit = 60.0
  /// Where the clock starts: not at 0, which Core Animation reads as "now".
  private static let start: CFTimeInterval = 100

  /// Makes the scene and brings it to rest.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: What to run it with.
  /// - Throws: `SceneRunError` when the options ask for what the scene does not have.
  public init(scene: StageScene, options: SceneRunOptions) throws(SceneRunError) {
    if options.modifiers != nil, scene.editedView == nil {
      throw .noModifiers(scene: scene.name)
    }
    if options.pluginIsOn != nil, scene.plugin == nil {
      throw .noPlugin(scene: scene.name)
    }
    try PictureBudget(options: options, frames: 1).check()
    self.scene = scene
    self.options = options
    world = World(clock: .manual(at: SceneRun.start))
    world.onIssue = options.report
    let parts = world.perform {
      scene.plugin?.setEnabled(options.pluginIsOn ?? false)
      return scene.makeWindow(on: options.device, scale: options.scale)
    }
    window = parts.window
    stage = parts.stage
    world.perform { connectHero() }
    world.tick()
    settle()
  }

  private func connectHero() {
    guard let modifiers = options.modifiers else { return }
    override.strings = [modifiers.view: modifiers.string]
    Hero.shared.delegate = override
  }

  /// Seconds since the animator's first animations began, rounded to nanoseconds.
  public var time: TimeInterval {
    beginning.map { SceneRun.rounded(world.clock.now - $0) } ?? 0
  }

  /// Returns a difference of two clock times without the noise of the subtraction.
  static func rounded(_ time: TimeInterval) -> TimeInterval {
    (time * 1e9).rounded() / 1e9
  }

  /// Starts a transition and moves the clock to the commit in which its first animations begin.
  ///
  /// A trigger that leads back first runs the one that leads there, to its end.
  ///
  /// - Parameters:
  ///   - trigger: What to start.
  ///   - prepare: Called at rest, right before the trigger.
  /// - Throws: `SceneRunError` when the scene has no such trigger or nothing starts.
  public func start(
    _ trigger: SceneTrigger,
    prepare: () -> Void = {}
  ) throws(SceneRunError) {
    try bringToStart(of: trigger)
    markRecords()
    prepare()
    world.perform { stage.perform(trigger) }
    try waitForBeginning(of: trigger)
  }

  /// Starts the scene's interactive transition, held at progress 0.
  ///
  /// - Parameters:
  ///   - trigger: What the interaction carries out.
  ///   - prepare: Called at rest, right before it begins.
  /// - Returns: The interaction.
  /// - Throws: `SceneRunError` when the scene has no such interaction.
  public func startInteraction(
    _ trigger: SceneTrigger,
    prepare: () -> Void = {}
  ) throws(SceneRunError) -> SceneInteraction {
    let own = stage.interaction
    // The swipe is there as soon as there is something to pop.
    guard own?.trigger == trigger || trigger == .pop else { throw noInteraction(trigger) }
    try bringToStart(of: trigger)
    guard let interaction = own?.trigger == trigger ? own : world.perform({ stage.swipe }) else {
      throw noInteraction(trigger)
    }
    markRecords()
    prepare()
    world.perform { interaction.begin() }
    try waitForBeginning(of: trigger)
    return interaction
  }

  private func noInteraction(_ trigger: SceneTrigger) -> SceneRunError {
    let swipe = trigger != .pop && scene.triggers.contains(.pop) ? SceneTrigger.pop : nil
    return .noInteraction(
      scene: scene.name,
      trigger: trigger.rawValue,
      allowed: (stage.interaction?.trigger ?? swipe)?.rawValue
    )
  }

  private func bringToStart(of trigger: SceneTrigger) throws(SceneRunError) {
    guard scene.triggers.contains(trigger) else {
      throw .noTrigger(
        scene: scene.name,
        trigger: trigger.rawValue,
        allowed: scene.triggers.map(\.rawValue)
      )
    }
    guard !trigger.isForward else { return }
    markRecords()
    world.perform { stage.perform(trigger.reverse) }
    try waitForBeginning(of: trigger.reverse)
    try finish(trigger.reverse)
    beginning = nil
  }

  private func markRecords() {
    firstRecord = world.perform { TransitionMonitor.current.records.count }
  }

  private func waitForBeginning(of trigger: SceneTrigger) throws(SceneRunError) {
    for _ in 0..<60 {
      world.tick()
      if hasAnimations(window.layer) || completions > 0 {
        beginning = world.clock.now
        try checkModifiers()
        return
      }
      world.advance(by: SceneRun.frame)
    }
    throw .unfinished(trigger: trigger.rawValue, seconds: 1)
  }

  private func checkModifiers() throws(SceneRunError) {
    guard let modifiers = options.modifiers, !override.matched.contains(modifiers.view) else {
      return
    }
    throw .noView(name: modifiers.view, allowed: override.seen)
  }

  /// How often the transition's context has been completed since the trigger.
  public var completions: Int {
    records.reduce(0) { $0 + $1.completions }
  }

  /// The transitions since the trigger.
  var records: ArraySlice<TransitionRecord> {
    world.perform { TransitionMonitor.current.records.dropFirst(firstRecord) }
  }

  /// Moves the clock to a time after the beginning, in steps of 1/120 s and then exactly.
  ///
  /// - Parameter time: Seconds since the first animations began; earlier times than now do nothing.
  public func advance(to time: TimeInterval) {
    guard let beginning else { return }
    let target = beginning + time
    var index = ((world.clock.now - beginning) / SceneRun.step).rounded(.down)
    while world.clock.now < target {
      index += 1
      world.clock.set(to: min(beginning + index * SceneRun.step, target))
      world.tick()
    }
  }

  /// Runs until the transition has been completed and nothing moves any more.
  ///
  /// - Parameter trigger: What runs, for the error.
  /// - Throws: `SceneRunError.unfinished` after a minute of the stage's clock.
  public func finish(_ trigger: SceneTrigger) throws(SceneRunError) {
    let end = world.clock.now + SceneRun.limit
    while completions == 0 || hasAnimations(window.layer) {
      guard world.clock.now < end else {
        throw .unfinished(trigger: trigger.rawValue, seconds: SceneRun.limit)
      }
      world.advance(by: SceneRun.step)
    }
    settle()
  }

  private func settle() {
    for _ in 0..<4 {
      world.advance(by: SceneRun.frame)
    }
  }

  func hasAnimations(_ layer: CALayer) -> Bool {
    if !layer.attachedAnimations.isEmpty { return true }
    if let mask = layer.mask, hasAnimations(mask) { return true }
    return layer.sublayers?.contains { hasAnimations($0) } ?? false
  }
}
