import UIKit

/// The animation of one view's stand-in.
final class ViewAnimation {
  /// Where a value comes from and where it goes.
  struct Track {
    var from: AnimatedValue
    var to: AnimatedValue
  }

  let record: HeroSnapshotRecord
  let isAppearing: Bool
  let state: HeroTargetState
  /// Seconds that values without a spring need.
  var duration: TimeInterval = 0

  private(set) var tracks = AnimatedTable<Track>()
  /// Values that are held against seeking until the animation goes on by itself.
  private var pins = AnimatedTable<AnimatedValue>()
  private var overlay: CALayer?
  private var companions: [SizeCompanion] = []
  /// The curve of the position, kept so that going back follows the same one.
  private var arc: ArcPath?

  var snapshot: UIView { record.snapshot }
  private var layer: CALayer { record.snapshot.layer }
  private var keys: [AnimatedKey] { tracks.keys }

  init(record: HeroSnapshotRecord, isAppearing: Bool, state: HeroTargetState) {
    self.record = record
    self.isAppearing = isAppearing
    self.state = state
  }

  // MARK: Times

  /// The automatic duration between the stand-in's own look and its target.
  var automaticDuration: TimeInterval {
    let here = currentPlace
    var there = here
    let values = state.animatedValues(currentSize: layer.bounds.size)
    there.take(values)
    return AutomaticDuration.between(here, there)
  }

  /// When the last value arrives, in seconds since the start.
  var end: TimeInterval {
    state.delay + (tracks.lazy.map { self.length(of: $0.key) }.max() ?? duration)
  }

  private func length(of key: AnimatedKey) -> TimeInterval {
    isSprung(key) ? springLength : duration
  }

  private func isSprung(_ key: AnimatedKey) -> Bool {
    state.spring != nil && key.isSpringable && !(key == .position && arc != nil)
  }

  private var springLength: TimeInterval {
    state.spring.map { LayerAnimationFactory.settlingTime(of: $0) } ?? duration
  }

  private var currentPlace: AutomaticDuration.Place {
    let current = layer.heroCurrent
    return AutomaticDuration.Place(
      position: current.position,
      size: current.bounds.size,
      transform: current.transform
    )
  }

  // MARK: Starting

  /// Puts the stand-in into its begin state and finds out what moves.
  func prepare() {
    makeOverlay()
    applyBeginState()
    for (key, target) in state.animatedValues(currentSize: layer.bounds.size) {
      let current = currentValue(of: key)
      tracks[key] =
        isAppearing
        ? Track(from: target, to: current) : Track(from: current, to: target)
    }
    prepareSize()
    arc = tracks[.position].flatMap { arcPath(from: $0.from, to: $0.to) }
  }

  /// Starts everything from the beginning.
  func start() {
    for key in keys { play(key, after: state.delay, for: length(of: key), from: nil, to: nil) }
  }

  private func makeOverlay() {
    let begin = HeroTargetState(modifiers: state.beginState ?? [])
    guard let wanted = state.overlay ?? begin.overlay else { return }
    let overlay = CALayer()
    overlay.name = "hero.overlay"
    overlay.frame = layer.bounds
    overlay.backgroundColor = wanted.color
    overlay.opacity = 0
    overlay.cornerRadius = layer.cornerRadius
    overlay.maskedCorners = layer.maskedCorners
    layer.addSublayer(overlay)
    self.overlay = overlay
  }

  private func applyBeginState() {
    guard let modifiers = state.beginState else { return }
    let begin = HeroTargetState(modifiers: modifiers)
    for (key, value) in begin.animatedValues(currentSize: layer.bounds.size) {
      for layer in layers(for: key) { layer.setHeroValue(value, for: key) }
    }
  }

  private func prepareSize() {
    guard let track = tracks[.size], let from = track.from.size, let to = track.to.size else {
      companions = overlay.map { [SizeCompanion(filling: $0)] } ?? []
      return
    }
    companions =
      record.isLive
      ? SizeCompanion.laidOut(in: snapshot, from: from, to: to)
      : SizeCompanion.scaled(in: record, from: from, to: to)
    if let overlay {
      var companion = SizeCompanion(filling: overlay)
      companion.stretch(from: from, to: to)
      companions.append(companion)
    }
  }

  private func arcPath(from: AnimatedValue, to: AnimatedValue) -> ArcPath? {
    guard let intensity = state.arc, let start = from.point, let end = to.point else { return nil }
    return ArcPath(from: start, to: end, intensity: intensity)
  }

  // MARK: Layers and values

  private func layers(for key: AnimatedKey) -> [CALayer] {
    let content = record.content?.layer
    return switch key {
    case .overlayOpacity: overlay.map { [$0] } ?? []
    case .cornerRadius: [layer] + [content, overlay].compactMap { $0 }
    case .contentsRect, .contentsScale:
      [layer] + (record.isLiveCopy ? [content].compactMap { $0 } : [])
    default: [layer]
    }
  }

  func currentValue(of key: AnimatedKey) -> AnimatedValue {
    guard key == .overlayOpacity else { return layer.heroCurrent.heroValue(for: key) }
    return overlay?.heroCurrent.heroValue(for: key) ?? .number(0)
  }

  // MARK: Playing

  /// Gives a new animation to the layers that a value has.
  private func add(_ animation: CAAnimation, for key: AnimatedKey, after delay: TimeInterval) {
    switch key {
    case .overlayOpacity, .cornerRadius, .contentsRect, .contentsScale:
      for layer in layers(for: key) {
        layer.addHero(animation, for: key, after: delay, isShared: true)
      }
    default: layer.addHero(animation, for: key, after: delay)
    }
  }

  /// Lets one value run by itself.
  private func play(
    _ key: AnimatedKey,
    after delay: TimeInterval,
    for seconds: TimeInterval,
    from: AnimatedValue?,
    to: AnimatedValue?
  ) {
    guard let track = tracks[key] else { return }
    let animation = makeAnimation(key, from: from ?? track.from, to: to ?? track.to)
    let speed = seconds > 0 ? animation.duration / seconds : 0
    guard speed > 0 else { return hold(key, at: to ?? track.to) }
    animation.speed = Float(speed)
    add(animation, for: key, after: delay)
    guard key == .size else { return }
    for companion in companions {
      companion.add(after: delay, speed: Float(speed), goesBack: (to ?? track.to) == track.from) {
        self.configured(LayerAnimationFactory.basic($0, from: $1, to: $2), key: .size)
      }
    }
  }

  private func makeAnimation(
    _ key: AnimatedKey,
    from: AnimatedValue,
    to: AnimatedValue
  ) -> CAPropertyAnimation {
    if key == .position, let path = path(from: from, to: to) {
      let animation = LayerAnimationFactory.along(path.path, key: key)
      animation.duration = duration
      animation.timingFunction = state.timingFunction ?? .standard
      return animation
    }
    let values = (from.animationValue, to.animationValue)
    return configured(
      LayerAnimationFactory.basic(key.keyPath, from: values.0, to: values.1),
      key: key
    )
  }

  private func configured(
    _ animation: CABasicAnimation,
    key: AnimatedKey
  ) -> CABasicAnimation {
    if isSprung(key), let spring = state.spring {
      return LayerAnimationFactory.sprung(animation, spring: spring)
    }
    animation.duration = duration > 0 ? duration : .leastNonzeroMagnitude
    animation.timingFunction = state.timingFunction ?? .standard
    return animation
  }

  /// Returns the piece of the position's curve between two of its points, or a new curve.
  private func path(from: AnimatedValue, to: AnimatedValue) -> ArcPath? {
    guard let arc, let start = from.point, let end = to.point else { return nil }
    if let first = arc.parameter(passing: start), let last = arc.parameter(passing: end) {
      return arc.piece(from: first, to: last)
    }
    return arcPath(from: from, to: to)
  }

  /// Shows one value without moving.
  private func hold(_ key: AnimatedKey, at value: AnimatedValue) {
    let animation = LayerAnimationFactory.constant(key.keyPath, value.animationValue)
    add(animation, for: key, after: 0)
    guard key == .size, let size = value.size else { return }
    for companion in companions { companion.hold(at: size, of: tracks[.size]) }
  }

  // MARK: Driving

  /// Shows the moment `time` seconds after the start.
  func seek(to time: TimeInterval) {
    for key in keys {
      guard let track = tracks[key] else { continue }
      if let pin = pins[key] {
        hold(key, at: pin)
        continue
      }
      let local = time - state.delay
      let length = length(of: key)
      if local <= 0 || length <= 0 {
        hold(key, at: local <= 0 ? track.from : track.to)
      } else if local >= length {
        hold(key, at: track.to)
      } else {
        pause(key, track: track, at: local)
      }
    }
  }

  private func pause(_ key: AnimatedKey, track: Track, at time: TimeInterval) {
    let animation = makeAnimation(key, from: track.from, to: track.to)
    animation.speed = 0
    animation.timeOffset = time
    add(animation, for: key, after: 0)
    guard key == .size else { return }
    for companion in companions {
      companion.pause(at: time) {
        self.configured(LayerAnimationFactory.basic($0, from: $1, to: $2), key: .size)
      }
    }
  }

  /// Goes on by itself from what shows now; returns the seconds needed.
  func resume(from time: TimeInterval, reverse: Bool) -> TimeInterval {
    pins = AnimatedTable()
    let floor = state.duration == nil ? remainingAutomaticDuration(reverse: reverse) : 0
    return keys.map { resume($0, from: time, reverse: reverse, floor: floor) }.max() ?? 0
  }

  private func resume(
    _ key: AnimatedKey,
    from time: TimeInterval,
    reverse: Bool,
    floor: TimeInterval
  ) -> TimeInterval {
    guard let track = tracks[key] else { return 0 }
    let goal = reverse ? track.from : track.to
    let length = length(of: key)
    let local = time - state.delay
    let wait = max(reverse ? local - length : -local, 0)
    let played = min(max(local, 0), length)
    let remaining = reverse ? played : length - played
    guard remaining > 0 else {
      hold(key, at: goal)
      return 0
    }
    let seconds = max(remaining, min(floor, length))
    play(key, after: wait, for: seconds, from: currentValue(of: key), to: goal)
    return wait + seconds
  }

  private func remainingAutomaticDuration(reverse: Bool) -> TimeInterval {
    let here = currentPlace
    var there = here
    there.take(tracks.mapValues { reverse ? $0.from : $0.to })
    return AutomaticDuration.between(here, there)
  }

  // MARK: Overriding

  /// Shows values at once, until the animation goes on by itself.
  func apply(_ override: HeroTargetState) {
    for (key, value) in override.animatedValues(currentSize: layer.bounds.size) {
      addTrackIfNeeded(key)
      pins[key] = value
      hold(key, at: value)
    }
  }

  /// Replaces an end of the animation; nothing moves until it goes on by itself.
  func changeTarget(_ target: HeroTargetState, isDestination: Bool) {
    for (key, value) in target.animatedValues(currentSize: layer.bounds.size) {
      addTrackIfNeeded(key)
      if isDestination { tracks[key]?.to = value } else { tracks[key]?.from = value }
      if key == .size { prepareSize() }
      if key == .position { arc = tracks[key].flatMap { arcPath(from: $0.from, to: $0.to) } }
    }
  }

  private func addTrackIfNeeded(_ key: AnimatedKey) {
    guard tracks[key] == nil else { return }
    let current = currentValue(of: key)
    tracks[key] = Track(from: current, to: current)
  }

  /// Removes what was added to the stand-in.
  func clean() {
    overlay?.removeFromSuperlayer()
    overlay = nil
    layer.removeHeroAnimations()
    record.content?.layer.removeHeroAnimations()
    for companion in companions { companion.layer.removeHeroAnimations() }
  }
}

extension AutomaticDuration.Place {
  fileprivate mutating func take(_ values: AnimatedTable<AnimatedValue>) {
    if case .point(let point) = values[.position] { position = point }
    if case .size(let newSize) = values[.size] { size = newSize }
    if case .transform(let matrix) = values[.transform] { transform = matrix }
  }
}
