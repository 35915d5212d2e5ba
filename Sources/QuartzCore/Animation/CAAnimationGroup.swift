/// Several animations that run in one span of time.
///
/// The children's times count from the group's begin; what lasts longer than the group is cut off.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]? {
    didSet { checkFrozen("animations") }
  }

  /// Makes an empty group.
  public override init() {
    super.init()
  }

  /// Makes an animation; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeBlank() -> CAAnimation? {
    type(of: self) == CAAnimationGroup.self ? CAAnimationGroup() : nil
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.frozenCopy() }
  }

  override func makeEffect(for layer: CALayer) -> AnimationEffect {
    let span = duration > 0 ? duration : CATransaction.animationDuration()
    let children = (animations ?? []).map { child in
      GroupEffect.Child(
        timing: child.timing(defaultDuration: span),
        effect: child.makeEffect(for: layer, defaultDuration: span)
      )
    }
    return GroupEffect(children, duration: span, curve: timingFunction?.curve)
  }
}

extension CAAnimation {
  /// Returns what the animation does when a duration of 0 stands for a group's.
  fileprivate func makeEffect(for layer: CALayer, defaultDuration: Double) -> AnimationEffect {
    guard duration <= 0 else { return makeEffect(for: layer) }
    CATransaction.begin()
    CATransaction.setAnimationDuration(defaultDuration)
    defer { _ = World.current.transactions.commit() }
    return makeEffect(for: layer)
  }
}
