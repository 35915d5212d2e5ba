/// What Auto Layout has to do with a view and what is in it.
nonisolated struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// The view's constraints have to be updated.
  static let needsUpdate = ConstraintFlags(rawValue: 1)
  /// The constraints of something in the view have to be updated.
  static let needsUpdateBelow = ConstraintFlags(rawValue: 2)
  /// An update was asked for, here or in the view, or a class is based on constraints.
  static let isRequested = ConstraintFlags(rawValue: 4)
  /// Auto Layout keeps something about the view or something in it.
  static let participates = ConstraintFlags(rawValue: 8)
}
