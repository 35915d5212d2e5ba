nonisolated extension HeroModifier {
  /// Applies modifiers when a condition holds.
  ///
  /// - Parameters:
  ///   - condition: Whether they apply, asked once for each transition.
  ///   - modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func when(
    _ condition: @escaping (HeroConditionalContext) -> Bool,
    _ modifiers: [HeroModifier]
  ) -> HeroModifier {
    HeroModifier {
      $0.conditionalModifiers = ($0.conditionalModifiers ?? []) + [(condition, modifiers)]
    }
  }

  /// Applies modifiers when a condition holds.
  ///
  /// - Parameters:
  ///   - condition: Whether they apply, asked once for each transition.
  ///   - modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func when(
    _ condition: @escaping (HeroConditionalContext) -> Bool,
    _ modifiers: HeroModifier...
  ) -> HeroModifier {
    when(condition, modifiers)
  }

  /// Applies modifiers when the view has a match on the other side.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ $0.isMatched }, modifiers)
  }

  /// Applies modifiers when a screen is entered.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ $0.isPresenting }, modifiers)
  }

  /// Applies modifiers when a screen is left again.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ !$0.isPresenting }, modifiers)
  }

  /// Applies modifiers when the view is on the entering side.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ $0.isAppearing }, modifiers)
  }

  /// Applies modifiers when the view is on the leaving side.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ !$0.isAppearing }, modifiers)
  }

  /// Applies modifiers to the stand-in at the start, without animating them.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier {
    HeroModifier { $0.beginState = ($0.beginState ?? []) + modifiers }
  }

  /// Applies modifiers to the stand-in at the start, without animating them.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func beginWith(modifiers: [HeroModifier]) -> HeroModifier {
    beginWith(modifiers)
  }

  /// Applies modifiers to the stand-in at the start, without animating them.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier {
    beginWith(modifiers)
  }

  /// Moves in the container, independently of what the view's parents do.
  public static var useGlobalCoordinateSpace: HeroModifier {
    HeroModifier(\.coordinateSpace, .global)
  }

  /// Keeps the direct subviews from animating on their own.
  public static var ignoreSubviewModifiers: HeroModifier { ignoreSubviewModifiers() }

  /// Keeps subviews from animating on their own.
  ///
  /// - Parameter recursive: Whether everything inside is meant, not only direct subviews. Default
  ///   false.
  /// - Returns: The modifier.
  public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier {
    HeroModifier(\.ignoreSubviewModifiers, recursive)
  }

  /// Stands in with a live copy where possible; the default.
  public static var useOptimizedSnapshot: HeroModifier { HeroModifier(\.snapshotType, .optimized) }

  /// Stands in with a picture of the view.
  public static var useNormalSnapshot: HeroModifier { HeroModifier(\.snapshotType, .normal) }

  /// Stands in with an image of the view's layer.
  public static var useLayerRenderSnapshot: HeroModifier {
    HeroModifier(\.snapshotType, .layerRender)
  }

  /// Moves the view itself, still alive.
  public static var useNoSnapshot: HeroModifier { HeroModifier(\.snapshotType, .noSnapshot) }

  /// Takes part even when off-screen or when nothing changes.
  public static var forceAnimate: HeroModifier { HeroModifier(\.forceAnimate, true) }

  /// Changes size by scaling instead of resizing.
  public static var useScaleBasedSizeChange: HeroModifier {
    HeroModifier(\.useScaleBasedSizeChange, true)
  }
}
