extension UIControl {
  /// One action that a control performs at some events.
  struct Registration {
    private(set) weak var target: AnyObject?
    let action: Selector?
    let closure: UIAction?
    var events: Event
    private let hadTarget: Bool

    init(target: AnyObject?, action: Selector, events: Event) {
      self.target = target
      self.action = action
      self.events = events
      hadTarget = target != nil
      closure = nil
    }

    init(closure: UIAction, events: Event) {
      self.closure = closure
      self.events = events
      action = nil
      hadTarget = false
    }

    /// Whether the target was released, so that nobody performs the action any more.
    var hasLostTarget: Bool { hadTarget && target == nil }

    func isTarget(_ target: AnyObject?, _ action: Selector) -> Bool {
      closure == nil && self.target === target && self.action == action
    }

    func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
      guard closure == nil else { return false }
      return (target == nil || self.target === target) && (action == nil || self.action == action)
    }
  }
}
