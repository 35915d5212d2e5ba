import Compositor
import Hero
public import Playback
public import QuartzCore
public import UIKit

/// The live stage: a scene in a `World` of its own, whose clock runs at the speed that a person chose.
public final class StageController {
  /// The stage's `World`.
  public let world: World
  /// The window that the scene's screens live in.
  public private(set) var window: UIWindow
  /// The scene on the stage.
  public private(set) var scene: StageScene
  /// The phone.
  public let device: StageDevice

  private var stage: StageScene.Stage
  private let override = ModifierOverride()

  /// Pixels per point of the phone.
  private static let scale: CGFloat = 2

  /// Called when the scene's status bar may look otherwise than before.
  var statusBarNeedsUpdate: () -> Void = {}
  /// Called after a transition was started on the stage.
  var didStart: (SceneTrigger) -> Void = { _ in }

  /// Puts a scene on the stage.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - device: The phone.
  ///   - world: The stage's `World`.
  public init(scene: StageScene, device: StageDevice, world: World) {
    self.scene = scene
    self.device = device
    self.world = world
    let made = world.perform { scene.makeWindow(on: device, scale: StageController.scale) }
    window = made.window
    stage = made.stage
    connect()
    world.perform {
      UIApplication.shared.statusBarNeedsUpdate = { [weak self] in self?.statusBarNeedsUpdate() }
    }
  }

  private func connect() {
    world.perform { Hero.shared.delegate = override }
  }

  /// Makes the scene anew, at rest on its first screen.
  ///
  /// - Parameter scene: The scene; the present one starts over.
  func load(_ scene: StageScene) {
    self.scene = scene
    leave()
    world.perform { (window, stage) = scene.makeWindow(on: device, scale: StageController.scale) }
    connect()
    world.tick()
  }

  /// Takes the present screens back to the first one and out of the window, so that they are released.
  private func leave() {
    world.perform {
      Hero.shared.complete(finished: true)
      let root = stage.rootViewController
      if root.presentedViewController != nil { root.dismiss(animated: false) }
      navigation?.popToRootViewController(animated: false)
    }
    world.tick()
    world.perform {
      window.isHidden = true
      window.rootViewController = nil
    }
    world.tick()
  }

  /// The modifier strings that replace the scene's own, by view.
  var strings: [String: String] {
    get { override.strings }
    set { override.strings = newValue }
  }

  /// Turns the scene's own plugin on or off for the next transitions.
  ///
  /// - Parameter isOn: Whether it is on.
  func setPlugin(_ isOn: Bool) {
    world.perform { scene.plugin?.setEnabled(isOn) }
  }

  /// Whether the second screen is showing, or on its way.
  var showsSecondScreen: Bool {
    let root = stage.rootViewController
    if root.presentedViewController != nil { return true }
    return navigation.map { $0.viewControllers.count > 1 } ?? false
  }

  /// The stack of the scene's screens, in the selected tab if there are tabs.
  private var navigation: UINavigationController? {
    let root = stage.rootViewController
    let front = (root as? UITabBarController)?.selectedViewController ?? root
    return front as? UINavigationController
  }

  /// Whether a transition is running.
  var isTransitioning: Bool {
    world.perform { !TransitionMonitor.current.running.isEmpty || Hero.shared.isTransitioning }
  }

  /// Whether a transition is running, or begins with the next frame.
  var isAboutToChange: Bool {
    isTransitioning || world.perform { TransitionMonitor.current.scheduledCount > 0 }
  }

  /// What the scene's visible controllers want the phone's status bar to look like.
  var statusBar: StatusBarAppearance {
    world.perform { UIApplication.shared.statusBar }
  }

  /// How long the running transition takes by what its animator says, in seconds of the stage.
  var transitionDuration: TimeInterval? {
    world.perform { TransitionMonitor.current.running.compactMap(\.duration).max() }
  }

  /// How long the running transition takes by what Hero or its animator knows, in seconds of the stage; 0
  /// when neither does.
  var expectedDuration: TimeInterval {
    let known = world.perform { Hero.shared.isTransitioning ? Hero.shared.totalDuration : nil }
    return known ?? transitionDuration ?? 0
  }

  /// Where the running transition stands, in seconds since its start; nil when only its time tells.
  var position: TimeInterval? {
    world.perform {
      let hero = Hero.shared
      if hero.state == .animating { return hero.progress * hero.totalDuration }
      let progress = TransitionMonitor.current.running.lazy.compactMap(\.progress).first
      return progress.map { TimeInterval($0) * expectedDuration }
    }
  }

  /// Whether the last transition has gone back to where it began.
  var wasCancelled: Bool {
    world.perform { TransitionMonitor.current.records.last?.isCancelled ?? false }
  }

  /// Starts the transition that leads on, or back from the second screen.
  ///
  /// - Parameter kind: Whether it pushes or presents.
  func trigger(_ kind: SceneTrigger) {
    let isModal = stage.rootViewController.presentedViewController != nil
    let trigger: SceneTrigger =
      showsSecondScreen ? (isModal ? .dismiss : .pop) : kind
    perform(trigger)
  }

  /// Starts a transition.
  ///
  /// - Parameter trigger: What to start.
  func perform(_ trigger: SceneTrigger) {
    guard scene.triggers.contains(trigger) else { return }
    world.perform { stage.perform(trigger) }
    didStart(trigger)
  }

  /// Runs the scene's forward transition once more, from its first screen.
  ///
  /// The frame that is made next shows the transition's first moment already, not the screen before it.
  ///
  /// - Parameter kind: Whether it pushes or presents.
  func replay(_ kind: SceneTrigger) {
    load(scene)
    perform(scene.triggers.contains(kind) ? kind : scene.triggers.first { $0.isForward } ?? .push)
    world.tick()
  }

  /// Turns a running transition around where it is: one of Hero's, or one that a gesture began and let go.
  ///
  /// - Returns: Whether there was one to turn.
  @discardableResult
  func reverse() -> Bool {
    world.perform {
      if Hero.shared.state == .animating {
        Hero.shared.reverse()
        return true
      }
      return TransitionMonitor.current.running.contains { $0.turnAround() }
    }
  }
}
