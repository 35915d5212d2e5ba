public import Foundation
public import QuartzCore
import UIKit

/// Plays a script in a `World` of its own and looks for faults: at rest, without presentations, and at the end.
public struct ScriptRun {
  /// What is wrong, a sentence each; empty when all is well.
  public private(set) var faults: [String] = []
  /// The callbacks of the screens, in order.
  public private(set) var events: [String] = []
  /// What is worth knowing and no fault, a sentence each: where the script itself asks for what cannot be.
  public private(set) var notes: [String] = []
  /// What was reported on the way.
  public private(set) var issues: [CompatibilityIssue] = []

  /// One frame while time passes, in seconds.
  private static let frame = 1.0 / 30
  /// How long a stage that waits for no frame may still be busy, in seconds: what hangs is reported by then,
  /// and time does not help it.
  private static let longestWait = 4.0

  /// Plays a script to its end and lets everything go.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - size: The window's size, in points.
  ///   - world: The World to play in; its clock must be one that is set by hand.
  ///   - patience: How long the stage may take to come to rest after the last step, in seconds of its clock.
  ///     Default as long as the script may need, see ``StageScript/patience``.
  public init(
    _ script: StageScript,
    size: CGSize = CGSize(width: 390, height: 844),
    in world: World = World(clock: .manual(at: 100)),
    patience: TimeInterval? = nil
  ) {
    let patience = patience ?? script.patience
    weak var weakWindow: UIWindow?
    weak var weakStage: ScriptStage?
    do {
      let (stage, window) = world.perform { Self.makeStage(size: size) }
      weakWindow = window
      weakStage = stage
      world.tick()
      Self.play(script, stage, world)
      world.tick()
      world.perform { stage.release() }
      Self.settle(world, within: patience)
      if Self.isBusy(world), script.mayHang { rescue(stage, world, patience) }
      look(at: stage, in: world, Moment(name: "at rest", event: "after the last step"), patience)
      world.perform { stage.perform(.dismissAll(isAnimated: false)) }
      let later = Moment(name: "without presentations", event: "after everything was dismissed")
      look(at: stage, in: world, later, patience)
      events = stage.events
      notes = stage.notes
      world.perform { window.rootViewController = UIViewController() }
      Self.settle(world, within: patience)
      let survivors = stage.survivors
      if !survivors.isEmpty {
        faults.append("at the end: \(survivors.joined(separator: ", ")) live")
      }
      world.perform { window.isHidden = true }
      world.tick()
    }
    issues = world.issues
    if weakWindow != nil { faults.append("at the end: the window lives") }
    if weakStage != nil { faults.append("at the end: the stage lives") }
  }

  /// Plays a script and drops its World in the middle of everything.
  ///
  /// - Parameter script: The script.
  /// - Returns: What is wrong: what lives on.
  public static func faults(afterDropping script: StageScript) -> [String] {
    weak var weakWorld: World?
    weak var weakWindow: UIWindow?
    weak var weakStage: ScriptStage?
    do {
      let world = World(clock: .manual(at: 100))
      let (stage, window) = world.perform { makeStage(size: CGSize(width: 390, height: 844)) }
      (weakWorld, weakWindow, weakStage) = (world, window, stage)
      world.tick()
      play(script, stage, world)
    }
    var faults: [String] = []
    if weakWorld != nil { faults.append("dropped: the World lives") }
    if weakWindow != nil { faults.append("dropped: the window lives") }
    if weakStage != nil { faults.append("dropped: the stage lives") }
    return faults
  }

  private static func makeStage(size: CGSize) -> (ScriptStage, UIWindow) {
    UIScreen.main.configure(bounds: CGRect(origin: .zero, size: size), scale: 1)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = ScriptStage()
    stage.use(window)
    window.rootViewController = stage.makeRoot()
    window.makeKeyAndVisible()
    return (stage, window)
  }

  private static func play(_ script: StageScript, _ stage: ScriptStage, _ world: World) {
    for step in script.steps {
      if case .tick(let seconds) = step {
        world.advance(by: seconds, step: frame)
      } else {
        world.perform { stage.perform(step) }
      }
    }
  }

  /// Lets time pass until nothing moves any more, or hangs.
  ///
  /// - Parameters:
  ///   - world: The World.
  ///   - limit: How long at most, in seconds.
  /// - Returns: Whether it came to rest, or to where time does not help.
  @discardableResult
  private static func settle(_ world: World, within limit: TimeInterval) -> Bool {
    let end = world.clock.now + limit
    var lastFrame = world.clock.now
    world.tick()
    while world.needsFrame || isBusy(world) {
      guard world.clock.now < end else { return false }
      if world.needsFrame { lastFrame = world.clock.now }
      guard world.clock.now - lastFrame < longestWait else { return true }
      world.advance(by: 0.1, step: 0.1)
    }
    return true
  }

  private static func isBusy(_ world: World) -> Bool {
    world.perform { !TransitionMonitor.current.running.isEmpty }
  }

  /// A transition that is never completed blocks its controllers; what helps is a new root.
  private mutating func rescue(
    _ stage: ScriptStage,
    _ world: World,
    _ patience: TimeInterval
  ) {
    if world.issues.isEmpty { faults.append("a transition hangs and nobody says so") }
    world.perform { stage.perform(.root) }
    Self.settle(world, within: patience)
  }

  /// When a stage is looked at.
  private struct Moment {
    /// What it is called once the stage has come to rest.
    let name: String
    /// What came before.
    let event: String
  }

  private mutating func look(
    at stage: ScriptStage,
    in world: World,
    _ moment: Moment,
    _ patience: TimeInterval
  ) {
    guard Self.settle(world, within: patience) else {
      let running = world.perform { TransitionMonitor.current.running.map(\.kind.rawValue) }
      let what = running.isEmpty ? "" : "; still running: \(running.joined(separator: ", "))"
      let seconds = String(format: "%g", patience)
      faults.append("\(moment.event): the stage did not come to rest within \(seconds) s\(what)")
      return
    }
    faults += world.perform { stage.faults() }.map { "\(moment.name): \($0)" }
  }
}
