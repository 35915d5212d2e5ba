/// A type whose values have a `hero` property.
@preconcurrency @MainActor public protocol HeroCompatible {}

extension HeroCompatible {
  /// What Hero adds to the value.
  public var hero: HeroExtension<Self> {
    get { HeroExtension(self) }
    // An assignment through the property needs a setter; the wrapper writes to the value itself.
    nonmutating set {}
  }
}
