/// An animation of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]? {
    didSet { checkFrozen("values") }
  }
  /// The path to follow, instead of values.
  open var path: CGPath? {
    didSet { checkFrozen("path") }
  }
  /// When each value is reached, in parts of the duration; nil spaces them evenly.
  open var keyTimes: [NSNumber]? {
    didSet { checkFrozen("keyTimes") }
  }
  /// The pace between two values, one fewer than values.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { checkFrozen("timingFunctions") }
  }
  /// How values in between are computed.
  ///
  /// Default along straight lines.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { checkFrozen("calculationMode") }
  }
  /// How the layer turns along the path; nil does not turn it.
  open var rotationMode: CAAnimationRotationMode? {
    didSet { checkFrozen("rotationMode") }
  }
  /// The tightness of smooth curves, per value.
  ///
  /// Default 0.
  open var tensionValues: [NSNumber]?
  /// The sharpness of corners in smooth curves, per value.
  ///
  /// Default 0.
  open var continuityValues: [NSNumber]?
  /// Where smooth curves lean to, per value.
  ///
  /// Default 0.
  open var biasValues: [NSNumber]?

  /// Makes an animation without a key path.
  public override init() {
    super.init()
  }

  /// Makes an animation; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeBlank() -> CAAnimation? {
    type(of: self) == CAKeyframeAnimation.self ? CAKeyframeAnimation() : nil
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }

  override func makeEffect(for layer: CALayer) -> AnimationEffect {
    guard let target = target(on: layer) else { return AnimationEffect() }
    let property = target.property
    let effect: AnimationEffect
    if let path, property.kind == .point {
      guard FiniteGuard.allows(path: path, "CAKeyframeAnimation.path") else {
        return AnimationEffect()
      }
      effect = MotionPathEffect(
        property,
        MotionPath(path),
        curve: timingFunction?.curve,
        spacing: spacing,
        mode: calculationMode,
        rotation: rotationMode
      )
    } else {
      let list = (values ?? []).compactMap { value($0, for: property) }
      guard list.count == values?.count, !list.isEmpty else { return AnimationEffect() }
      effect = KeyframeEffect(
        property,
        KeyframeTrack(
          values: list,
          mode: calculationMode,
          spacing: spacing,
          shape: (numbers(tensionValues), numbers(continuityValues), numbers(biasValues))
        ),
        curve: timingFunction?.curve
      )
    }
    effect.isAdditive = isAdditive
    effect.isCumulative = isCumulative
    effect.autoreverses = autoreverses
    effect.sublayerName = target.sublayerName
    return effect
  }

  private var spacing: KeyframeSpacing {
    KeyframeSpacing(
      times: usableTimes,
      curves: (timingFunctions ?? []).map(\.curve)
    )
  }

  /// The key times, or nil when there are none that can be used.
  private var usableTimes: [Double]? {
    guard let times = keyTimes?.map(\.doubleValue) else { return nil }
    return FiniteGuard.allows(any: times, "CAKeyframeAnimation.keyTimes") ? times : nil
  }

  private func numbers(_ list: [NSNumber]?) -> [Double] {
    let numbers = (list ?? []).map(\.doubleValue)
    return FiniteGuard.allows(any: numbers, "CAKeyframeAnimation") ? numbers : []
  }
}
