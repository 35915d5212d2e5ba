public import Foundation
public import QuartzCore
import UIKit

/// Plays a script in a `World` of its own and looks for faults: at rest, without presentations, and at the end.
public struct ScriptRun {
  /// What is wrong, a sentence each; empty when all is well.
  public private(set) var faults: [String] = []
  /// The callbacks of the screens, in order.
  public private(set) var events: [String] = []
  /// What was reported on the way.
  public private(set) var issues: [CompatibilityIssue] = []

  /// One frame while time passes, in seconds.
  private static let frame = 1.0 / 30
  /// How long a stage may take to come to rest, in seconds.
  private static let limit = 20.0

  /// Plays a script to its end and lets everything go.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - size: The window's size, in points.
  ///   - world: The World to play in; its clock must be one that is set by hand.
  public init(
    _ script: StageScript,
    size: CGSize = CGSize(width: 390, height: 844),
    in world: World = World(clock: .manual(at: 100))
  ) {
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
      Self.settle(world)
      if Self.isBusy(world), script.mayHang { rescue(stage, world) }
      look(at: stage, in: world, "at rest")
      world.perform { stage.perform(.dismissAll(isAnimated: false)) }
      look(at: stage, in: world, "without presentations")
      events = stage.events
      world.perform { window.rootViewController = UIViewController() }
      Self.settle(world)
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

  private static func settle(_ world: World) {
    let end = world.clock.now + limit
    world.tick()
    while world.clock.now < end, world.needsFrame || isBusy(world) {
      world.advance(by: 0.1, step: 0.1)
      // What hangs at rest is not helped by time, beyond that in which it is reported.
      if !world.needsFrame, world.clock.now > end - limit + 4 { return }
    }
  }

  private static func isBusy(_ world: World) -> Bool {
    world.perform { !TransitionMonitor.current.running.isEmpty }
  }

  /// A transition that is never completed blocks its controllers; what helps is a new root.
  private mutating func rescue(_ stage: ScriptStage, _ world: World) {
    if world.issues.isEmpty { faults.append("a transition hangs and nobody says so") }
    world.perform { stage.perform(.root) }
    Self.settle(world)
  }

  private mutating func look(at stage: ScriptStage, in world: World, _ moment: String) {
    Self.settle(world)
    faults += world.perform { stage.faults() }.map { "\(moment): \($0)" }
  }
}
