import UIKit

/// Moves the two root views when the app says nothing else.
///
/// > Compatibility: the app's own modifiers on a root view win over those of the animation;
/// upstream discards them. An explicit ordering strategy is respected.
final class DefaultAnimationPreprocessor: BasePreprocessor {
  /// Seconds that a default animation lasts.
  static let duration: TimeInterval = 0.35

  override func process(fromViews: [UIView], toViews: [UIView]) {
    guard let hero, let context, let fromView = hero.fromView, let toView = hero.toView else {
      return
    }
    let type = resolvedType(fromView: fromView, toView: toView, hero: hero, context: context)
    guard type != .none else { return }
    let bounds = context.container.bounds.size
    let roots =
      type == .fade
      ? fade(fromView: fromView, hero: hero)
      : DefaultAnimationModifiers.make(for: type, containerSize: bounds)
    order(roots.isSourceOnTop, hero: hero, context: context)
    merge(roots.to, into: toView, context: context)
    merge(roots.from, into: fromView, context: context)
  }

  // MARK: Which animation

  private func resolvedType(
    fromView: UIView,
    toView: UIView,
    hero: HeroTransition,
    context: HeroContext
  ) -> HeroDefaultAnimationType {
    var type = hero.defaultAnimation
    if type == .auto { type = requestedType(hero) }
    type = type.resolved(isPresenting: hero.isPresenting)
    guard type == .auto else { return type }
    let isAnimated =
      animates(toView, isAppearing: true, hero: hero, context: context)
      || animates(fromView, isAppearing: false, hero: hero, context: context)
    if isAnimated { return .none }
    if hero.inNavigationController { return .push(direction: automaticDirection(hero)) }
    if hero.inTabBarController { return .slide(direction: automaticDirection(hero)) }
    return .fade
  }

  private func requestedType(_ hero: HeroTransition) -> HeroDefaultAnimationType {
    if hero.inNavigationController, let navigation = hero.toViewController?.navigationController {
      return navigation.hero.navigationAnimationType
    }
    if hero.inTabBarController, let tabs = hero.toViewController?.tabBarController {
      return tabs.hero.tabBarAnimationType
    }
    let owner = hero.isPresenting ? hero.toViewController : hero.fromViewController
    return owner?.hero.modalAnimationType ?? .auto
  }

  private func animates(
    _ view: UIView,
    isAppearing: Bool,
    hero: HeroTransition,
    context: HeroContext
  ) -> Bool {
    context.pairedView(for: view) != nil
      || hero.animators.contains { $0.canAnimate(view: view, appearing: isAppearing) }
  }

  private func automaticDirection(_ hero: HeroTransition) -> HeroDefaultAnimationType.Direction {
    switch hero.defaultAnimationDirectionStrategy {
    case .forceLeftToRight: hero.isPresenting ? .left : .right
    case .forceRightToLeft: hero.isPresenting ? .right : .left
    case .userInterface: hero.isPresenting ? .leading : .trailing
    }
  }

  // MARK: What it does

  private func fade(fromView: UIView, hero: HeroTransition) -> DefaultAnimationModifiers {
    var roots = DefaultAnimationModifiers()
    if !hero.fromOverFullScreen || hero.isPresenting {
      roots.to = [.fade, .durationMatchLongest]
    }
    let backgroundAlpha = fromView.backgroundColor?.cgColor.alpha ?? 1
    let isSeeThrough = !fromView.isOpaque || backgroundAlpha < 1
    if !hero.isPresenting && hero.toOverFullScreen || isSeeThrough
      || !hero.isPresenting && hero.fromOverFullScreen
    {
      roots.from = [.fade, .durationMatchLongest]
    }
    return roots
  }

  private func order(_ isSourceOnTop: Bool?, hero: HeroTransition, context: HeroContext) {
    guard let isSourceOnTop, hero.viewOrderingStrategy == .auto else { return }
    context.insertToViewFirst = isSourceOnTop
  }

  private func merge(_ modifiers: [HeroModifier], into view: UIView, context: HeroContext) {
    guard !modifiers.isEmpty else { return }
    let state = HeroTargetState(modifiers: modifiers)
    context[view] = context[view].map { state.overridden(by: $0) } ?? state
  }
}
