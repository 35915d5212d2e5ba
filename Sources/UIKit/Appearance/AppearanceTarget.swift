import QuartzCore

/// What has an appearance: a view, or an item of a bar.
protocol AppearanceTarget: UIAppearance {
  /// What the target is a proxy of, or what a proxy gave it; nil for neither.
  var proxyState: ProxyState? { get set }

  init?(coder: NSCoder)
}

extension AppearanceTarget {
  /// Whether the target stands for the instances of its class.
  var isAppearanceProxy: Bool { proxyState?.scope != nil }

  /// Records what was set when the target is a proxy.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - unset: The value of instances that were given none of their own.
  func recordAppearance<Root: AppearanceTarget, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    unset: Value
  ) {
    guard isAppearanceProxy, let value = (self as? Root)?[keyPath: path] else { return }
    recordAppearance(
      of: Root.self,
      key: path,
      isUntouched: { $0[keyPath: path] == unset },
      isShown: { $0[keyPath: path] == value },
      apply: { $0[keyPath: path] = value }
    )
  }

  /// Records the attributes of a text that were set when the target is a proxy.
  ///
  /// - Parameter path: The property.
  func recordAppearance<Root: AppearanceTarget>(
    _ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
  ) {
    guard isAppearanceProxy, let root = self as? Root else { return }
    let value = root[keyPath: path]
    recordAppearance(
      of: Root.self,
      key: path,
      isUntouched: { $0[keyPath: path] == nil },
      isShown: { Self.areEqual($0[keyPath: path], value) },
      apply: { $0[keyPath: path] = value }
    )
  }

  /// Records what was set when the target is a proxy.
  ///
  /// - Parameters:
  ///   - type: The class whose member it is.
  ///   - key: What tells the member, with the arguments that choose the value, from others.
  ///   - isUntouched: Whether an instance has no value of its own.
  ///   - isShown: Whether an instance has the value that was set.
  ///   - apply: Sets the value on an instance.
  func recordAppearance<Root: AppearanceTarget>(
    of type: Root.Type,
    key: AnyHashable,
    isUntouched: @escaping (Root) -> Bool,
    isShown: @escaping (Root) -> Bool,
    apply: @escaping (Root) -> Void
  ) {
    proxyState?.scope?.record(
      AppearanceRule(
        key: key,
        isUntouched: { ($0 as? Root).map(isUntouched) ?? false },
        isShown: { ($0 as? Root).map(isShown) ?? false },
        apply: { if let root = $0 as? Root { apply(root) } }
      )
    )
  }

  /// Whether two texts would look alike.
  static func areEqual(
    _ a: [NSAttributedString.Key: Any]?,
    _ b: [NSAttributedString.Key: Any]?
  ) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.count == b.count
      && a.allSatisfy { key, value in
        guard let other = b[key] else { return false }
        guard let value = value as? AnyHashable, let other = other as? AnyHashable else {
          return false
        }
        return value == other
      }
  }
}
