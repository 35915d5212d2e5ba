import UIKit

/// Applies the modifiers whose condition holds.
///
/// > Compatibility: conditions inside conditions are evaluated, and one may force a view that lies
/// outside the screen to take part; in upstream neither has an effect. Conditions come before
/// everything else.
final class ConditionalPreprocessor: BasePreprocessor {
  /// How deep conditions may nest.
  private static let depthLimit = 16

  override func process(fromViews: [UIView], toViews: [UIView]) {
    guard let context else { return }
    forEach(fromViews, toViews) { view, isAppearing in
      guard let box = context.box(of: view), box.state.conditionalModifiers != nil else { return }
      context[view] = resolve(box.state, of: view, isAppearing: isAppearing, depth: 0)
    }
    for (view, isAppearing, state) in context.offscreenStates {
      let resolved = resolve(state, of: view, isAppearing: isAppearing, depth: 0)
      guard resolved.forceAnimate else { continue }
      context.register(view, state: resolved, isAppearing: isAppearing)
    }
    context.offscreenStates = []
  }

  private func resolve(
    _ state: HeroTargetState,
    of view: UIView,
    isAppearing: Bool,
    depth: Int
  ) -> HeroTargetState {
    guard let context, let hero, let conditions = state.conditionalModifiers,
      depth < Self.depthLimit
    else { return state }
    var resolved = state
    resolved.conditionalModifiers = nil
    for (condition, modifiers) in conditions {
      let asked = HeroConditionalContext(
        view: view,
        isAppearing: isAppearing,
        hero: hero,
        context: context
      )
      guard condition(asked) else { continue }
      resolved.append(contentsOf: modifiers)
      resolved = resolve(resolved, of: view, isAppearing: isAppearing, depth: depth + 1)
    }
    return resolved
  }
}
