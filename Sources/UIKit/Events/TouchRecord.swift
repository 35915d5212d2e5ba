/// A touch that is down, with who receives it.
final class TouchRecord {
  let touch: UITouch
  /// Innermost first; on one view the last added first.
  var recognizers: [UIGestureRecognizer]
  /// Phases that the view has not been told yet.
  private var pending: [UITouch.Phase] = []
  private var viewKnowsTouch = false
  private var isOver: Bool
  private(set) var isUp = false

  init(touch: UITouch, recognizers: [UIGestureRecognizer], reachesView: Bool) {
    self.touch = touch
    self.recognizers = recognizers
    isOver = !reachesView
  }

  /// Whether nothing more can happen to the touch.
  var isDone: Bool { isUp && (isOver || pending.isEmpty) }

  func append(_ phase: UITouch.Phase) {
    if phase == .ended || phase == .cancelled { isUp = true }
    guard !isOver else { return }
    if phase == .moved, pending.last == .moved { return }
    pending.append(phase)
  }

  /// Tells the view what recognizers do not hold back.
  func flush(with event: UIEvent?) {
    while !isOver, let phase = pending.first, !isHeldBack(phase) {
      pending.removeFirst()
      deliver(phase, with: event)
    }
  }

  private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
    recognizers.contains { recognizer in
      guard recognizer.isUndecided else { return false }
      switch phase {
      case .began, .moved: return recognizer.delaysTouchesBegan
      case .ended: return recognizer.delaysTouchesBegan || recognizer.delaysTouchesEnded
      default: return false
      }
    }
  }

  private func deliver(_ phase: UITouch.Phase, with event: UIEvent?) {
    let actual = touch.phase
    touch.phase = phase
    defer { touch.phase = actual }
    guard let view = touch.view else {
      isOver = true
      return
    }
    switch phase {
    case .began:
      viewKnowsTouch = true
      view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended:
      isOver = true
      view.touchesEnded([touch], with: event)
    case .cancelled:
      isOver = true
      view.touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// Takes the touch away from its view, as a recognizer uses it.
  func cancelInView(with event: UIEvent?) {
    guard !isOver else { return }
    pending = []
    guard viewKnowsTouch else {
      isOver = true
      return
    }
    deliver(.cancelled, with: event)
  }
}
