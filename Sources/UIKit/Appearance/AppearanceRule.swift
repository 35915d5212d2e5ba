/// One value that a proxy was given, and how instances take it on.
struct AppearanceRule {
  /// What tells the property from others.
  let key: AnyHashable
  /// Whether an instance has no value of its own.
  let isUntouched: (any AppearanceTarget) -> Bool
  /// Whether an instance has the value already.
  let isShown: (any AppearanceTarget) -> Bool
  /// Sets the value on an instance.
  let apply: (any AppearanceTarget) -> Void
}
