/// Recognizes one or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; default 1.
  open var numberOfTapsRequired = 1
  /// How many fingers tap; default 1.
  open var numberOfTouchesRequired = 1
  /// The pointer's buttons that tap; default the primary one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var fingers = 0
  private var lifted = 0
  private var firstLocation = CGPoint.zero
  /// Counts what a timer may still belong to.
  private var step = 0

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override var awaitsMoreTouches: Bool { state == .possible && taps > 0 }

  override var acceptsAnyButton: Bool { buttonMaskRequired != .primary }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    step += 1
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    let location = touches.first?.windowLocation ?? .zero
    if taps == 0 { firstLocation = location }
    guard location.distance(to: firstLocation) <= GestureLimits.multiTapDistance else {
      state = .failed
      return
    }
    if numberOfTapsRequired > 1 { failLater(after: GestureLimits.tapHold) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasMoved = touches.contains {
      $0.windowLocation.distance(to: $0.startLocation) > GestureLimits.tapMovement
    }
    if hasMoved { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lifted += touches.count
    guard lifted >= fingers else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    step += 1
    fingers = 0
    lifted = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      failLater(after: GestureLimits.multiTapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    lifted = 0
    step += 1
  }

  private func failLater(after delay: TimeInterval) {
    let expected = step
    after(delay) { [weak self] in
      guard let self, step == expected else { return }
      state = .failed
    }
  }
}
