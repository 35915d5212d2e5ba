/// Something that changes a layer over time.
///
/// A layer keeps a copy of what is added to it. An instance of a class made outside this package,
/// which cannot be copied without knowing its initialisers, is kept itself; its values are read
/// when it is added.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  /// Whether the animation was added to a layer and its values are fixed.
  final var isFrozen = false
  final var custom: [String: Any] = [:]
  private var times = LayerTiming(duration: 0)
  /// How long after the commit the animation begins, in seconds of the layer; counts when
  /// ``beginTime`` is 0.
  package final var commitDelay: CFTimeInterval = 0

  /// Makes an animation.
  public override init() {
    super.init()
  }

  /// Makes an animation; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    if !(coder is BlankCoder) { World.current.report(.decoding, in: "\(type(of: self))") }
  }

  /// Whether archives are read securely, which is always so.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the animation into an archive; nothing is written.
  open func encode(with coder: NSCoder) {
    World.current.report(.decoding, in: "\(type(of: self))")
  }

  /// Is told when the animation starts and stops; kept until it has stopped.
  open var delegate: (any CAAnimationDelegate)?
  /// The pace of each run; nil is even pace.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { checkFrozen("timingFunction") }
  }
  /// Whether the layer lets go of the animation at its end.
  ///
  /// Default true.
  open var isRemovedOnCompletion = true {
    didSet { checkFrozen("isRemovedOnCompletion") }
  }
  /// How many frames a second would be good; without effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: - Time

  /// When it begins, in the layer's time; 0 is replaced by the time of the commit.
  open var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { setTime(\.beginTime, newValue) }
  }

  /// How long one run takes, in seconds; 0 is replaced by the transaction's duration.
  open var duration: CFTimeInterval {
    get { times.duration }
    set { setTime(\.duration, newValue) }
  }

  /// How fast it runs; less than 0 runs backwards.
  ///
  /// Default 1.
  open var speed: Float {
    get { times.speed }
    set { if FiniteGuard.allows(Double(newValue), context) { setTime(\.speed, newValue) } }
  }

  /// An offset inside the runs, in seconds.
  ///
  /// Default 0.
  open var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { setTime(\.timeOffset, newValue) }
  }

  /// How often it runs; 0 counts as 1.
  ///
  /// Default 0.
  open var repeatCount: Float {
    get { times.repeatCount }
    set {
      let number = newValue == .infinity ? 0 : Double(newValue)
      if FiniteGuard.allows(number, context) { setTime(\.repeatCount, newValue) }
    }
  }

  /// How long it runs over and over, in seconds; 0 leaves it to ``repeatCount``.
  open var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set {
      if newValue == .infinity {
        times.repeatDuration = newValue
      } else {
        setTime(\.repeatDuration, newValue)
      }
    }
  }

  /// Whether every run goes back to its start again.
  ///
  /// Default false.
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { setTime(\.autoreverses, newValue) }
  }

  /// What it shows before and after.
  ///
  /// Default nothing.
  open var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { setTime(\.fillMode, newValue) }
  }

  private var context: String { "\(type(of: self)).timing" }

  private func setTime(_ path: WritableKeyPath<LayerTiming, CFTimeInterval>, _ value: Double) {
    guard FiniteGuard.allows(value, context) else { return }
    times[keyPath: path] = value
    checkFrozen("timing")
  }

  private func setTime<Value>(_ path: WritableKeyPath<LayerTiming, Value>, _ value: Value) {
    times[keyPath: path] = value
    checkFrozen("timing")
  }

  /// Reports that a value of an animation in use was changed, which has no effect.
  final func checkFrozen(_ key: String) {
    guard isFrozen else { return }
    World.current.report(
      CompatibilityIssue(
        message: "An animation that was added to a layer cannot be changed; add a changed copy.",
        context: "\(type(of: self)).\(key)"
      )
    )
  }

  // MARK: - Copies

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeBlank() ?? type(of: self).init(coder: BlankCoder()) ?? CAAnimation()
    copyValues(to: copy)
    return copy
  }

  /// Makes an empty instance of the same class, if the class is one of this package.
  func makeBlank() -> CAAnimation? {
    type(of: self) == CAAnimation.self ? CAAnimation() : nil
  }

  /// Gives a copy the values of this animation.
  func copyValues(to copy: CAAnimation) {
    copy.delegate = delegate
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.times = times
    copy.commitDelay = commitDelay
    copy.custom = custom
  }

  /// Returns the animation itself, which nobody changes from now on.
  final func frozen() -> CAAnimation {
    isFrozen = true
    return self
  }

  /// Returns what a layer keeps of this animation.
  final func frozenCopy() -> CAAnimation {
    guard let copy = makeBlank() else { return self }
    copyValues(to: copy)
    copy.isFrozen = true
    return copy
  }

  // MARK: - Effect

  /// Returns what the animation does to a layer, with every key path resolved.
  func makeEffect(for layer: CALayer) -> AnimationEffect {
    AnimationEffect()
  }

  /// Returns when the animation runs.
  ///
  /// - Parameter duration: The duration that stands for 0.
  /// - Returns: The timing.
  final func timing(defaultDuration duration: CFTimeInterval) -> AnimationTiming {
    AnimationTiming(
      begin: times.beginTime,
      duration: times.duration > 0 ? times.duration : duration,
      speed: Double(times.speed),
      timeOffset: times.timeOffset,
      repeatCount: Double(times.repeatCount),
      repeatDuration: times.repeatDuration,
      autoreverses: times.autoreverses,
      fillsForwards: times.fillMode.fillsForwards,
      fillsBackwards: times.fillMode.fillsBackwards
    )
  }

  /// Adds the animation to the layer whose change it answers.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns whether a key's value would be kept by a coder; values are always kept by copies.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    value(forKey: key) != nil
  }

  /// Returns the value of a key in a new animation; nil when that is zero or nothing.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": NSNumber(value: 1.0)
    case "removedOnCompletion": NSNumber(value: true)
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }

  // MARK: - Values by key

  /// Returns the value of a key; keys that animations do not know hold what was set.
  open func value(forKey key: String) -> Any? {
    AnimationKeys.value(of: self, key)
  }

  /// Sets the value of a key; keys that animations do not know hold it.
  open func setValue(_ value: Any?, forKey key: String) {
    if !AnimationKeys.set(value, of: self, key) { custom[key] = value }
  }

  /// Returns the value at a key path.
  open func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }

  /// Sets the value at a key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
