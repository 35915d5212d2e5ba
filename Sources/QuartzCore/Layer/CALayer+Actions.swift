extension CALayer {
  private static let fadingKeys: Set<String> = [
    "hidden", "masksToBounds", "mask", "sublayers", "geometryFlipped", "filters", "maskedCorners",
    "backgroundFilters", "compositingFilter",
  ]

  final func lookUpAction(forKey event: String) -> (any CAAction)? {
    if let answer = askDelegateForAction(event) { return answer is NSNull ? nil : answer }
    if let answer = actions?[event] { return answer is NSNull ? nil : answer }
    if let answer = styleAction(forKey: event, in: style) { return answer is NSNull ? nil : answer }
    if let answer = type(of: self).defaultAction(forKey: event) {
      return answer is NSNull ? nil : answer
    }
    return implicitAction(forKey: event)
  }

  private func styleAction(forKey event: String, in style: [AnyHashable: Any]?) -> (any CAAction)? {
    guard let style else { return nil }
    if let actions = style["actions"] as? [String: Any], let found = actions[event] as? any CAAction
    {
      return found
    }
    return styleAction(forKey: event, in: style["style"] as? [AnyHashable: Any])
  }

  /// Returns the built-in action of a layer that was committed in a world.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard hasCommit, treeWorld != nil else { return nil }
    if Self.fadingKeys.contains(event) { return implicitFade() }
    guard let property = LayerProperty.named(event), property.hasImplicitAnimation else {
      return nil
    }
    let before = modelState.value(of: property)
    if property.base == .backgroundColor, before == nil { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = before?.boxed(property.kind)
    applyImplicitTiming(to: animation)
    return animation
  }

  private func implicitFade() -> CATransition {
    let transition = CATransition()
    applyImplicitTiming(to: transition)
    return transition
  }

  private func applyImplicitTiming(to animation: CAAnimation) {
    let transaction = World.current.transactions.current
    animation.duration = transaction.animationDuration
    animation.timingFunction = transaction.timingFunction ?? .shared(.default)
    animation.fillMode = .backwards
  }
}
