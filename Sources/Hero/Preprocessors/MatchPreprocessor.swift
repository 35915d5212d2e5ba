import UIKit

/// Lets the two views of a pair travel together and fade into each other.
final class MatchPreprocessor: BasePreprocessor {
  override func process(fromViews: [UIView], toViews: [UIView]) {
    guard let context else { return }
    for destination in toViews {
      guard let id = destination.existingHeroAttributes?.id,
        context.destinationView(for: id) === destination,
        let source = context.sourceView(for: id)
      else { continue }
      match(source, destination, id: id, in: context)
    }
  }

  private func match(
    _ source: UIView,
    _ destination: UIView,
    id: String,
    in context: HeroContext
  ) {
    var from = context[source] ?? HeroTargetState(modifiers: [])
    var to = context[destination] ?? HeroTargetState(modifiers: [])
    from.source = id
    to.source = id
    shareTiming(&from, &to)
    fade(source, &from, destination, &to, isSourceOnTop: context.insertToViewFirst)
    context[source] = from
    context[destination] = to
  }

  /// The destination's wishes rule both; what it leaves open the source decides.
  ///
  /// > Compatibility: upstream drops what is set on the source only.
  private func shareTiming(_ from: inout HeroTargetState, _ to: inout HeroTargetState) {
    to.arc = to.arc ?? from.arc
    to.duration = to.duration ?? from.duration
    to.timingFunction = to.timingFunction ?? from.timingFunction
    to.spring = to.spring ?? from.spring
    if to.delay == 0 { to.delay = from.delay }
    from.arc = to.arc
    from.duration = to.duration
    from.timingFunction = to.timingFunction
    from.spring = to.spring
    from.delay = to.delay
  }

  private func fade(
    _ source: UIView,
    _ from: inout HeroTargetState,
    _ destination: UIView,
    _ to: inout HeroTargetState,
    isSourceOnTop: Bool
  ) {
    let isSolid = from.nonFade || to.nonFade || source.isSolid && destination.isSolid
    if isSourceOnTop {
      from.opacity = 0
      to.opacity = isSolid ? nil : 0
      if isSolid, !destination.layer.masksToBounds, to.displayShadow { from.displayShadow = false }
    } else {
      to.opacity = 0
      from.opacity = isSolid ? nil : 0
      if isSolid, !source.layer.masksToBounds, from.displayShadow { to.displayShadow = false }
    }
  }
}

extension UIView {
  /// Whether nothing shows through the view.
  fileprivate var isSolid: Bool { isOpaque && alpha >= 1 }
}
