/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation without a key path.
  public override init() {
    super.init()
  }

  /// Makes an animation; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an animation of the property at a key path, such as `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property.
  open var keyPath: String? {
    didSet { checkFrozen("keyPath") }
  }
  /// Whether the values are added to what the property is without the animation.
  ///
  /// Default false.
  open var isAdditive = false {
    didSet { checkFrozen("isAdditive") }
  }
  /// Whether every run goes on from where the last one ended.
  ///
  /// Default false.
  open var isCumulative = false {
    didSet { checkFrozen("isCumulative") }
  }
  /// Turns the values, numbers, into a matrix.
  open var valueFunction: CAValueFunction? {
    didSet { checkFrozen("valueFunction") }
  }

  override func makeBlank() -> CAAnimation? {
    type(of: self) == CAPropertyAnimation.self ? CAPropertyAnimation() : nil
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  /// Returns what the key path means for a layer, and reports an issue when it means nothing.
  final func target(on layer: CALayer) -> LayerProperty.Target? {
    guard let keyPath else { return nil }
    guard var target = LayerProperty.target(keyPath) else {
      World.current.report(
        CompatibilityIssue(
          message: "The key path cannot be animated; the animation has no effect.",
          context: "\(type(of: layer)).\(keyPath)"
        )
      )
      return nil
    }
    if let valueFunction, target.property.base.kind == .transform {
      target.property.part = .function(valueFunction.name)
    }
    return target
  }

  /// Returns a value for a property; nil, with a report, when it is of another type.
  final func value(_ any: Any?, for property: LayerProperty) -> AnimationValue? {
    guard let any else { return nil }
    var context: String { "\(type(of: self)).\(property.keyPath)" }
    guard let value = Self.read(any, for: property) else {
      if any is NSNull { return nil }
      World.current.report(
        CompatibilityIssue(
          message: "A value of type \(type(of: any)) is not one of the property; it was ignored.",
          context: context
        )
      )
      return nil
    }
    if value.canBeMixed { return value }
    FiniteGuard.reject("\(any)", context)
    return nil
  }

  private static func read(_ any: Any, for property: LayerProperty) -> AnimationValue? {
    if case .function(let function) = property.part, function.takesThree,
      case .numbers(let list)? = AnimationValue(any, kind: .numbers), list.count == 3
    {
      return .vector(SIMD4(list[0], list[1], list[2], 0))
    }
    if property.base == .custom {
      return AnimationValue(any, kind: .number) ?? AnimationValue(any, kind: .object)
    }
    return AnimationValue(any, kind: property.kind)
  }
}
