/// Recognizes a finger that is dragged in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to start from; default none.
  open var edges: UIRectEdge = []
  private var startEdges: UIRectEdge = []

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let window = touch.window else { return }
    startEdges = edges.intersection(Self.edges(at: touch.windowLocation, in: window.bounds))
    if startEdges.isEmpty { state = .failed }
  }

  private static func edges(at point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= GestureLimits.edgeWidth { edges.insert(.left) }
    if bounds.maxX - point.x <= GestureLimits.edgeWidth { edges.insert(.right) }
    if point.y - bounds.minY <= GestureLimits.edgeWidth { edges.insert(.top) }
    if bounds.maxY - point.y <= GestureLimits.edgeWidth { edges.insert(.bottom) }
    return edges
  }

  override func allowsBegin(_ movement: CGPoint) -> Bool {
    let isHorizontal = abs(movement.x) >= abs(movement.y)
    return (startEdges.contains(.left) && isHorizontal && movement.x > 0)
      || (startEdges.contains(.right) && isHorizontal && movement.x < 0)
      || (startEdges.contains(.top) && !isHorizontal && movement.y > 0)
      || (startEdges.contains(.bottom) && !isHorizontal && movement.y < 0)
  }
}
