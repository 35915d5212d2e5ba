import Foundation
import Playback
import Playground
import QuartzCore
import SDLHost
import UIKit

/// Puts the playground into the host's window.
final class PlaygroundWindow: WindowContent {
  let world = World(clock: .real())
  let window: UIWindow
  private let controller: PlaygroundController

  /// Makes the window's content.
  ///
  /// - Parameters:
  ///   - scene: The scene that is on the stage at first.
  ///   - size: The window's size, in points.
  ///   - scale: Pixels per point.
  init(scene: StageScene, size: CGSize, scale: Double) {
    let stageWorld = World(clock: .real())
    let world = world
    (window, controller) = world.perform {
      let bounds = CGRect(origin: .zero, size: size)
      UIScreen.main.configure(bounds: bounds, scale: scale)
      let window = UIWindow(frame: bounds)
      let controller = PlaygroundController(scene: scene, world: world, stageWorld: stageWorld)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (window, controller)
    }
  }

  /// Prints what the scene used and what is not supported.
  func printIssues() {
    let printer = IssuePrinter()
    controller.didFindIssue = { printer.print($0) }
  }

  var innerWorlds: [World] { [controller.stage.world] }

  func frameDidRender(_ statistics: FrameStatistics) {
    controller.frameDidRender(
      FrameFigures(
        framesPerSecond: Int(statistics.framesPerSecond.rounded()),
        milliseconds: statistics.millisecondsPerFrame
      )
    )
  }
}
