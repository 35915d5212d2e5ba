import QuartzCore

/// One running call of the `UIView.animate` family.
///
/// It turns property changes into animations, and completes when all of them ended: never by a timer, so that
/// layer speed, scrubbing, slow motion and removal work.
final class AnimationBlock {
  let duration: TimeInterval
  let delay: TimeInterval
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  var sink: Sink
  /// Set while `modifyAnimations` runs.
  var repetition: Repetition?

  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isClosed = false
  private var allFinished = true
  private var touchedLayers: [CALayer] = []

  init(
    duration: TimeInterval,
    delay: TimeInterval,
    timing: AnimationTiming,
    options: UIView.AnimationOptions,
    sink: Sink = .layers,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.options = options
    self.sink = sink
    self.completion = completion
  }

  // MARK: - Running

  /// Runs the changes of the block, which animates what they touch.
  func run(_ changes: () -> Void) {
    UIKitState.current.animationBlocks.append(self)
    changes()
    if options.contains(.layoutSubviews) { layOutTouchedViews() }
    UIKitState.current.animationBlocks.removeLast()
    if case .keyframes(let recorder) = sink { addKeyframeAnimations(of: recorder) }
    close()
  }

  /// Runs further changes with the block's timing, within the same completion.
  func resume(_ changes: () -> Void) {
    UIKitState.current.animationBlocks.append(self)
    changes()
    UIKitState.current.animationBlocks.removeLast()
  }

  private func layOutTouchedViews() {
    for layer in touchedLayers { (layer.delegate as? UIView)?.layoutIfNeeded() }
  }

  private func close() {
    isClosed = true
    completeIfDone(isLate: false)
  }

  // MARK: - Changes

  /// Takes a change of a property.
  func record(_ change: PropertyChange) {
    AnimationRecorder.note(change, in: self)
    if options.contains(.layoutSubviews) { touchedLayers.append(change.layer) }
    switch sink {
    case .layers: animate(change)
    case .keyframes(let recorder): recorder.record(change)
    case .animator(let animator): animator.track(change, in: self)
    }
  }

  private func animate(_ change: PropertyChange) {
    let layer = change.layer
    var start: AnimatableValue?
    if !change.isAdditive, options.contains(.beginFromCurrentState),
      let presentation = layer.presentation()
    {
      start = AnimatableProperty.value(forKeyPath: change.keyPath, of: presentation)
    }
    for part in timing.parts(of: change) {
      let animation = timing.makeAnimation(keyPath: part.keyPath)
      part.endpoints(from: start).apply(to: animation)
      add(animation, to: layer)
    }
  }

  private func addKeyframeAnimations(of recorder: KeyframeRecorder) {
    if let animator = recorder.animator { return animator.track(recorder.tracks) }
    for (layer, animation) in recorder.makeAnimations() {
      animation.timingFunction = timing.function
      add(animation, to: layer)
    }
  }

  /// Adds an animation with the block's times, and counts it.
  private func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    animation.duration = duration > 0 ? duration : Self.momentDuration
    animation.fillMode = .both
    animation.commitDelay = max(0, delay)
    applyRepetition(to: animation)
    let view = options.contains(.allowUserInteraction) ? nil : layer.delegate as? UIView
    view?.touchBlockingAnimations += 1
    pending += 1
    animation.delegate = BlockAnimationDelegate { [self, weak view] finished in
      view?.touchBlockingAnimations -= 1
      pending -= 1
      if !finished { allFinished = false }
      completeIfDone(isLate: true)
    }
    let keyPath = animation.keyPath ?? ""
    layer.add(animation, forKey: animation.isAdditive ? layer.freeKey(for: keyPath) : keyPath)
  }

  private func applyRepetition(to animation: CAAnimation) {
    if let repetition {
      animation.repeatCount = Float(repetition.count)
      animation.autoreverses = repetition.autoreverses
      return
    }
    animation.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { animation.repeatCount = .infinity }
  }

  /// The duration of changes that jump after a delay.
  private static let momentDuration: TimeInterval = 1e-6

  // MARK: - Completion

  /// Completes together with another block that this one is part of.
  func whenComplete(_ action: @escaping (Bool) -> Void) {
    let earlier = completion
    completion = { finished in
      action(finished)
      earlier?(finished)
    }
  }

  /// Completes when everything ended; in the next turn when nothing had to be animated.
  private func completeIfDone(isLate: Bool) {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    let finished = allFinished
    if isLate {
      completion(finished)
    } else {
      World.current.enqueue { MainActor.assumeIsolated { completion(finished) } }
    }
  }
}

extension CALayer {
  /// A key path, or the first of "path-2", "path-3"… that no animation uses.
  func freeKey(for keyPath: String) -> String {
    guard animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}
