/// Recognizes a finger that stays down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays, in seconds; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move before, in points; default 10.
  open var allowableMovement: CGFloat = 10
  /// How many taps come first; default 0.
  open var numberOfTapsRequired = 0
  /// How many fingers press; default 1.
  open var numberOfTouchesRequired = 1
  private var press = 0

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let taps = touches.map(\.tapCount).max() ?? 1
    guard numberOfTouches <= numberOfTouchesRequired, taps > numberOfTapsRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    press += 1
    let expected = press
    after(minimumPressDuration) { [weak self] in
      guard let self, press == expected, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let hasMoved = touches.contains {
      $0.windowLocation.distance(to: $0.startLocation) > allowableMovement
    }
    if hasMoved { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    press += 1
  }
}
