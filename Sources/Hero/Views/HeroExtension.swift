/// What Hero adds to a view or view controller, reached as `view.hero`.
@preconcurrency @MainActor public final class HeroExtension<Base> {
  /// The view or view controller.
  public let base: Base

  init(_ base: Base) {
    self.base = base
  }
}
