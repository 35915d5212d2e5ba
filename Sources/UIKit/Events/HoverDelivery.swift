/// Tells hover recognizers that the pointer came, moved and left.
enum HoverDelivery {
  static func deliver(_ event: UIHoverEvent, in window: UIWindow) {
    let hit = event.location.flatMap { window.hitTest($0, with: event) }
    var entered: [UIHoverGestureRecognizer] = []
    var view = hit
    while let current = view {
      entered += current.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
        .filter(\.isEnabled)
      view = current.superview
    }
    for recognizer in window.hovering where !entered.contains(recognizer) {
      recognizer.pointerLeft()
    }
    for recognizer in entered { recognizer.pointerMoved(to: event.location ?? .zero) }
    window.hovering = entered
    window.pointerShape = hit.flatMap(shape(over:)) ?? .arrow
  }

  private static func shape(over view: UIView) -> PointerShape? {
    var current: UIView? = view
    while let candidate = current, !(candidate is UIWindow) {
      if let shape = candidate.pointerShape { return shape }
      current = candidate.superview
    }
    return nil
  }
}
