/// An animation of a property from one value to another.
///
/// Of the three values any may be missing: what is missing is what the property is without the
/// animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the begin.
  open var fromValue: Any? {
    didSet { checkFrozen("fromValue") }
  }
  /// The value at the end.
  open var toValue: Any? {
    didSet { checkFrozen("toValue") }
  }
  /// The difference between the end and the begin.
  open var byValue: Any? {
    didSet { checkFrozen("byValue") }
  }

  /// Makes an animation without a key path.
  public override init() {
    super.init()
  }

  /// Makes an animation; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeBlank() -> CAAnimation? {
    type(of: self) == CABasicAnimation.self ? CABasicAnimation() : nil
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  /// The spring that gives the progress, for spring animations.
  var spring: SpringSolver? { nil }

  override func makeEffect(for layer: CALayer) -> AnimationEffect {
    guard let target = target(on: layer) else { return AnimationEffect() }
    let property = target.property
    let pace = Pace(
      curve: timingFunction?.curve,
      spring: spring,
      duration: duration > 0 ? duration : CATransaction.animationDuration()
    )
    let ends = AnimationEnds(
      from: value(fromValue, for: property),
      to: value(toValue, for: property),
      by: value(byValue, for: property)
    )
    let effect: AnimationEffect
    if property.isVector, property.kind != .flag, property.base != .custom, !property.isFunction {
      effect = VectorEffect(property, ends, pace)
    } else if property.kind == .transform {
      effect = TransformEffect(property, ends, pace)
    } else {
      effect = ValueEffect(property, ends, pace)
    }
    effect.isAdditive = isAdditive
    effect.isCumulative = isCumulative
    effect.autoreverses = autoreverses
    effect.sublayerName = target.sublayerName
    return effect
  }
}
