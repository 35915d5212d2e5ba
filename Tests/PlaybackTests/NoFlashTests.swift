import Compositor
import CoreGraphics
import Playback
import QuartzCore
import Scenes
import TestSupport
import Testing
import UIKit

/// The first picture of a transition is the picture before it, and the last one the picture after it, exactly.
@MainActor
@Suite("No transition flashes")
struct NoFlashTests {
  /// A stage of a script in a small window.
  private final class Flight {
    let world = World(clock: .manual(at: 100))
    let stage = ScriptStage()
    let window: UIWindow

    init(_ preparation: String) throws {
      let size = CGSize(width: 120, height: 240)
      let stage = stage
      window = world.perform {
        UIScreen.main.configure(bounds: CGRect(origin: .zero, size: size), scale: 1)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        stage.use(window)
        window.rootViewController = stage.makeRoot()
        window.makeKeyAndVisible()
        return window
      }
      world.tick()
      try perform(preparation)
      world.advance(by: 2, step: 0.1)
    }

    /// Does the steps and makes a frame.
    func perform(_ text: String) throws {
      for step in try StageScript(text: text).steps {
        if case .tick(let seconds) = step {
          world.advance(by: seconds, step: 1.0 / 60)
        } else {
          world.perform { stage.perform(step) }
        }
      }
      world.tick()
    }

    var picture: PixelBuffer {
      world.perform {
        renderImage(of: window.layer, at: world.clock.now, size: window.bounds.size, scale: 1)
          .pixels
      }
    }

    var isBusy: Bool { world.perform { !TransitionMonitor.current.running.isEmpty } }

    /// Runs to the frame in which the transition is completed.
    func runToEnd() {
      for _ in 0..<240 where isBusy { world.advance(by: 1.0 / 60, step: 1.0 / 60) }
    }
  }

  /// Where two pictures differ first; nil when they are the same.
  private func difference(_ first: PixelBuffer, _ second: PixelBuffer) -> String? {
    guard first != second else { return nil }
    for y in 0..<first.height {
      for x in 0..<first.width where first[x, y] != second[x, y] {
        let (one, other) = (String(first[x, y], radix: 16), String(second[x, y], radix: 16))
        return "at \(x), \(y) \(one) and \(other)"
      }
    }
    return "of another size"
  }

  private func check(_ preparation: String, _ action: String) throws {
    let flight = try Flight(preparation)
    let before = flight.picture
    try flight.perform(action)
    #expect(flight.isBusy)
    #expect(difference(before, flight.picture) == nil, "first frame of \(preparation) \(action)")
    flight.runToEnd()
    let end = flight.picture
    flight.world.advance(by: 1, step: 0.1)
    #expect(difference(end, flight.picture) == nil, "last frame of \(preparation) \(action)")
  }

  private func checkCancelled(_ preparation: String, _ action: String) throws {
    let flight = try Flight(preparation)
    let before = flight.picture
    try flight.perform("drive\n\(action)")
    #expect(difference(before, flight.picture) == nil, "first frame of \(preparation) \(action)")
    try flight.perform("update 0.5\ntick 0.1")
    try flight.perform("cancel")
    flight.runToEnd()
    #expect(difference(before, flight.picture) == nil, "end of cancelled \(preparation) \(action)")
    flight.world.advance(by: 1, step: 0.1)
    #expect(difference(before, flight.picture) == nil, "after cancelled \(preparation) \(action)")
  }

  @Test func `the built-in push and pop`() throws {
    try check("", "push")
    try check("push still", "pop")
    try check("push still\npush still", "pop-to-root")
    try check("", "set new")
  }

  @Test(
    arguments: [
      "full-screen", "full-screen flip", "full-screen dissolve", "full-screen curl",
      "over-full-screen", "over-full-screen dissolve", "over-full-screen flip", "page-sheet",
      "form-sheet", "page-sheet dissolve", "current-context", "over-current-context", "custom",
      "full-screen navigation", "page-sheet navigation",
    ]
  )
  func `every built-in presentation and dismissal`(style: String) throws {
    try check("", "present \(style)")
    try check("present \(style) still", "dismiss")
  }

  @Test func `a swipe that is taken back`() throws {
    let flight = try Flight("push still")
    let before = flight.picture
    try flight.perform("touch 0.02 0.5\ntick 0.05\ndrag 0.4 0.5\ntick 0.1\ndrag 0.3 0.5\ntick 0.5")
    #expect(flight.isBusy)
    try flight.perform("lift")
    flight.runToEnd()
    #expect(difference(before, flight.picture) == nil)
    flight.world.advance(by: 1, step: 0.1)
    #expect(difference(before, flight.picture) == nil)
  }

  /// The animators of scripts whose first frame shows the views where they are.
  private nonisolated static let kinds = ["slide", "fade", "property", "delayed"]

  @Test(arguments: kinds)
  func `animators as apps write them, forwards and backwards`(kind: String) throws {
    try check("animator \(kind)", "push")
    try check("push still\nanimator \(kind)", "pop")
    try check("animator \(kind)", "present full-screen")
    try check("present custom still\nanimator \(kind)", "dismiss")
  }

  @Test(arguments: kinds)
  func `animators as apps write them, cancelled`(kind: String) throws {
    try checkCancelled("animator \(kind)", "push")
    try checkCancelled("push still\nanimator \(kind)", "pop")
    try checkCancelled("animator \(kind)", "present custom")
    try checkCancelled("present full-screen still\nanimator \(kind)", "dismiss")
  }

  // MARK: - Sample scenes

  nonisolated struct Sample: Sendable, CustomStringConvertible {
    let scene: String
    let trigger: SceneTrigger

    var description: String { "\(scene) \(trigger.rawValue)" }

    static let all = [
      Sample(scene: "reveal", trigger: .push), Sample(scene: "reveal", trigger: .pop),
      Sample(scene: "shopping-cart", trigger: .present),
    ]
  }

  @Test(arguments: Sample.all)
  func `the animators of the sample scenes`(sample: Sample) throws {
    let scene = try #require(StageScene.named(sample.scene))
    guard scene.triggers.contains(sample.trigger) else { return }
    let run = try SceneRun(scene: scene, options: SceneRunOptions(scale: 1))
    var before: PixelBuffer?
    try run.start(sample.trigger) { before = run.picture().pixels }
    let first = run.picture().pixels
    #expect(before.flatMap { difference($0, first) } == nil, "first frame of \(sample)")
    for index in 1...600 where run.completions == 0 { run.advance(to: Double(index) / 60) }
    let end = run.picture().pixels
    try run.finish(sample.trigger)
    #expect(difference(end, run.picture().pixels) == nil, "last frame of \(sample)")
  }
}
