import QuartzCore

/// The instances that a proxy stands for: those of a class, perhaps in containers or an environment.
final class AppearanceScope {
  /// The proxy, which lives as long as its World.
  private(set) var proxy: (any AppearanceTarget)?
  let type: ObjectIdentifier
  /// How many superclasses the class has.
  let depth: Int
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  private let isInstance: (AnyObject) -> Bool
  private(set) var rules: [AppearanceRule] = []

  init<Target: UIAppearance>(
    of target: Target.Type,
    containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?
  ) {
    type = ObjectIdentifier(target)
    isInstance = { $0 is Target }
    self.containers = containers
    self.traits = traits
    var depth = 0
    var ancestor: AnyClass? = target
    while let current = ancestor {
      depth += 1
      ancestor = _getSuperclass(current)
    }
    self.depth = depth
  }

  /// Makes an object the proxy: from now on what is set on it is recorded.
  func adopt(_ proxy: any AppearanceTarget) {
    self.proxy = proxy
    proxy.proxyState = ProxyState(scope: self)
  }

  /// How narrow the scope is; of two that fit, the narrower counts.
  var rank: (Int, Int, Int) { (depth, containers.count, traits == nil ? 0 : 1) }

  func record(_ rule: AppearanceRule) {
    rules.removeAll { $0.key == rule.key }
    rules.append(rule)
  }

  /// Whether something is one of the instances.
  ///
  /// - Parameters:
  ///   - target: A view, or an item of a bar.
  ///   - view: The view, or what shows the item.
  /// - Returns: Whether it is.
  func contains(_ target: any AppearanceTarget, shownBy view: UIView) -> Bool {
    guard isInstance(target) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    guard !containers.isEmpty else { return true }
    var wanted = containers[...]
    var around: UIView? = view
    while let current = around, let next = wanted.first {
      let isCandidate = current !== target
      if isCandidate && Self.matches(next, current)
        || current.owner.map({ Self.matches(next, $0) }) == true
      {
        wanted.removeFirst()
      }
      around = current.storedSuperview
    }
    return wanted.isEmpty
  }

  private static func matches<Container: UIAppearanceContainer>(
    _ type: Container.Type,
    _ object: AnyObject
  ) -> Bool {
    object is Container
  }
}
