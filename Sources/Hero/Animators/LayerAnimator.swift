import UIKit

/// The built-in animator: moves the stand-ins' layers.
final class LayerAnimator: HeroAnimator {
  // The library's own spelling: the transition is set before any other call.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var hero: HeroTransition!

  private var animations: [ObjectIdentifier: ViewAnimation] = [:]
  /// In the order in which views are animated, so that nothing depends on hashing.
  private(set) var ordered: [ViewAnimation] = []
  private var matching: [ViewAnimation] = []
  /// Whether every view is where the transition's time alone puts it.
  private(set) var isOnTimeline = true

  func canAnimate(view: UIView, appearing: Bool) -> Bool {
    hero?.context?.box(of: view)?.state.isAnimatable == true
  }

  func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
    guard let context = hero?.context else { return 0 }
    for view in fromViews { add(view, isAppearing: false, context: context) }
    for view in toViews { add(view, isAppearing: true, context: context) }
    matching = ordered.filter { $0.state.duration == .infinity }
    let others = ordered.filter { $0.state.duration != .infinity }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for animation in ordered {
      animation.duration = explicitDuration(of: animation) ?? animation.automaticDuration
      animation.prepare()
    }
    CATransaction.commit()
    for animation in others { animation.start() }
    return others.map(\.end).max() ?? matching.map(\.end).max() ?? 0
  }

  /// Starts the views that last as long as the longest.
  ///
  /// - Parameter longest: When everything else ends, in seconds since the start.
  /// - Returns: When these views end.
  func startMatching(longest: TimeInterval) -> TimeInterval {
    for animation in matching {
      animation.duration = max(longest - animation.state.delay, AutomaticDuration.shortest)
      animation.start()
    }
    return matching.map(\.end).max() ?? 0
  }

  private func add(_ view: UIView, isAppearing: Bool, context: HeroContext) {
    guard let state = context[view] else { return }
    let animation = ViewAnimation(
      record: context.record(for: view),
      isAppearing: isAppearing,
      state: state
    )
    animations[ObjectIdentifier(view)] = animation
    ordered.append(animation)
  }

  private func explicitDuration(of animation: ViewAnimation) -> TimeInterval? {
    guard let duration = animation.state.duration, duration.isFinite else { return nil }
    return max(duration, 0)
  }

  func clean() {
    for animation in ordered { animation.clean() }
    animations = [:]
    ordered = []
    matching = []
  }

  func seekTo(timePassed: TimeInterval) {
    for animation in ordered { animation.seek(to: timePassed) }
  }

  func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval {
    isOnTimeline = false
    return ordered.map { $0.resume(from: timePassed, reverse: reverse) }.max() ?? 0
  }

  func apply(state: HeroTargetState, to view: UIView) {
    isOnTimeline = false
    animations[ObjectIdentifier(view)]?.apply(state)
  }

  func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView) {
    isOnTimeline = false
    animations[ObjectIdentifier(view)]?.changeTarget(state, isDestination: isDestination)
  }
}
