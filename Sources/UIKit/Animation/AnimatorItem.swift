import QuartzCore

/// One property that an animator moves.
final class AnimatorItem {
  let change: PropertyChange
  let key: String
  /// When the property starts to move, from 0 to 1 of the animator's duration.
  let delayFactor: CGFloat
  private let endpoints: AnimationEndpoints
  /// The way of a property that moves by keyframes; nil when it goes straight from start to end.
  private let track: KeyframeRecorder.Track?
  /// Counts the animations that stood for the item; answers of earlier ones are ignored.
  private var generation = 0

  init(change: PropertyChange, delayFactor: CGFloat, track: KeyframeRecorder.Track? = nil) {
    self.change = change
    self.track = track
    self.delayFactor = delayFactor
    endpoints = change.endpoints()
    key = endpoints.isAdditive ? change.layer.freeKey(for: change.keyPath) : change.keyPath
  }

  private var layer: CALayer { change.layer }

  /// The layer's own time now.
  private var now: CFTimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }

  /// The item's share of the animator's fraction, from 0 to 1.
  private func ownFraction(of fraction: CGFloat) -> CGFloat {
    guard delayFactor < 1 else { return fraction < 1 ? 0 : 1 }
    return min(1, max(0, (fraction - delayFactor) / (1 - delayFactor)))
  }

  // MARK: - Animations

  /// Shows the value at a fraction and stays there.
  func hold(at fraction: CGFloat, timing: AnimationTiming, duration: TimeInterval) {
    let own = ownFraction(of: fraction)
    let animation = makeAnimation(timing, duration: duration)
    animation.duration = ownDuration(duration)
    animation.speed = 0
    animation.timeOffset = Double(own) * animation.duration
    install(animation, stopped: nil)
  }

  /// Plays the animator's own timeline from a fraction.
  func play(
    from fraction: CGFloat,
    reversed: Bool,
    timing: AnimationTiming,
    duration: TimeInterval,
    delay: TimeInterval,
    stopped: @escaping (Bool) -> Void
  ) {
    let animation = makeAnimation(timing, duration: duration)
    animation.duration = ownDuration(duration)
    if reversed {
      // At its very begin a run that plays back still shows the start; it has begun a moment ago.
      let own = min(ownFraction(of: fraction), 1 - 1e-7)
      animation.speed = -1
      animation.beginTime = now - Double(1 - own) * animation.duration
    } else {
      animation.beginTime = now + delay + Double(delayFactor - fraction) * duration
    }
    install(animation, stopped: stopped)
  }

  /// Plays from a progress to the start or the end in a duration of its own.
  func play(
    from progress: CGFloat,
    to target: CGFloat,
    timing: AnimationTiming,
    duration: TimeInterval,
    stopped: @escaping (Bool) -> Void
  ) {
    if let track {
      let animation = track.makeAnimation { [own = ownFraction(of: progress)] fraction in
        own + (target - own) * timing.progress(at: fraction, duration: duration)
      }
      animation.fillMode = .both
      animation.duration = duration
      animation.beginTime = now
      return install(animation, stopped: stopped)
    }
    let end = endpoints.to ?? change.new
    let rest = AnimationEndpoints(
      from: endpoints.from.interpolated(to: end, fraction: ownFraction(of: progress)),
      to: target == 1 ? endpoints.to : endpoints.from,
      isAdditive: endpoints.isAdditive
    )
    let animation = makeAnimation(timing, rest)
    animation.duration = duration
    animation.beginTime = now
    install(animation, stopped: stopped)
  }

  private func ownDuration(_ duration: TimeInterval) -> TimeInterval {
    max(1e-6, Double(1 - delayFactor) * duration)
  }

  /// The animation of the whole way.
  private func makeAnimation(
    _ timing: AnimationTiming,
    duration: TimeInterval
  ) -> CAPropertyAnimation {
    guard let track else { return makeAnimation(timing, endpoints) }
    let animation = track.makeAnimation { [own = ownDuration(duration)] fraction in
      timing.progress(at: fraction, duration: own)
    }
    animation.fillMode = .both
    return animation
  }

  private func makeAnimation(
    _ timing: AnimationTiming,
    _ endpoints: AnimationEndpoints
  ) -> CABasicAnimation {
    let animation = timing.makeAnimation(keyPath: change.keyPath)
    endpoints.apply(to: animation)
    animation.fillMode = .both
    return animation
  }

  private func install(_ animation: CAPropertyAnimation, stopped: ((Bool) -> Void)?) {
    generation += 1
    let current = generation
    animation.delegate = BlockAnimationDelegate { [self] finished in
      guard current == generation else { return }
      generation += 1
      stopped?(finished)
    }
    layer.add(animation, forKey: key)
  }

  // MARK: - Ends

  /// Takes the animation away and leaves the model at a value.
  func settle(at position: UIViewAnimatingPosition) {
    let value: AnimatableValue =
      switch position {
      case .start: change.old
      case .end: change.new
      case .current: shownValue ?? change.new
      }
    generation += 1
    layer.removeAnimation(forKey: key)
    AnimatableProperty.set(value, forKeyPath: change.keyPath, of: layer)
  }

  private var shownValue: AnimatableValue? {
    guard let presentation = layer.presentation() else { return nil }
    return AnimatableProperty.value(forKeyPath: change.keyPath, of: presentation)
  }
}
