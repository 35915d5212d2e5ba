public import UIKit

/// An animator that a script names: the ways in which apps animate, and the ways in which they err.
public final class ScriptAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How an animator moves the views, and whether it keeps the rules.
  public enum Kind: String, CaseIterable, Sendable {
    /// The built-in animation.
    case builtIn = "built-in"
    /// Slides the frame.
    case slide
    /// Fades the view that comes or goes.
    case fade
    /// Grows with a spring that swings.
    case spring
    /// Shrinks and grows by keyframes.
    case keyframes
    /// Slides by a property animator that can be interrupted.
    case property
    /// Moves the layer by an explicit animation in a transaction with a completion.
    case layers
    /// Reveals by a mask that it forgets when the transition is cancelled.
    case reveal
    /// Starts a second block when the first one ends.
    case chained
    /// Begins late, and lasts longer than it says.
    case delayed
    /// Flies a snapshot while the original is hidden.
    case flight
    /// Completes within `animateTransition(using:)`.
    case instant
    /// Never completes.
    case never
    /// Completes twice.
    case twice
    /// Completes with the wrong flag.
    case wrong
    /// Takes the views of both controllers into the container, and the incoming one out again.
    case thief
    /// Adds the view to the window instead of the container.
    case elsewhere
    /// Removes the container from its superview in flight.
    case remover

    /// The kinds that keep the rules.
    public static let polite: [Kind] = [
      .builtIn, .slide, .fade, .spring, .keyframes, .property, .layers, .reveal, .chained,
      .delayed, .flight, .instant,
    ]
    /// The kinds that break them.
    public static let rude: [Kind] = [.never, .twice, .wrong, .thief, .elsewhere, .remover]
  }

  /// How the animator moves the views.
  public let kind: Kind
  private weak var stage: ScriptStage?
  private var ended: () -> Void = {}

  init(kind: Kind, stage: ScriptStage) {
    self.kind = kind
    self.stage = stage
    super.init()
  }

  static let duration: TimeInterval = 0.4

  /// Returns 0.4 s.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: The duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  /// Sets the animations up.
  ///
  /// - Parameter transitionContext: The transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin()
    stage?.reach(.animateTransition)
    let flight = ScriptFlight(transitionContext)
    flight.install()
    animate(flight)
  }

  private func begin() {
    ended = stage?.ledger.expectCall("animationEnded of \(kind.rawValue)") ?? {}
  }

  /// Notes the end.
  ///
  /// - Parameter transitionCompleted: Whether the change was made.
  public func animationEnded(_ transitionCompleted: Bool) {
    ended()
  }

  // MARK: - Kinds

  private func animate(_ flight: ScriptFlight) {
    switch kind {
    case .builtIn, .property, .slide, .twice, .wrong: slide(flight, duration: Self.duration)
    case .fade: fade(flight)
    case .spring: spring(flight)
    case .keyframes: keyframes(flight)
    case .layers: moveLayer(flight)
    case .reveal: reveal(flight)
    case .chained: chain(flight)
    case .delayed: slide(flight, duration: Self.duration, delay: 0.1)
    case .flight: flySnapshot(flight)
    case .instant: complete(flight)
    case .never: tint(flight)
    case .thief: steal(flight)
    case .elsewhere: strayOut(flight)
    case .remover: removeContainer(flight)
    }
  }

  func complete(_ flight: ScriptFlight) {
    let context = flight.context
    stage?.reach(.completion)
    switch kind {
    case .wrong: context.completeTransition(context.transitionWasCancelled)
    case .twice:
      context.completeTransition(!context.transitionWasCancelled)
      context.completeTransition(true)
    default: context.completeTransition(!context.transitionWasCancelled)
    }
    stage?.reach(.completed)
  }

  /// A closure that completes the transition and is called exactly once.
  private func completion(_ flight: ScriptFlight, _ first: @escaping () -> Void = {}) -> () -> Void
  {
    let count = stage?.ledger.expectCall("completion of \(kind.rawValue)") ?? {}
    return {
      count()
      first()
      self.complete(flight)
    }
  }

  func slide(_ flight: ScriptFlight, duration: TimeInterval, delay: TimeInterval = 0) {
    guard let moving = flight.moving else { return complete(flight) }
    let end = moving.frame
    let aside = end.offsetBy(dx: flight.context.containerView.bounds.width, dy: 0)
    if flight.isComing { moving.frame = aside }
    let completion = completion(flight) { if !flight.isComing { moving.frame = end } }
    UIView.animate(withDuration: duration, delay: delay, options: .curveLinear) {
      self.stage?.reach(.animation)
      moving.frame = flight.isComing ? end : aside
    } completion: { _ in
      completion()
    }
  }

  private func fade(_ flight: ScriptFlight) {
    guard let moving = flight.moving else { return complete(flight) }
    if flight.isComing { moving.alpha = 0 }
    let completion = completion(flight) { moving.alpha = 1 }
    UIView.animate(withDuration: Self.duration) {
      moving.alpha = flight.isComing ? 1 : 0
    } completion: { _ in
      completion()
    }
  }

  private func spring(_ flight: ScriptFlight) {
    guard let moving = flight.moving else { return complete(flight) }
    let small = CGAffineTransform(scaleX: 0.2, y: 0.2)
    if flight.isComing { moving.transform = small }
    let completion = completion(flight) { moving.transform = .identity }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 1
    ) {
      moving.transform = flight.isComing ? .identity : small
    } completion: { _ in
      completion()
    }
  }

  private func keyframes(_ flight: ScriptFlight) {
    guard let moving = flight.moving else { return complete(flight) }
    let completion = completion(flight) { moving.transform = .identity }
    UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        moving.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        moving.transform = .identity
      }
    } completion: { _ in
      completion()
    }
  }

  private func moveLayer(_ flight: ScriptFlight) {
    guard let moving = flight.moving else { return complete(flight) }
    let completion = completion(flight) { moving.layer.removeAnimation(forKey: "move") }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.byValue = 300
    animation.duration = Self.duration
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    moving.layer.add(animation, forKey: "move")
    CATransaction.commit()
  }

  private func reveal(_ flight: ScriptFlight) {
    guard let moving = flight.moving else { return complete(flight) }
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: moving.bounds.insetBy(dx: -10, dy: -10), transform: nil)
    moving.layer.mask = mask
    let context = flight.context
    let completion = completion(flight) {
      if !context.transitionWasCancelled { moving.layer.mask = nil }
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = CGPath(
      rect: CGRect(x: 100, y: 100, width: 10, height: 10),
      transform: nil
    )
    animation.duration = Self.duration
    mask.add(animation, forKey: "path")
    CATransaction.commit()
  }

  private func chain(_ flight: ScriptFlight) {
    guard let moving = flight.moving else { return complete(flight) }
    let completion = completion(flight) { moving.alpha = 1 }
    UIView.animate(withDuration: Self.duration / 2) {
      moving.alpha = 0.5
    } completion: { _ in
      UIView.animate(withDuration: Self.duration / 2) {
        moving.alpha = 0.9
      } completion: { _ in
        completion()
      }
    }
  }

  private func flySnapshot(_ flight: ScriptFlight) {
    let cards = [flight.from, flight.to].compactMap { $0?.viewWithTag(ScriptScreen.cardTag) }
    guard let card = cards.last,
      let snapshot = card.snapshotView(afterScreenUpdates: true)
    else { return complete(flight) }
    let container = flight.context.containerView
    snapshot.frame = card.convert(card.bounds, to: container)
    container.addSubview(snapshot)
    for card in cards { card.isHidden = true }
    let completion = completion(flight) {
      snapshot.removeFromSuperview()
      for card in cards { card.isHidden = false }
    }
    UIView.animate(withDuration: Self.duration) {
      snapshot.frame = snapshot.frame.offsetBy(dx: 100, dy: 200)
    } completion: { _ in
      completion()
    }
  }
}
