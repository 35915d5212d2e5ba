import QuartzCore

/// Brings touches to recognizers and views, and lets recognizers settle who of them uses a touch.
final class TouchDelivery {
  private var records: [TouchRecord] = []
  /// Recognizers that saw touches and were not reset since, in the order in which they saw them.
  private(set) var active: [UIGestureRecognizer] = []
  private var actions: [UIGestureRecognizer] = []
  private var lastTap: Tap?
  private var event: UIEvent?

  /// A touch that a quick second one may follow.
  private struct Tap {
    let location: CGPoint
    let time: TimeInterval
    let count: Int
    weak var window: UIWindow?
  }

  /// Whether no touch is followed.
  var isIdle: Bool { records.isEmpty }

  // MARK: - Events

  /// Delivers an event of touches.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    let touches = (event.allTouches ?? []).filter { $0.window === window }
    for touch in touches where touch.phase == .began { begin(touch, with: event, in: window) }
    let changed = records.filter { touches.contains($0.touch) && $0.touch.phase != .stationary }
    for record in changed { record.append(record.touch.phase) }
    tellRecognizers(about: changed.map(\.touch), with: event)
    settle()
    self.event = nil
  }

  private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let view = window.hitTest(touch.windowLocation, with: event), isFree(view)
    else { return }
    let isSecond = records.contains { $0.touch.view === view && !$0.isUp }
    touch.view = view
    touch.tapCount = countTap(touch, in: window)
    let recognizers = recognizers(for: touch, hitting: view)
    touch.gestureRecognizers = recognizers
    records.append(
      TouchRecord(
        touch: touch,
        recognizers: recognizers,
        reachesView: !isSecond || view.isMultipleTouchEnabled
      )
    )
  }

  /// Whether no exclusive view keeps a touch on another one away.
  private func isFree(_ view: UIView) -> Bool {
    !records.contains { record in
      guard !record.isUp, let other = record.touch.view, other !== view else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  private func recognizers(for touch: UITouch, hitting view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let candidate = current {
      found += candidate.recognizers.reversed().filter { $0.accepts(touch) }
      current = candidate.superview
    }
    return found
  }

  private func countTap(_ touch: UITouch, in window: UIWindow) -> Int {
    var count = 1
    if let lastTap, lastTap.window === window,
      touch.timestamp - lastTap.time <= GestureLimits.multiTapInterval,
      touch.windowLocation.distance(to: lastTap.location) <= GestureLimits.multiTapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = Tap(
      location: touch.windowLocation,
      time: touch.timestamp,
      count: count,
      window: window
    )
    return count
  }

  private func tellRecognizers(about touches: [UITouch], with event: UIEvent) {
    var order: [UIGestureRecognizer] = []
    for record in records where touches.contains(record.touch) {
      for recognizer in record.recognizers where !order.contains(recognizer) {
        order.append(recognizer)
      }
    }
    for recognizer in order where !active.contains(recognizer) { active.append(recognizer) }
    for recognizer in order {
      let own = Set(touches.filter { $0.gestureRecognizers?.contains(recognizer) ?? false })
      recognizer.receive(own, with: event)
    }
  }

  /// Takes the touches of a view away that leaves its window.
  func viewDidLeaveWindow(_ view: UIView) {
    let lost = records.filter { $0.touch.view === view }
    guard !lost.isEmpty else { return }
    for record in lost where !record.isUp {
      record.cancelInView(with: event)
      for recognizer in record.recognizers where recognizer.view === view {
        recognizer.cancelBecauseViewLeft()
      }
    }
  }

  // MARK: - Settling

  /// Performs pending actions, tells views what is no longer held back, and resets who is done.
  func settle() {
    performActions()
    flush()
    let finished = active.filter(isFinished)
    guard !finished.isEmpty else { return }
    for recognizer in finished { reset(recognizer) }
    performActions()
    flush()
  }

  private func flush() {
    for record in records { record.flush(with: event) }
    records.removeAll(where: \.isDone)
  }

  private func performActions() {
    while !actions.isEmpty {
      let recognizer = actions.removeFirst()
      recognizer.performActions()
    }
  }

  private func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    let hasTouches = records.contains { record in
      !record.isUp && record.recognizers.contains(recognizer)
    }
    return !hasTouches && !(recognizer.state == .possible && recognizer.isWaiting)
      && !actions.contains(recognizer)
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .possible { recognizer.failSilently() }
    active.removeAll { $0 === recognizer }
    recognizer.finishReset()
    for record in records { record.recognizers.removeAll { $0 === recognizer } }
  }

  /// Notes that a recognizer's actions are due.
  func schedule(_ recognizer: UIGestureRecognizer) {
    actions.append(recognizer)
  }

  /// Takes a recognizer's touches away from their views.
  func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
    for record in records where record.recognizers.contains(recognizer) {
      record.cancelInView(with: event)
    }
  }

  /// Stops telling a recognizer about a touch.
  func ignore(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    touch.gestureRecognizers?.removeAll { $0 === recognizer }
    for record in records where record.touch === touch {
      record.recognizers.removeAll { $0 === recognizer }
    }
  }

  /// The recognizers that compete with another one: those on views around or inside its view.
  func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard let view = recognizer.view else { return [] }
    return active.filter { other in
      guard other !== recognizer, let otherView = other.view else { return false }
      return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
    }
  }
}
