import QuartzCore

/// The proxies of a World.
final class AppearanceStore {
  /// From the widest to the narrowest.
  private var scopes: [AppearanceScope] = []

  /// Whether nothing was ever asked for a proxy.
  var isEmpty: Bool { scopes.isEmpty }

  /// Returns the proxy that stands for some instances; it is made when it is asked for first.
  func proxy<Target: UIAppearance>(
    of target: Target.Type,
    containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?
  ) -> Target {
    let known = scopes.first {
      $0.type == ObjectIdentifier(target) && $0.traits == traits
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = known?.proxy as? Target { return proxy }
    guard let kind = target as? any AppearanceTarget.Type, let made = kind.init(coder: NSCoder()),
      let proxy = made as? Target
    else {
      preconditionFailure("\(target) has no appearance: its init(coder:) must make an instance")
    }
    let scope = AppearanceScope(of: target, containers: containers, traits: traits)
    scope.adopt(made)
    let index = scopes.firstIndex { $0.rank > scope.rank } ?? scopes.endIndex
    scopes.insert(scope, at: index)
    return proxy
  }

  /// Gives something the values of the proxies that stand for it, where it has none of its own.
  ///
  /// - Parameters:
  ///   - target: A view, or an item of a bar.
  ///   - view: The view, or what shows the item.
  /// - Returns: Whether it has another look now.
  @discardableResult func apply(to target: any AppearanceTarget, shownBy view: UIView) -> Bool {
    guard !target.isAppearanceProxy else { return false }
    var rules: [AppearanceRule] = []
    for scope in scopes where !scope.rules.isEmpty && scope.contains(target, shownBy: view) {
      for rule in scope.rules {
        rules.removeAll { $0.key == rule.key }
        rules.append(rule)
      }
    }
    var hasChanged = false
    for rule in rules where !rule.isShown(target) {
      let state = target.proxyState ?? ProxyState()
      let isOurs = state.applied[rule.key]?.isShown(target) == true
      guard isOurs || rule.isUntouched(target) else { continue }
      rule.apply(target)
      state.applied[rule.key] = rule
      target.proxyState = state
      hasChanged = true
    }
    return hasChanged
  }
}
