import QuartzCore

/// Tells a control that the pointer is over it.
final class HoverTracker: UIHoverGestureRecognizer {
  private(set) var isInside = false
  private weak var control: UIControl?

  init(_ control: UIControl) {
    self.control = control
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("hover", HoverTracker.hover))
  }

  private func hover() {
    let isNow = state == .began || state == .changed
    guard isNow != isInside else { return }
    isInside = isNow
    control?.stateDidChange()
  }
}
