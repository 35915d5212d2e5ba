/// Recognizes fingers that are dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers drag at least; default 1.
  open var minimumNumberOfTouches = 1
  /// How many fingers drag at most; default no limit.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Which scrolls count as pans; kept for sources that set it.
  open var allowedScrollTypesMask = 0

  private var travelled = CGPoint.zero
  private var lastCenter = CGPoint.zero
  private var moved = CGPoint.zero
  private var tracker = VelocityTracker()

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  // MARK: - Values

  /// Returns how far the fingers moved since they went down, or since the translation was set.
  ///
  /// - Parameter view: The view whose coordinates count; nil means the window.
  /// - Returns: The distance, in points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(moved, in: view)
  }

  /// Sets how far the fingers moved.
  ///
  /// - Parameters:
  ///   - translation: The distance, in points.
  ///   - view: The view whose coordinates count; nil means the window.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = view.window, view !== window else {
      moved = translation
      return
    }
    let zero = view.convert(CGPoint.zero, to: window as UIView?)
    moved = view.convert(translation, to: window as UIView?) - zero
  }

  /// Returns how fast the fingers move.
  ///
  /// - Parameter view: The view whose coordinates count; nil means the window.
  /// - Returns: Points per second along each axis; 0 when the fingers rest.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(tracker.velocity, in: view)
  }

  /// A distance in the window as one in a view.
  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let zero = view.convert(CGPoint.zero, from: window as UIView?)
    return view.convert(vector, from: window as UIView?) - zero
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible { state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    lastCenter = location(in: nil)
    if numberOfTouches == touches.count {
      travelled = .zero
      moved = .zero
      tracker = VelocityTracker()
    }
    tracker.add(travelled, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let center = location(in: nil)
    moved = moved + (center - lastCenter)
    travelled = travelled + (center - lastCenter)
    lastCenter = center
    tracker.add(travelled, at: event.timestamp)
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    if state == .possible {
      guard hypot(moved.x, moved.y) >= GestureLimits.panMovement else { return }
      state = allowsBegin(moved) ? .began : .failed
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.rest(at: event.timestamp)
    let remaining = numberOfTouches - touches.count
    if remaining < minimumNumberOfTouches {
      state = state == .possible ? endOfUndecided : .ended
    }
  }

  /// What becomes of touches that end before the gesture began: a gesture that waits for others may still begin.
  private var endOfUndecided: State { isWaiting ? .ended : .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    moved = .zero
    tracker = VelocityTracker()
  }

  /// Whether a movement in the window may begin the gesture.
  func allowsBegin(_ movement: CGPoint) -> Bool { true }
}
