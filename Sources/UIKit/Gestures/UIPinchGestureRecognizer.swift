/// Recognizes two fingers whose distance changes.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times as far apart the fingers are as when they went down; settable.
  open var scale: CGFloat {
    get { initialDistance > 0 ? baseScale * distance / initialDistance : 1 }
    set {
      baseScale = newValue
      initialDistance = distance
    }
  }
  /// How fast the scale changes, per second.
  open var velocity: CGFloat { tracker.velocity.x }

  private var baseScale: CGFloat = 1
  private var initialDistance: CGFloat = 0
  private var distance: CGFloat = 0
  private var tracker = VelocityTracker()

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return ignoreAll(touches, for: event) }
    guard numberOfTouches == 2 else { return }
    distance = currentDistance
    initialDistance = distance
    baseScale = 1
    tracker = VelocityTracker()
    tracker.add(CGPoint(x: 1, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    distance = currentDistance
    tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    if state == .possible {
      guard abs(distance - initialDistance) >= GestureLimits.pinchMovement else { return }
      state = .began
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.rest(at: event.timestamp)
    endPair(lifting: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    baseScale = 1
    initialDistance = 0
  }

  private var currentDistance: CGFloat {
    trackedTouches[0].windowLocation.distance(to: trackedTouches[1].windowLocation)
  }
}
