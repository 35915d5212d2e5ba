extension UIControl {
  /// Whether the control's look follows the pointer over it; default false, as on a phone.
  package var tracksHover: Bool {
    get { hoverTracker != nil }
    set {
      guard newValue != tracksHover else { return }
      if newValue {
        addGestureRecognizer(HoverTracker(self))
      } else if let hoverTracker {
        removeGestureRecognizer(hoverTracker)
      }
      stateDidChange()
    }
  }

  /// Whether the pointer is over a control whose look follows it.
  package var isHovered: Bool { hoverTracker?.isInside ?? false }

  private var hoverTracker: HoverTracker? {
    gestureRecognizers?.lazy.compactMap { $0 as? HoverTracker }.first
  }
}
