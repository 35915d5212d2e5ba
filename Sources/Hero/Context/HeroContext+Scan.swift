import UIKit

extension HeroContext {
  /// Takes in the trees of both sides.
  func set(fromViews: [UIView], toViews: [UIView]) {
    self.fromViews = fromViews
    self.toViews = toViews
    scan(fromViews, isAppearing: false)
    scan(toViews, isAppearing: true)
  }

  private func scan(_ views: [UIView], isAppearing: Bool) {
    for view in views {
      view.layer.removeHeroAnimations()
      let state = view.existingHeroAttributes?.modifiers.map { HeroTargetState(modifiers: $0) }
      if state?.forceAnimate == true || isVisible(view) {
        register(view, state: state, isAppearing: isAppearing)
      } else if let state, state.conditionalModifiers != nil {
        offscreenStates.append((view, isAppearing, state))
      }
    }
  }

  /// Lets a view take part under its id.
  func register(_ view: UIView, state: HeroTargetState?, isAppearing: Bool) {
    if let id = view.existingHeroAttributes?.id { register(view, id: id, isAppearing: isAppearing) }
    if let state { self[view] = state }
  }

  private func register(_ view: UIView, id: String, isAppearing: Bool) {
    let former = isAppearing ? destinationViews[id] : sourceViews[id]
    if let former, former !== view {
      let side = isAppearing ? "entering" : "leaving"
      World.current.report(
        CompatibilityIssue(
          message:
            "Two views of the \(side) screen have the hero id “\(id)”; the last one is matched.",
          context: "\(type(of: former)), \(type(of: view))"
        )
      )
    }
    if isAppearing { destinationViews[id] = view } else { sourceViews[id] = view }
  }

  /// Whether a view shows and lies in the container.
  ///
  /// Rectangles that only share an edge do not overlap; Foundation's own test says on Linux that
  /// they do.
  private func isVisible(_ view: UIView) -> Bool {
    guard !view.isHiddenWithin(container) else { return false }
    let rect = view.convert(view.bounds, to: container)
    let bounds = container.bounds
    if rect.width > 0, rect.height > 0 {
      return rect.minX < bounds.maxX && bounds.minX < rect.maxX
        && rect.minY < bounds.maxY && bounds.minY < rect.maxY
    }
    return rect.minX >= bounds.minX && rect.maxX <= bounds.maxX
      && rect.minY >= bounds.minY && rect.maxY <= bounds.maxY
  }
}

extension CALayer {
  /// What the keys of Hero's own animations begin with.
  nonisolated static let heroKeyPrefix = "hero."

  /// Removes the animations that Hero added to the layer.
  func removeHeroAnimations() {
    guard !attachedAnimations.isEmpty else { return }
    for key in animationKeys() ?? [] where key.hasPrefix(Self.heroKeyPrefix) {
      removeAnimation(forKey: key)
    }
  }

  /// Removes the animations that Hero added to the layer and what is in it.
  func removeHeroAnimationsFromTree() {
    removeHeroAnimations()
    for sublayer in sublayers ?? [] { sublayer.removeHeroAnimationsFromTree() }
  }
}
