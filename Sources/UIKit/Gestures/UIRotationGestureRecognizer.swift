/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned since they went down, in radians; settable.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { tracker.velocity.x }

  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
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
    lastAngle = currentAngle
    rotation = 0
    turned = 0
    tracker = VelocityTracker()
    tracker.add(.zero, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let angle = currentAngle
    let step = remainder(angle - lastAngle, 2 * CGFloat.pi)
    lastAngle = angle
    rotation += step
    turned += step
    tracker.add(CGPoint(x: turned, y: 0), at: event.timestamp)
    if state == .possible {
      guard abs(turned) >= GestureLimits.rotationAngle else { return }
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

  private var currentAngle: CGFloat {
    let vector = trackedTouches[1].windowLocation - trackedTouches[0].windowLocation
    return atan2(vector.y, vector.x)
  }
}
