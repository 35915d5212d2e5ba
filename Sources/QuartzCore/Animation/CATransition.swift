/// A passage from what a layer showed before a change to what it shows afterwards.
open class CATransition: CAAnimation {
  /// What the passage looks like.
  ///
  /// Default a fade.
  open var type = CATransitionType.fade {
    didSet { checkFrozen("type") }
  }
  /// Where it comes from.
  open var subtype: CATransitionSubtype? {
    didSet { checkFrozen("subtype") }
  }
  /// Where in the passage it starts, 0...1.
  ///
  /// Default 0.
  open var startProgress: Float = 0 {
    didSet { checkFrozen("startProgress") }
  }
  /// Where in the passage it ends, 0...1.
  ///
  /// Default 1.
  open var endProgress: Float = 1 {
    didSet { checkFrozen("endProgress") }
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
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  /// Returns how far the passage is at a part of the animation's time.
  package final func progress(at part: Double) -> Double {
    let eased = timingFunction?.curve.evaluate(part) ?? part
    return Double(startProgress) + Double(endProgress - startProgress) * eased
  }
}
