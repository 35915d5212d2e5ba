public import UIKit

/// Joins in the processing and the animating of every transition while it is enabled.
///
/// A new instance is made for each transition. The plugin that was enabled last chooses its views
/// first, and what it accepts no other animator gets unless `sharesViews` says so. The forms that
/// are handed the context are those of early releases; the newer forms call them.
@preconcurrency @MainActor open class HeroPlugin: HeroPreprocessor, HeroAnimator {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The transition; set before any other call.
  public weak var hero: HeroTransition!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The transition's context; there from `process` to `clean`.
  public var context: HeroContext! { hero?.context }

  /// Whether `seekTo` is called for every frame of a transition that runs by itself; default false.
  open var requirePerFrameCallback = false

  /// Whether other animators may animate the views of this plugin as well; default false.
  ///
  /// > Compatibility: upstream always shares, against its documentation.
  open var sharesViews: Bool { false }

  /// Makes the plugin for one transition.
  public required init() {}

  // MARK: Newer forms

  /// Rewrites the target states, after all built-in rules.
  ///
  /// - Parameters:
  ///   - fromViews: The views of the leaving side.
  ///   - toViews: The views of the entering side.
  open func process(fromViews: [UIView], toViews: [UIView]) {
    guard let context = hero?.context else { return }
    process(context: context, fromViews: fromViews, toViews: toViews)
  }

  /// Returns whether the plugin animates a view; default no.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - appearing: Whether it is on the entering side.
  /// - Returns: Whether the plugin animates it.
  open func canAnimate(view: UIView, appearing: Bool) -> Bool {
    guard let context = hero?.context else { return false }
    return canAnimate(context: context, view: view, appearing: appearing)
  }

  /// Begins to animate.
  ///
  /// - Parameters:
  ///   - fromViews: The accepted views of the leaving side.
  ///   - toViews: The accepted views of the entering side.
  /// - Returns: The seconds needed; infinity holds the transition until it is driven. Default 0.
  open func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
    guard let context = hero?.context else { return 0 }
    return animate(context: context, fromViews: fromViews, toViews: toViews)
  }

  /// Forgets everything; called once at the end.
  open func clean() {}

  /// Shows a moment of the transition.
  ///
  /// - Parameter timePassed: Seconds since the start.
  open func seekTo(timePassed: TimeInterval) {}

  /// Goes on from a moment by itself.
  ///
  /// - Parameters:
  ///   - timePassed: Seconds since the start.
  ///   - reverse: Whether to go back to the start.
  /// - Returns: The seconds needed. Default 0.
  open func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval { 0 }

  /// Shows a state of a view at once.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - view: Any view that was passed, accepted or not.
  open func apply(state: HeroTargetState, to view: UIView) {}

  /// Changes an end of a view's animation.
  ///
  /// - Parameters:
  ///   - state: The new end.
  ///   - isDestination: Whether the end is where it goes.
  ///   - view: Any view that was passed, accepted or not.
  open func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView) {}

  // MARK: Forms of early releases

  /// Rewrites the target states, after all built-in rules.
  ///
  /// - Parameters:
  ///   - context: The transition's context.
  ///   - fromViews: The views of the leaving side.
  ///   - toViews: The views of the entering side.
  open func process(context: HeroContext, fromViews: [UIView], toViews: [UIView]) {}

  /// Returns whether the plugin animates a view; default no.
  ///
  /// - Parameters:
  ///   - context: The transition's context.
  ///   - view: The view.
  ///   - appearing: Whether it is on the entering side.
  /// - Returns: Whether the plugin animates it.
  open func canAnimate(context: HeroContext, view: UIView, appearing: Bool) -> Bool { false }

  /// Begins to animate.
  ///
  /// - Parameters:
  ///   - context: The transition's context.
  ///   - fromViews: The accepted views of the leaving side.
  ///   - toViews: The accepted views of the entering side.
  /// - Returns: The seconds needed. Default 0.
  open func animate(
    context: HeroContext,
    fromViews: [UIView],
    toViews: [UIView]
  ) -> TimeInterval { 0 }

  // MARK: Enabling

  /// Whether transitions use the plugin.
  public static var isEnabled: Bool {
    get { Hero.enabledPlugins.contains { $0 == self } }
    set { newValue ? enable() : disable() }
  }

  /// Uses the plugin in the transitions to come, after all others.
  public static func enable() {
    disable()
    Hero.enabledPlugins.append(self)
  }

  /// Leaves the plugin out of the transitions to come.
  public static func disable() {
    Hero.enabledPlugins.removeAll { $0 == self }
  }
}
