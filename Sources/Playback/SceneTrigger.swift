/// What starts a transition of a scene.
public enum SceneTrigger: String, CaseIterable, Sendable {
  /// A view controller is pushed onto the navigation stack.
  case push
  /// The top view controller is popped.
  case pop
  /// A view controller is presented.
  case present
  /// The presented view controller is dismissed.
  case dismiss

  /// Whether the trigger leads to the second screen; the others lead back.
  public var isForward: Bool {
    self == .push || self == .present
  }

  /// The trigger that undoes this one.
  public var reverse: SceneTrigger {
    switch self {
    case .push: .pop
    case .pop: .push
    case .present: .dismiss
    case .dismiss: .present
    }
  }
}
