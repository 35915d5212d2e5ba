import QuartzCore

extension UIView {
  /// Sets flags here and, as far as they concern what is in a view, all the way up.
  func markConstraintFlags(_ flags: ConstraintFlags) {
    constraintFlags.formUnion(flags)
    var inherited = flags.subtracting(.needsUpdate)
    if flags.contains(.needsUpdate) { inherited.insert(.needsUpdateBelow) }
    var next = storedSuperview
    while let view = next, !view.constraintFlags.isSuperset(of: inherited) {
      view.constraintFlags.formUnion(inherited)
      next = view.storedSuperview
    }
  }

  /// Lets the ancestors know what has come with a subview.
  func inheritConstraintFlags(of subview: UIView) {
    var flags = subview.constraintFlags
    if flags.contains(.needsUpdate) {
      flags.remove(.needsUpdate)
      flags.insert(.needsUpdateBelow)
    }
    if !flags.isEmpty { markConstraintFlags(flags) }
  }

  /// Whether constraints are to be updated in the next layout of the view.
  var awaitsConstraintUpdate: Bool {
    constraintFlags.contains(.isRequested) || LayoutEngine.exists
  }

  /// Updates constraints from the innermost views outwards, where that was asked for.
  func runConstraintUpdates() {
    for _ in 0..<Self.constraintUpdateLimit where hasConstraintUpdates {
      updateConstraintsBelow()
    }
  }

  private static let constraintUpdateLimit = 20

  private var hasConstraintUpdates: Bool {
    !constraintFlags.isDisjoint(with: [.needsUpdate, .needsUpdateBelow])
  }

  private func updateConstraintsBelow() {
    constraintFlags.remove(.isRequested)
    if constraintFlags.contains(.needsUpdateBelow) {
      constraintFlags.remove(.needsUpdateBelow)
      for subview in storedSubviews where subview.hasConstraintUpdates {
        subview.updateConstraintsBelow()
      }
    }
    guard constraintFlags.contains(.needsUpdate) else { return }
    constraintFlags.remove(.needsUpdate)
    if let owner, owner.viewIfLoaded === self {
      owner.note("updateViewConstraints")
      owner.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
