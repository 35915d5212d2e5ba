import QuartzCore

/// A touch on a button that opens the button's menu, and may choose in it without being lifted.
final class MenuTouch {
  /// How long a touch stays before it opens the menu of a button that has an action as well, in seconds.
  static let holdDuration = 0.5
  /// How far a touch moves before its end chooses a row, in points.
  private static let slop: CGFloat = 10

  /// The menu that is open.
  weak var overlay: MenuOverlay?
  /// Whether the touch opened the menu.
  private(set) var isFollowing = false
  private var start = CGPoint.zero
  private var hasMoved = false
  /// Counts the touches, so that the wait of an older one ends by itself.
  private var generation = 0

  /// Waits, and opens the menu if the touch stays.
  func wait(_ open: @escaping () -> Void) {
    generation += 1
    let current = generation
    World.current.enqueue(after: Self.holdDuration) { [weak self] in
      MainActor.assumeIsolated {
        guard self?.generation == current else { return }
        open()
      }
    }
  }

  /// Follows the touch that opened the menu.
  func follow(_ touch: UITouch, to overlay: MenuOverlay) {
    generation += 1
    self.overlay = overlay
    isFollowing = true
    hasMoved = false
    start = touch.location(in: overlay)
    // What else would use the touch, such as a scroll view, lets go of it.
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  func move(_ touch: UITouch) {
    guard let overlay, !overlay.isClosing else { return }
    let point = touch.location(in: overlay)
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { hasMoved = true }
    if hasMoved { overlay.press(at: point) }
  }

  /// Chooses what the touch is on; a touch that stayed on the button leaves the menu open.
  func choose(_ touch: UITouch) {
    move(touch)
    if hasMoved { overlay?.choosePressed() }
    end()
  }

  /// Forgets the touch.
  func end() {
    if isFollowing, hasMoved { overlay?.press(at: nil) }
    generation += 1
    isFollowing = false
  }
}
