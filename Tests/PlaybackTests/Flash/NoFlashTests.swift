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
    static let size = CGSize(width: 120, height: 240)
    let world = World(clock: .manual(at: 100))
    let stage = ScriptStage()
    let window: UIWindow

    init(_ preparation: String) throws {
      let size = Self.size
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

    /// What is seen, without a bar of tabs: it marks the new one at once, before the screens move.
    var picture: PixelBuffer {
      let pixels = world.perform {
        renderImage(of: window.layer, at: world.clock.now, size: window.bounds.size, scale: 1)
          .pixels
      }
      let bar = (window.rootViewController as? UITabBarController)?.tabBar.frame
      return FlashRun.blank(bar ?? .null, in: pixels)
    }

    var isBusy: Bool { world.perform { !TransitionMonitor.current.running.isEmpty } }

    /// Runs to the frame in which the transition is completed.
    func runToEnd() {
      for _ in 0..<240 where isBusy { world.advance(by: 1.0 / 60, step: 1.0 / 60) }
    }
  }

  private func difference(_ first: PixelBuffer, _ second: PixelBuffer) -> String? {
    FlashRun.difference(first, second)
  }

  /// Checks both ends of a transition; one that leaps is checked to begin otherwise, so that the list of
  /// those stays honest.
  private func check(_ preparation: String, _ action: String, leaps: Bool = false) throws {
    let flight = try Flight(preparation)
    let before = flight.picture
    try flight.perform(action)
    #expect(flight.isBusy, "\(preparation) \(action)")
    let start = difference(before, flight.picture)
    #expect((start == nil) != leaps, "first frame of \(preparation) \(action): \(start ?? "same")")
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

  /// The animators of scripts that keep the rules and take time.
  private nonisolated static let kinds = [
    "slide", "fade", "spring", "keyframes", "property", "layers", "reveal", "chained", "delayed",
    "flight",
  ]

  /// Animators that by what they are begin with another picture when a screen comes: one that shows the
  /// screen where it will be, or small, or through a hole, or hides what it flies a copy of.
  private nonisolated static let leaping = [
    "spring", "keyframes", "layers", "reveal", "chained", "flight",
  ]

  /// Those that by what they are begin with another picture when a screen goes: one shows it through a hole;
  /// the other has no animation of a view, without which what runs alongside (the bar's titles, the shade)
  /// changes at once, as on iOS.
  private nonisolated static let leapingBack = ["reveal", "layers"]

  @Test(arguments: kinds)
  func `animators as apps write them, forwards and backwards`(kind: String) throws {
    try check("animator \(kind)", "push", leaps: Self.leaping.contains(kind))
    try check("push still\nanimator \(kind)", "pop", leaps: Self.leapingBack.contains(kind))
    try check("animator \(kind)", "present full-screen", leaps: Self.leaping.contains(kind))
    try check(
      "present custom still\nanimator \(kind)",
      "dismiss",
      leaps: Self.leapingBack.contains(kind)
    )
    try check("tabs\nanimator \(kind)", "tab 1", leaps: Self.leaping.contains(kind))
    try check("tabs\ntab 1\nanimator \(kind)", "tab 0", leaps: Self.leaping.contains(kind))
  }

  @Test(arguments: ["slide", "fade", "property", "delayed"])
  func `animators as apps write them, cancelled`(kind: String) throws {
    try checkCancelled("animator \(kind)", "push")
    try checkCancelled("push still\nanimator \(kind)", "pop")
    try checkCancelled("animator \(kind)", "present custom")
    try checkCancelled("present full-screen still\nanimator \(kind)", "dismiss")
  }

  // MARK: - Alerts

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `alerts, forwards and backwards`(style: UIAlertController.Style) throws {
    for trigger in [SceneTrigger.present, .dismiss] {
      let run = try FlashRun(FlashScreen.alert(style), trigger)
      #expect(run.startDifference == nil, "first frame of \(trigger.rawValue)")
      #expect(run.endDifference == nil, "last frame of \(trigger.rawValue)")
    }
  }

  // MARK: - Sample scenes

  nonisolated struct Sample: Sendable, CustomStringConvertible {
    let scene: String
    let trigger: SceneTrigger

    var description: String { "\(scene) \(trigger.rawValue)" }

    static let all = [
      "city-guide": [SceneTrigger.push, .pop, .present, .dismiss],
      "reveal": [.push, .pop],
      "shopping-cart": [.present],
      "trips": [.push, .pop, .present, .dismiss],
    ].sorted { $0.key < $1.key }.flatMap { scene, triggers in
      triggers.map { Sample(scene: scene, trigger: $0) }
    }
  }

  @Test(arguments: Sample.all)
  func `the animators of the sample scenes`(sample: Sample) throws {
    let scene = try #require(StageScene.named(sample.scene))
    let run = try FlashRun(scene, sample.trigger)
    #expect(run.startDifference == nil, "first frame")
    #expect(run.endDifference == nil, "last frame")
  }

  /// The dismissal of the cart cannot begin with the same pixels.
  ///
  /// At rest a picture of the page stands behind the options, as in the app that this animator is from: the
  /// page has left the window, and is made smaller itself when it is back. A picture that is made smaller and
  /// views that are made smaller are filtered otherwise at edges and letters. Nothing moves or blinks, though.
  @Test func `the page of the cart takes the place of its picture`() throws {
    let run = try FlashRun(.shoppingCart, .dismiss)
    #expect(run.endDifference == nil, "last frame")
    let pixels = run.before.width * run.before.height
    var sum = 0
    for y in 0..<run.before.height {
      for x in 0..<run.before.width {
        sum += FlashRun.distance(run.before[x, y], run.first[x, y])
      }
    }
    #expect(Double(sum) / Double(pixels) < 0.5)
  }
}
