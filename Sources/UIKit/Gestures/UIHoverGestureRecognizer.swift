/// Tells that a pointer is over its view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer = CGPoint.zero
  private var isInside = false
  private var hoverState = State.possible

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Began when the pointer came, changed when it moved, ended when it left.
  open override var state: State {
    get { hoverState }
    set { hoverState = newValue }
  }

  open override func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return pointer }
    return view.convert(pointer, from: window as UIView?)
  }

  override func accepts(_ touch: UITouch) -> Bool { false }

  func pointerMoved(to location: CGPoint) {
    pointer = location
    hoverState = isInside ? .changed : .began
    isInside = true
    performActions()
  }

  func pointerLeft() {
    guard isInside else { return }
    isInside = false
    hoverState = .ended
    performActions()
    hoverState = .possible
  }
}
