import UIKit

/// Lets a view come from, or go to, the place of the view that its source names.
final class SourcePreprocessor: BasePreprocessor {
  override func process(fromViews: [UIView], toViews: [UIView]) {
    guard let context else { return }
    forEach(fromViews, toViews) { view, isAppearing in
      guard let id = context.box(of: view)?.state.source else { return }
      let target = isAppearing ? context.sourceView(for: id) : context.destinationView(for: id)
      guard let target else { return }
      travel(view, to: target, in: context)
    }
  }

  private func travel(_ view: UIView, to target: UIView, in context: HeroContext) {
    guard target.superview != nil, var state = context[view] else { return }
    let base = context.container
    state.coordinateSpace = .global
    state.position = context.position(of: target, in: base)
    state.transform = context.flattenedTransform(of: target, upTo: base)
    state.size = target.bounds.size == view.bounds.size ? nil : target.bounds.size
    let own = view.layer
    let other = target.layer
    if state.cornerRadius == nil, own.cornerRadius != other.cornerRadius {
      state.cornerRadius = other.cornerRadius
    }
    if own.anchorPoint != other.anchorPoint { state.anchorPoint = other.anchorPoint }
    if own.contentsRect != other.contentsRect { state.contentsRect = other.contentsRect }
    if own.contentsScale != other.contentsScale { state.contentsScale = other.contentsScale }
    takeShadow(of: other, for: own, into: &state)
    context[view] = state
  }

  private func takeShadow(of other: CALayer, for own: CALayer, into state: inout HeroTargetState) {
    if own.shadowColor != other.shadowColor { state.shadowColor = other.shadowColor }
    if own.shadowOpacity != other.shadowOpacity { state.shadowOpacity = other.shadowOpacity }
    if own.shadowOffset != other.shadowOffset { state.shadowOffset = other.shadowOffset }
    if own.shadowRadius != other.shadowRadius { state.shadowRadius = other.shadowRadius }
    if own.shadowPath !== other.shadowPath { state.shadowPath = other.shadowPath }
  }
}
