extension UIPress {
  /// Whether the key is one that activates the control that has the focus; holding it does not go on.
  package var isActivation: Bool {
    guard !isRepeat else { return false }
    return switch key?.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
    default: false
    }
  }
}
