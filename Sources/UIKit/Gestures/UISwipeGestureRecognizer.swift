/// Recognizes a quick stroke along one axis.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the stroke goes; default right.
  open var direction: Direction = .right
  /// How many fingers stroke; default 1.
  open var numberOfTouchesRequired = 1
  private var start: TimeInterval = 0

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { start = event.timestamp }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - start <= GestureLimits.swipeTime else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let directions = trackedTouches.map { Self.direction(of: $0.windowLocation - $0.startLocation) }
    if directions.allSatisfy({ $0.map(direction.contains) ?? false }) { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// The direction of a stroke that is long and straight enough, or nil.
  private static func direction(of movement: CGPoint) -> Direction? {
    let (along, across) = (
      max(abs(movement.x), abs(movement.y)), min(abs(movement.x), abs(movement.y))
    )
    guard along >= GestureLimits.swipeDistance, across <= along / 2 else { return nil }
    if abs(movement.x) > abs(movement.y) { return movement.x > 0 ? .right : .left }
    return movement.y > 0 ? .down : .up
  }
}
