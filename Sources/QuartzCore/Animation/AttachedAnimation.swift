/// An animation that a layer has: what it does, when it runs, and who waits for its end.
package final class AttachedAnimation {
  /// The key under which it was added.
  package let key: String?
  /// The layer's copy.
  package let animation: CAAnimation
  /// When it runs, in the layer's time; the begin is known after the next commit.
  package private(set) var timing: AnimationTiming
  /// Whether a commit has given it its begin.
  package private(set) var isResolved = false
  /// What the layer showed before, for transitions.
  package internal(set) var before: CGImage?
  /// What it does.
  package let effect: AnimationEffect
  let hasNamedEffects: Bool
  /// Whether it changes what the layer shows in its own coordinates.
  let changesPaint: Bool
  /// Whether the layer's contents are made anew while it runs.
  let redraws: Bool
  var groups: [CompletionGroup]
  var isStopped = false
  private var hasStarted = false

  init(_ animation: CAAnimation, key: String?, layer: CALayer, world: World) {
    self.key = key
    self.animation = animation
    let transaction = world.transactions
    timing = animation.timing(defaultDuration: transaction.animationDuration)
    effect = animation.makeEffect(for: layer)
    hasNamedEffects = effect.hasNamedEffects
    changesPaint = effect.changesPaint || animation is CATransition
    redraws = layer.redraws(for: effect)
    groups = transaction.openGroups
    for group in groups { group.enter() }
  }

  /// Fixes the begin: the layer's time at the commit, unless the animation has its own.
  func resolve(at localTime: CFTimeInterval) {
    if timing.begin == 0 { timing.begin = localTime + animation.commitDelay }
    isResolved = true
  }

  @inline(__always)
  func apply(at localTime: CFTimeInterval, to state: inout LayerState, named name: String? = nil) {
    guard let sample = timing.sample(at: localTime) else { return }
    effect.apply(sample, to: &state, named: name)
  }

  /// Whether it shows something else a moment later.
  func isMoving(at localTime: CFTimeInterval) -> Bool {
    !isStopped && timing.isMoving(at: localTime)
  }

  // MARK: - Delegate

  func tellStart(in world: World) {
    guard !hasStarted else { return }
    hasStarted = true
    guard let delegate = animation.delegate else { return }
    // Worlds are ticked on the main actor only.
    nonisolated(unsafe) let (receiver, sender) = (delegate, animation)
    MainActor.assumeIsolated { receiver.animationDidStart(sender) }
  }

  func tellStop(isFinished: Bool, in world: World) {
    isStopped = true
    guard let delegate = animation.delegate else { return }
    // Worlds are ticked on the main actor only.
    nonisolated(unsafe) let (receiver, sender) = (delegate, animation)
    MainActor.assumeIsolated { receiver.animationDidStop(sender, finished: isFinished) }
  }
}
