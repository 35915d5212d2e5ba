extension UIPress {
  /// Whether the key is one that activates the control that has the focus.
  var isActivation: Bool {
    switch key?.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
    default: false
    }
  }
}
