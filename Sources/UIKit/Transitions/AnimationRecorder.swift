import QuartzCore

/// Notes the view animations that belong to a transition: how the first one runs, and what values they change.
///
/// The parameters are what animations beside the transition inherit; the old values are what a cancelled
/// interactive transition goes back to.
final class AnimationRecorder {
  /// How a block of view animations runs.
  struct Parameters {
    var duration: TimeInterval
    var delay: TimeInterval
    var timing: AnimationTiming
    var options: UIView.AnimationOptions
  }

  private struct Change {
    let layer: CALayer
    let keyPath: String
    let old: AnimatableValue
  }

  /// How the animator's first block of view animations runs; nil until there is one.
  private(set) var parameters: Parameters?
  private var changes: [Change] = []
  private var setupDepth = 0
  private weak var container: UIView?
  /// Called when a block changed something after the set-up.
  var onLateChange: (() -> Void)?

  /// Records everything that is animated while the animator sets itself up.
  func recordSetup(_ body: () -> Void) {
    setupDepth += 1
    body()
    setupDepth -= 1
  }

  private var isSettingUp: Bool { setupDepth > 0 }

  /// Starts to listen to the animations of the current World.
  func start(container: UIView) {
    self.container = container
    UIKitState.current.animationRecorders.append(WeakAnimationRecorder(recorder: self))
  }

  /// Tells every recorder of the current World of a change that a block animates.
  static func note(_ change: PropertyChange, in block: AnimationBlock) {
    let state = UIKitState.current
    guard !state.animationRecorders.isEmpty else { return }
    state.animationRecorders.removeAll { $0.recorder == nil }
    for entry in state.animationRecorders { entry.recorder?.note(change, in: block) }
  }

  private func note(_ change: PropertyChange, in block: AnimationBlock) {
    guard isSettingUp || isInContainer(change.layer) else { return }
    if isSettingUp, parameters == nil {
      parameters = Parameters(
        duration: block.duration,
        delay: block.delay,
        timing: block.timing,
        options: block.options
      )
    }
    let isKnown = changes.contains { $0.layer === change.layer && $0.keyPath == change.keyPath }
    if !isKnown {
      changes.append(Change(layer: change.layer, keyPath: change.keyPath, old: change.old))
    }
    if !isSettingUp { onLateChange?() }
  }

  private func isInContainer(_ layer: CALayer) -> Bool {
    guard let container else { return false }
    var current: CALayer? = layer
    while let candidate = current {
      if candidate === container.layer { return true }
      current = candidate.superlayer
    }
    return false
  }

  /// Sets the model values back to what they were before the first animated change of each.
  func restoreModels() {
    let restored = changes
    changes = []
    for change in restored.reversed() {
      AnimatableProperty.set(change.old, forKeyPath: change.keyPath, of: change.layer)
      (change.layer.delegate as? UIView)?.setNeedsLayout()
    }
  }
}

/// A recorder that is forgotten with its transition.
struct WeakAnimationRecorder {
  weak var recorder: AnimationRecorder?
}
