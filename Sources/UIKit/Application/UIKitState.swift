import QuartzCore

/// What UIKit keeps globally on a device, kept once for each World.
final class UIKitState {
  /// The state of the World that is current.
  static var current: UIKitState { World.current[UIKitStateKey.self] }

  let screen = UIScreen()
  private(set) lazy var application = UIApplication()

  // View animations
  var areAnimationsEnabled = true
  var animationBlocks: [AnimationBlock] = []
  /// What listens to the animations of transitions that run.
  var animationRecorders: [WeakAnimationRecorder] = []

  /// The looks that classes were given.
  let appearances = AppearanceStore()

  // Drawing
  var drawingContexts: [DrawingTarget] = []

  nonisolated init() {}
}
