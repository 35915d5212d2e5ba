import UIKit

extension HeroTransition {
  /// Prepares the transition and then animates it; acts only when one is pending.
  public func start() {
    guard state == .notified else { return }
    state = .starting
    prepareViews()
    announceStart()
    undoKeptStandIns()
    makeAnimators()
    makeContainer()
    addViewsToContainer()
    fillContext()
    chooseOrder()
    for processor in processors {
      processor.process(fromViews: context.fromViews, toViews: context.toViews)
    }
    assignViews()
    // Between here and the end of `animate` no frame is shown, so nothing has to cover the screen.
    animate()
  }

  private func prepareViews() {
    guard let fromView, let toView else { return }
    if presentedViewController != nil, let presenter = presenterViewController?.view {
      presenterPlace = HeroPresenterPlace(of: presenter)
    }
    toView.frame = finalFrame(of: toView, over: fromView)
    toView.setNeedsLayout()
    if toView.window != nil { toView.layoutIfNeeded() }
  }

  private func finalFrame(of toView: UIView, over fromView: UIView) -> CGRect {
    guard let transitionContext, let toViewController else { return fromView.frame }
    let frame = transitionContext.finalFrame(for: toViewController)
    return frame.isEmpty ? fromView.frame : frame
  }

  /// Undoes what an earlier presentation left to stand in for the presenter.
  private func undoKeptStandIns() {
    fromViewController?.heroAttributes.keptStandIns?.undo()
    toViewController?.heroAttributes.keptStandIns?.undo()
  }

  private func makeAnimators() {
    plugins = Hero.enabledPlugins.map { $0.init() }
    processors = [
      ConditionalPreprocessor(), IgnoreSubviewModifiersPreprocessor(),
      DefaultAnimationPreprocessor(), MatchPreprocessor(), SourcePreprocessor(),
      CascadePreprocessor(),
    ]
    processors += plugins
    layerAnimator = LayerAnimator()
    animators = [layerAnimator]
    animators += plugins
    for processor in processors { processor.hero = self }
    for animator in animators { animator.hero = self }
  }

  private func makeContainer() {
    interactionBefore = transitionContainer?.isUserInteractionEnabled
    transitionContainer?.isUserInteractionEnabled = isUserInteractionEnabled
    let container = HeroContainerView(frame: transitionContainer?.bounds ?? .zero)
    container.isUserInteractionEnabled = false
    let isClear = toOverFullScreen || fromOverFullScreen
    container.backgroundColor = isClear ? .clear : containerColor
    transitionContainer?.addSubview(container)
    self.container = container
    context = HeroContext(container: container)
  }

  private func addViewsToContainer() {
    guard let fromView, let toView, fromView !== toView, let container else { return }
    for view in [toView, fromView] { move(view, into: container) }
    toView.setNeedsLayout()
    toView.layoutIfNeeded()
  }

  /// Moves a view to the top of the container without moving it on screen.
  private func move(_ view: UIView, into container: UIView) {
    let isOnScreen = view.window != nil && view.superview !== container
    let center =
      isOnScreen
      ? view.superview?.convert(view.center, to: container) ?? view.center : view.center
    container.addSubview(view)
    if isOnScreen { view.center = center }
  }

  private func fillContext() {
    context.set(fromViews: fromView?.heroFlattened ?? [], toViews: toView?.heroFlattened ?? [])
  }

  private func chooseOrder() {
    let isDismissing = viewOrderingStrategy == .auto && !isPresenting && !inTabBarController
    context.insertToViewFirst = isDismissing || viewOrderingStrategy == .sourceViewOnTop
  }

  /// Gives every view to the animators that animate it.
  ///
  /// The plugin that was enabled last chooses first, and a view that it takes is not offered to
  /// others unless it shares them.
  private func assignViews() {
    var fromViews = context.fromViews
    var toViews = context.toViews
    var reversed: [HeroAssignment] = []
    for animator in animators.reversed() {
      let from = fromViews.filter { animator.canAnimate(view: $0, appearing: false) }
      let to = toViews.filter { animator.canAnimate(view: $0, appearing: true) }
      reversed.append(HeroAssignment(animator: animator, fromViews: from, toViews: to))
      guard (animator as? HeroPlugin)?.sharesViews != true else { continue }
      let taken = Set((from + to).map(ObjectIdentifier.init))
      fromViews.removeAll { taken.contains(ObjectIdentifier($0)) }
      toViews.removeAll { taken.contains(ObjectIdentifier($0)) }
    }
    assignments = reversed.reversed()
    let animated = Set(assignments.flatMap { $0.fromViews + $0.toViews }.map(ObjectIdentifier.init))
    animatingFromViews = context.fromViews.filter { animated.contains(ObjectIdentifier($0)) }
    animatingToViews = context.toViews.filter { animated.contains(ObjectIdentifier($0)) }
  }
}

/// The view that holds everything that animates.
final class HeroContainerView: UIView {}
