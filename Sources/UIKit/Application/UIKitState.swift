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
  /// Whether what views draw anew fades in an animation block.
  var fadesContents = false
  /// What listens to the animations of transitions that run.
  var animationRecorders: [WeakAnimationRecorder] = []

  /// The looks that classes were given.
  let appearances = AppearanceStore()

  /// How many questions about editing a row were answered by a default, not by the app.
  var defaultEditingAnswers = 0

  // Drawing
  var drawingContexts: [DrawingTarget] = []

  nonisolated init() {}
}
