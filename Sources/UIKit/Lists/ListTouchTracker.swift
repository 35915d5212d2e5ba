import QuartzCore

/// Follows a finger on the items of a list: it highlights one after a moment, so that a scroll that begins
/// there does not flash, and chooses it when the finger leaves.
final class ListTouchTracker {
  /// How long a finger rests before an item is highlighted, in seconds.
  static let delay = 0.1

  private weak var target: (any ListTouchTarget)?
  private weak var touch: UITouch?
  private(set) var path: IndexPath?
  /// Whether a finger is followed, which an outer list does not hear of.
  var isTracking: Bool { path != nil }
  private var isHighlighted = false
  /// Counts the touches, so that the wait of an earlier one ends by itself.
  private var generation = 0

  init(target: any ListTouchTarget) {
    self.target = target
  }

  func begin(_ touches: Set<UITouch>, isDelayed: Bool) {
    guard path == nil, touches.count == 1, let touch = touches.first,
      let path = target?.highlightablePath(for: touch)
    else { return }
    self.touch = touch
    self.path = path
    generation += 1
    guard isDelayed else { return highlight() }
    let current = generation
    World.current.enqueue(after: Self.delay) { [weak self] in
      // Deferred work of a World runs on the main actor.
      MainActor.assumeIsolated {
        guard let self, self.generation == current, self.path != nil else { return }
        self.highlight()
      }
    }
  }

  func move(_ touches: Set<UITouch>) {
    guard let touch, let path, touches.contains(touch), let target else { return }
    if !target.isTouch(touch, on: path) { cancel() }
  }

  func end(_ touches: Set<UITouch>) {
    guard let touch, let path, touches.contains(touch) else { return }
    highlight()
    forget()
    target?.choose(path)
  }

  /// Ends the highlight without a choice.
  func cancel() {
    guard let path else { return }
    let wasHighlighted = isHighlighted
    forget()
    if wasHighlighted { target?.unhighlight(path) }
  }

  /// Follows the item to where a change of the list has brought it; one that is gone is let go.
  func follow(to path: IndexPath?) {
    guard self.path != nil else { return }
    guard let path else { return forget() }
    self.path = path
  }

  private func forget() {
    touch = nil
    path = nil
    isHighlighted = false
    generation += 1
  }

  private func highlight() {
    guard let path, !isHighlighted else { return }
    isHighlighted = true
    target?.highlight(path)
  }
}
