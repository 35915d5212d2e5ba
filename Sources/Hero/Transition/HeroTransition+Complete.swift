import UIKit

extension HeroTransition {
  /// Ends the transition at once.
  ///
  /// Everything of Hero's own is tidied up before anyone is told, so that a callback may begin the
  /// next transition.
  ///
  /// - Parameter finished: Whether the entered view controller stays.
  public func complete(finished: Bool) {
    if state == .notified { pending.end = (finished, false) }
    guard state == .animating || state == .starting, let context else { return }
    state = .completing
    runner.stop()
    for animator in animators { animator.clean() }
    context.clean()
    placeViews(finished: finished)
    if let interactionBefore { transitionContainer?.isUserInteractionEnabled = interactionBefore }
    let outcome = HeroOutcome(of: self, finished: finished)
    clear()
    state = .possible
    isReporting = true
    outcome.tellFramework()
    isReporting = false
    outcome.tellDelegates()
  }

  // MARK: Views

  private func placeViews(finished: Bool) {
    guard let context, let fromView, let toView else {
      context?.removeAllSnapshots()
      container?.removeFromSuperview()
      return
    }
    let winner = finished ? toView : fromView
    let loser = finished ? fromView : toView
    // The presenter is kept looking as it does at the end, behind what was presented over it.
    let presentedStays = isPresenting ? finished : !finished
    let presenter = presenterViewController
    let presentedIsOver = isPresenting ? toOverFullScreen : fromOverFullScreen
    if presentedStays, presentedIsOver, presenterStays, let presenter {
      keepStandIns(of: presenter, behind: winner)
    } else {
      context.unhideAll()
      context.removeAllSnapshots()
      place(winner, loser)
    }
  }

  private func place(_ winner: UIView, _ loser: UIView) {
    transitionContainer?.addSubview(winner)
    if loser.superview === container { loser.removeFromSuperview() }
    container?.removeFromSuperview()
    if presenterStays { presenterPlace?.restore() }
  }

  private func keepStandIns(of presenter: UIViewController, behind presented: UIView) {
    guard let context, let container, let presenterView = presenter.view else { return }
    context.unhide(treeOf: presented)
    context.removeSnapshots(ofTreeOf: presented)
    transitionContainer?.addSubview(presented)
    let hidden = context.takeHidden(inTreeOf: presenterView)
    context.unhideAll()
    presenterPlace?.restore()
    guard !hidden.isEmpty, let superview = presenterView.superview else {
      container.removeFromSuperview()
      return
    }
    let center = container.superview?.convert(container.center, to: superview)
    superview.insertSubview(container, aboveSubview: presenterView)
    if let center { container.center = center }
    let kept = HeroKeptStandIns(container: container, hidden: hidden)
    presenter.heroAttributes.keptStandIns = kept
    presentedViewController?.whenPresentationEnds { kept.undo() }
  }

  /// Whether the framework leaves the presenter's view in place.
  var presenterStays: Bool {
    guard presentedViewController != nil, let transitionContext else { return false }
    return transitionContext.view(forKey: isPresenting ? .from : .to) == nil
  }

  // MARK: Forgetting

  /// Forgets everything about the transition.
  func clear() {
    transitionContext = nil
    fromViewController = nil
    toViewController = nil
    inNavigationController = false
    inTabBarController = false
    forceNotInteractive = false
    isCustom = false
    animatingFromViews = []
    animatingToViews = []
    assignments = []
    observers = []
    transitionContainer = nil
    interactionBefore = nil
    completionCallback = nil
    pending = HeroPendingRequest()
    presenterPlace = nil
    container = nil
    processors = []
    animators = []
    plugins = []
    layerAnimator = LayerAnimator()
    isOnTimeline = false
    context = nil
    setProgress(0)
    totalDuration = 0
  }
}

/// What stands in for a presenter behind a view controller that was presented over it.
final class HeroKeptStandIns {
  private let container: UIView
  private var hidden: [(view: UIView, visibility: HeroVisibility)]

  init(container: UIView, hidden: [(view: UIView, visibility: HeroVisibility)]) {
    self.container = container
    self.hidden = hidden
  }

  /// Shows the presenter itself again.
  func undo() {
    for record in hidden { record.visibility.apply(to: record.view) }
    hidden = []
    container.removeFromSuperview()
  }
}
