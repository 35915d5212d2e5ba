/// An animation that moves like a mass on a spring.
///
/// The duration is a value of its own: give it ``settlingDuration`` to see the whole motion.
open class CASpringAnimation: CABasicAnimation {
  private var massValue: CGFloat = 1
  private var stiffnessValue: CGFloat = 100
  private var dampingValue: CGFloat = 10

  /// The mass.
  ///
  /// Greater than 0; other values are refused. Default 1.
  open var mass: CGFloat {
    get { massValue }
    set { if allows(newValue > 0, newValue) { massValue = newValue } }
  }
  /// The spring constant.
  ///
  /// Greater than 0; other values are refused. Default 100.
  open var stiffness: CGFloat {
    get { stiffnessValue }
    set { if allows(newValue > 0, newValue) { stiffnessValue = newValue } }
  }
  /// The damping.
  ///
  /// At least 0; other values are refused. Default 10.
  open var damping: CGFloat {
    get { dampingValue }
    set { if allows(newValue >= 0, newValue) { dampingValue = newValue } }
  }
  /// The speed at the begin, in distances per second, towards the end when greater than 0.
  ///
  /// Default 0.
  open var initialVelocity: CGFloat = 0 {
    didSet {
      if !FiniteGuard.allows(Double(initialVelocity), "CASpringAnimation.initialVelocity") {
        initialVelocity = oldValue
      }
      checkFrozen("initialVelocity")
    }
  }
  /// Whether a damping above the critical one counts as such.
  ///
  /// Default false.
  open var allowsOverdamping = false {
    didSet { checkFrozen("allowsOverdamping") }
  }

  /// Makes a spring without a key path.
  public override init() {
    super.init()
  }

  /// Makes an animation; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a spring as designers think of it.
  ///
  /// - Parameters:
  ///   - perceptualDuration: About how long the motion takes, in seconds. Greater than 0.
  ///   - bounce: How much it overshoots: 0 not at all, less than 0 slower than need be. Greater
  ///     than -1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / perceptualDuration
    stiffness = CGFloat(frequency * frequency)
    let amount = Double(bounce)
    damping = CGFloat(2 * frequency * (amount >= 0 ? 1 - amount : 1 / (1 + amount)))
    allowsOverdamping = true
    duration = settlingDuration
  }

  private func allows(_ isInRange: Bool, _ value: CGFloat) -> Bool {
    checkFrozen("spring")
    return FiniteGuard.allows(Double(value), "CASpringAnimation") && isInRange
  }

  /// How long it takes until the motion stays within a thousandth of the way, in seconds.
  open var settlingDuration: CFTimeInterval { solver.settlingDuration }

  /// About how long the motion takes, in seconds: the time of one swing without damping.
  open var perceptualDuration: CFTimeInterval { 2 * Double.pi / solver.frequency }

  /// How much the motion overshoots.
  open var bounce: CGFloat {
    let ratio = solver.ratio
    return CGFloat(ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
  }

  /// The motion.
  package final var solver: SpringSolver {
    SpringSolver(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping
    )
  }

  override var spring: SpringSolver? { solver }

  override func makeBlank() -> CAAnimation? {
    type(of: self) == CASpringAnimation.self ? CASpringAnimation() : nil
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.massValue = massValue
    copy.stiffnessValue = stiffnessValue
    copy.dampingValue = dampingValue
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }
}
