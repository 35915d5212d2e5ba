/// A passage from what a layer showed before a change to what it shows afterwards.
open class CATransition: CAAnimation {
  /// What the passage looks like.
  ///
  /// Default a fade; what else Core Animation does not name is shown as one.
  open var type = CATransitionType.fade {
    didSet {
      checkFrozen("type")
      guard ![.fade, .moveIn, .push, .reveal].contains(type) else { return }
      World.current.report(.transitionType, in: "CATransition.type \(type.rawValue)")
    }
  }
  /// A filter to show instead of the type; kept without effect.
  open var filter: Any? {
    didSet {
      checkFrozen("filter")
      if filter != nil { World.current.report(.transitionFilter, in: "CATransition.filter") }
    }
  }
  /// Where it comes from.
  open var subtype: CATransitionSubtype? {
    didSet { checkFrozen("subtype") }
  }
  /// Where in the passage it starts, 0...1.
  ///
  /// Default 0.
  open var startProgress: Float {
    get { progressRange.x }
    set { setProgress(\.x, newValue, "startProgress") }
  }
  /// Where in the passage it ends, 0...1.
  ///
  /// Default 1.
  open var endProgress: Float {
    get { progressRange.y }
    set { setProgress(\.y, newValue, "endProgress") }
  }

  private var progressRange = SIMD2<Float>(0, 1)

  private func setProgress(
    _ path: WritableKeyPath<SIMD2<Float>, Float>,
    _ value: Float,
    _ key: String
  ) {
    guard FiniteGuard.allows(Double(value), "CATransition.\(key)") else { return }
    progressRange[keyPath: path] = min(max(value, 0), 1)
    checkFrozen(key)
  }

  /// Makes a fade.
  public override init() {
    super.init()
  }

  /// Makes an animation; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeBlank() -> CAAnimation? {
    Swift.type(of: self) == CATransition.self ? CATransition() : nil
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.progressRange = progressRange
    copy.filter = filter
  }

  /// Returns how far the passage is at a part of the animation's time.
  package final func progress(at part: Double) -> Double {
    let eased = timingFunction?.curve.evaluate(part) ?? part
    return Double(startProgress) + Double(endProgress - startProgress) * eased
  }
}
