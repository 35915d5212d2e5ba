import UIKit

/// An animator that slides the incoming view in from the right, and does other things when told to.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Style {
    case slide
    case fade
    case instant
    /// Adds the view and never completes.
    case forgetful
    case body((any UIViewControllerContextTransitioning) -> Void)
  }

  let log: CallLog
  var duration: TimeInterval
  var options: UIView.AnimationOptions
  let style: Style
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Called at the moment of `animateTransition(using:)`.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) var ended: [Bool] = []

  init(
    log: CallLog,
    duration: TimeInterval = 0.4,
    options: UIView.AnimationOptions = .curveLinear,
    style: Style = .slide
  ) {
    self.log = log
    self.duration = duration
    self.options = options
    self.style = style
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    log.add("animateTransition")
    onStart?(transitionContext)
    switch style {
    case .slide: slide(transitionContext)
    case .fade: fade(transitionContext)
    case .instant:
      addTo(transitionContext)
      complete(transitionContext)
    case .forgetful: addTo(transitionContext)
    case .body(let body): body(transitionContext)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    log.add("animationEnded(\(transitionCompleted))")
    context = nil
  }

  private func addTo(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    if let from = context.view(forKey: .from), from.superview === context.containerView {
      context.containerView.insertSubview(to, belowSubview: from)
      context.containerView.addSubview(to)
    } else {
      context.containerView.addSubview(to)
    }
  }

  private func slide(_ context: any UIViewControllerContextTransitioning) {
    let width = context.containerView.bounds.width
    guard let moving = context.view(forKey: .to) else {
      let from = context.view(forKey: .from)
      return run(context) { from?.frame.origin.x += width }
    }
    addTo(context)
    let end = moving.frame
    moving.frame = end.offsetBy(dx: width, dy: 0)
    run(context) { moving.frame = end }
  }

  private func fade(_ context: any UIViewControllerContextTransitioning) {
    addTo(context)
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    let isComing = context.view(forKey: .to) != nil
    if isComing { view?.alpha = 0 }
    run(context) { view?.alpha = isComing ? 1 : 0 }
  }

  private func run(
    _ context: any UIViewControllerContextTransitioning,
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) {
      [weak self] _ in
      self?.complete(context)
    }
  }

  func complete(_ context: any UIViewControllerContextTransitioning) {
    log.add("completeTransition(\(!context.transitionWasCancelled))")
    context.completeTransition(!context.transitionWasCancelled)
  }
}
