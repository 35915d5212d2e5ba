import Compositor
import QuartzCore

/// Where a World keeps UIKit's state.
nonisolated enum UIKitStateKey: WorldKey {
  static func makeValue() -> UIKitState {
    // A World is used from the main actor only.
    MainActor.assumeIsolated {
      LayerImages.install()
      return UIKitState()
    }
  }
}
