public import Compositor
public import CoreGraphics
public import QuartzCore
import UIKit

extension SceneRun {
  /// Whether the transition has been completed and no animation is attached any more.
  public var isFinished: Bool {
    completions > 0 && !hasAnimations(window.layer)
  }

  /// What the scene used that is not supported, each thing once.
  public var issues: [CompatibilityIssue] { world.issues }

  /// The containers of the transitions since the trigger, and of presentations that are shown.
  var containers: [UIView] {
    world.perform {
      records.compactMap(\.container) + TransitionMonitor.current.modalContainers
    }
  }

  /// Renders the stage as it is now, without bezel or status bar.
  ///
  /// - Returns: A picture of the device's size times the scale.
  public func picture() -> CGImage {
    world.perform {
      renderImage(
        of: window.layer,
        at: world.clock.now,
        size: options.device.size,
        scale: options.scale,
        threads: options.threads
      )
    }
  }

  /// What is drawn of the stage as it is now, as a list of plain values.
  ///
  /// - Returns: The list of which ``picture()`` shows the pixels.
  public func displayList() -> DisplayList {
    world.perform {
      DisplayListBuilder.build(
        root: window.layer,
        at: world.clock.now,
        size: options.device.size,
        scale: options.scale
      )
    }
  }
}
