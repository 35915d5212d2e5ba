import QuartzCore

/// The images that a program gave a stepper, by states.
struct StepperImages {
  var background: [UInt: UIImage] = [:]
  var increment: [UInt: UIImage] = [:]
  var decrement: [UInt: UIImage] = [:]
  /// By the states of the left and the right half.
  var divider: [[UInt]: UIImage] = [:]

  /// Returns the image of a state, or that of the normal one.
  static func pick(_ images: [UInt: UIImage], _ state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// Returns the image between two halves, or that of normal ones.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    divider[[left.rawValue, right.rawValue]] ?? divider[[0, 0]]
  }
}
