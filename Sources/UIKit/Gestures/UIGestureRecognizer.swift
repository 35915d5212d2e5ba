import QuartzCore

/// Turns touches into one gesture and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  // MARK: - What was asked for

  /// Who decides how the recognizer goes together with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether recognition takes the touches away from the view; default true.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches only when the recognizer failed; default false.
  open var delaysTouchesBegan = false
  /// Whether the view is told that touches ended only when the recognizer failed; default true.
  open var delaysTouchesEnded = true
  /// Whether all touches must be of one type; default true.
  open var requiresExclusiveTouchType = true
  /// The types of touches that are received, as raw values; default all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// A name for debugging.
  open var name: String?

  /// Whether touches are received; turning it off breaks a running gesture off.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      breakOff()
    }
  }

  // MARK: - Where it stands

  /// The view that the recognizer is attached to.
  open private(set) weak var view: UIView?
  /// The touches that the recognizer follows.
  private(set) var trackedTouches: [UITouch] = []
  private var current = State.possible
  /// The state that waits until others fail.
  private var waiting: State?
  /// Whether the gesture that waits is over already.
  private var waitingIsOver = false
  private var required: [UIGestureRecognizer] = []
  private var targets: [(target: () -> AnyObject?, action: Selector)] = []

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  func attach(to view: UIView?) {
    if view == nil, current != .possible || !trackedTouches.isEmpty { breakOff() }
    self.view = view
  }

  // MARK: - Targets

  /// Adds somebody who is told.
  ///
  /// - Parameters:
  ///   - target: Who is told. Not retained.
  ///   - action: What is performed.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.target() === object && $0.action == action }) else {
      return
    }
    targets.append((target: { [weak object] in object }, action: action))
  }

  /// Forgets somebody.
  ///
  /// - Parameters:
  ///   - target: Who is forgotten; nil means everybody.
  ///   - action: What is forgotten; nil means everything.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  func performActions() {
    for entry in targets {
      guard let target = entry.target() else { continue }
      entry.action.perform(on: target, with: self)
    }
  }

  // MARK: - Touches

  /// The number of touches that the recognizer follows.
  open var numberOfTouches: Int { trackedTouches.count }

  /// Returns the middle of the touches.
  ///
  /// - Parameter view: The view whose coordinates count; nil means the window.
  /// - Returns: The point.
  open func location(in view: UIView?) -> CGPoint {
    guard !trackedTouches.isEmpty else { return .zero }
    let points = trackedTouches.map { $0.location(in: view) }
    let sum = points.reduce(CGPoint.zero) { $0 + $1 }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Returns where one of the touches is.
  ///
  /// - Parameters:
  ///   - touchIndex: Which touch.
  ///   - view: The view whose coordinates count; nil means the window.
  /// - Returns: The point.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      trackedTouches.indices.contains(touchIndex),
      "touch \(touchIndex) of \(trackedTouches.count)"
    )
    return trackedTouches[touchIndex].location(in: view)
  }

  /// Tells the recognizer that touches began.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches moved.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were lifted.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were taken away.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Makes the recognizer ready for the next gesture; called when one is over.
  open func reset() {}

  /// Stops following a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    delivery.ignore(touch, for: self)
  }

  func ignoreAll(_ touches: Set<UITouch>, for event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
  }

  func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, touch.buttonMask.contains(.primary) || acceptsAnyButton,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether touches of other buttons than the primary one are received.
  var acceptsAnyButton: Bool { false }

  /// Takes the touches that changed.
  func receive(_ touches: Set<UITouch>, with event: UIEvent) {
    let phases = Dictionary(grouping: touches, by: \.phase).mapValues(Set.init)
    if let began = phases[.began] {
      trackedTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
      trackedTouches += began.filter { !trackedTouches.contains($0) }
      if !current.isTerminal { touchesBegan(began, with: event) }
    }
    guard !current.isTerminal else { return }
    if let moved = phases[.moved] { touchesMoved(moved, with: event) }
    if let ended = phases[.ended] {
      touchesEnded(ended, with: event)
      // The last touches stay, so that actions still have a location.
      let remaining = trackedTouches.filter { !ended.contains($0) }
      if !current.isTerminal, !remaining.isEmpty { trackedTouches = remaining }
    }
    if let cancelled = phases[.cancelled] {
      touchesCancelled(cancelled, with: event)
      if current == .began || current == .changed { state = .cancelled }
      if current == .possible { state = .failed }
    }
  }

  func cancelBecauseViewLeft() {
    breakOff()
  }

  private func breakOff() {
    switch current {
    case .began, .changed: state = .cancelled
    case .possible where !trackedTouches.isEmpty || waiting != nil: state = .failed
    default: return
    }
    delivery.settle()
  }

  // MARK: - The state machine

  /// How far the gesture is recognized; set by recognizers of one's own.
  open var state: State {
    get { current }
    set { change(to: newValue) }
  }

  /// Whether the recognizer may still recognize, so that its view waits.
  var isUndecided: Bool {
    current == .possible && isEnabled && (isWaiting || !trackedTouches.isEmpty)
  }

  /// Whether the recognizer stays undecided without touches.
  var isWaiting: Bool { waiting != nil || awaitsMoreTouches }

  /// Whether more touches are to come, as between the taps of a double tap.
  var awaitsMoreTouches: Bool { false }

  private var delivery: TouchDelivery { UIApplication.shared.touchDelivery }

  private func change(to new: State) {
    switch (current, new) {
    case (.possible, .possible): break
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, _): recognize(new == .changed ? .began : new)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      commit(new)
    case (.began, .failed), (.changed, .failed): commit(.cancelled)
    default: break
    }
  }

  /// Recognizes, unless others must fail first or prevent it.
  private func recognize(_ new: State) {
    if waiting != nil {
      if new == .ended, waiting == .began { waitingIsOver = true }
      return
    }
    let requirements = failureRequirements
    if requirements.contains(where: { $0.current.isRecognized }) { return fail() }
    if requirements.contains(where: { $0.isUndecided }) {
      waiting = new
      return
    }
    guard mayBegin, !isPrevented else { return fail() }
    let rivals = delivery.competitors(of: self).filter { !$0.goesTogether(with: self) }
    commit(new)
    if cancelsTouchesInView { delivery.cancelTouchesInViews(of: self) }
    for rival in rivals where rival.current == .possible { rival.fail() }
    for other in delivery.competitors(of: self)
    where other.current == .possible && other.failureRequirements.contains(self) {
      other.fail()
    }
    if waitingIsOver {
      waitingIsOver = false
      commit(.ended)
    }
  }

  private func commit(_ new: State) {
    current = new
    delivery.schedule(self)
  }

  /// Fails, which lets those begin that waited for it.
  private func fail() {
    guard current == .possible else { return }
    current = .failed
    waiting = nil
    for other in delivery.active where other !== self { other.recognizeIfFree() }
  }

  /// Fails at the end of touches that were not the gesture.
  func failSilently() { fail() }

  private func recognizeIfFree() {
    guard current == .possible, let wanted = waiting,
      !failureRequirements.contains(where: { $0.isUndecided })
    else { return }
    waiting = nil
    recognize(wanted)
  }

  func finishReset() {
    reset()
    current = .possible
    waiting = nil
    waitingIsOver = false
    trackedTouches = []
  }

  private var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    guard let view else { return true }
    var asked: UIView? = trackedTouches.first?.view ?? view
    while let candidate = asked {
      if !candidate.gestureRecognizerShouldBegin(self) { return false }
      if candidate === view { break }
      asked = candidate.superview
    }
    return true
  }

  private var isPrevented: Bool {
    delivery.competitors(of: self).contains { other in
      other.current.isRecognized && !goesTogether(with: other)
    }
  }

  /// Whether this recognizer goes on when another one recognizes.
  private func goesTogether(with winner: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: winner) ?? false {
      return true
    }
    if winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: self) ?? false
    {
      return true
    }
    return !winner.canPrevent(self) || !canBePrevented(by: winner)
  }

  private var failureRequirements: [UIGestureRecognizer] {
    var found = required
    for other in delivery.competitors(of: self) where !found.contains(other) {
      let waits =
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
      if waits { found.append(other) }
    }
    return found
  }

  // MARK: - Going together

  /// Makes the recognizer wait until another one fails.
  ///
  /// - Parameter otherGestureRecognizer: The one that it waits for.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }

  /// Returns whether the recognizer makes another one fail when it recognizes.
  ///
  /// - Parameter preventedGestureRecognizer: The other one.
  /// - Returns: Whether it does. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer makes this one fail when it recognizes.
  ///
  /// - Parameter preventingGestureRecognizer: The other one.
  /// - Returns: Whether it does. Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognizer waits until another one fails.
  ///
  /// - Parameter otherGestureRecognizer: The one that it waits for.
  /// - Returns: Whether it waits. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this one fails.
  ///
  /// - Parameter otherGestureRecognizer: The one that waits.
  /// - Returns: Whether it waits. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
