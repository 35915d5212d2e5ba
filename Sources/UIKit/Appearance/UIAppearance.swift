public import QuartzCore

/// Something whose instances can be given a common look by what is set on a proxy.
///
/// What is set on the proxy of a class is set on each instance when it enters a window, unless the
/// instance was given a value of its own. Instances that are in a window already keep their look.
///
/// > Compatibility: every property that carries Apple's appearance mark and has an effect here is
/// > recorded; setting another one on a proxy does nothing, as on iOS. The proxy of a class of one's
/// > own is made by its `init(coder:)`, which must not trap.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class.
  static func appearance() -> Self
  /// Returns the proxy of instances in containers.
  ///
  /// - Parameter containerTypes: The classes of the containers, the nearest first.
  /// - Returns: The proxy.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy of instances in an environment.
  ///
  /// - Parameter trait: What the environment must have.
  /// - Returns: The proxy.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy of instances in an environment and in containers.
  ///
  /// - Parameters:
  ///   - trait: What the environment must have.
  ///   - containerTypes: The classes of the containers, the nearest first.
  /// - Returns: The proxy.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance {
  /// Returns the proxy of the class.
  public static func appearance() -> Self {
    UIKitState.current.appearances.proxy(of: Self.self, containers: [], traits: nil)
  }

  /// Returns the proxy of instances in containers.
  ///
  /// - Parameter containerTypes: The classes of the containers, the nearest first.
  /// - Returns: The proxy.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIKitState.current.appearances.proxy(of: Self.self, containers: containerTypes, traits: nil)
  }

  /// Returns the proxy of instances in an environment.
  ///
  /// - Parameter trait: What the environment must have.
  /// - Returns: The proxy.
  public static func appearance(for trait: UITraitCollection) -> Self {
    UIKitState.current.appearances.proxy(of: Self.self, containers: [], traits: trait)
  }

  /// Returns the proxy of instances in an environment and in containers.
  ///
  /// - Parameters:
  ///   - trait: What the environment must have.
  ///   - containerTypes: The classes of the containers, the nearest first.
  /// - Returns: The proxy.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIKitState.current.appearances.proxy(of: Self.self, containers: containerTypes, traits: trait)
  }
}
