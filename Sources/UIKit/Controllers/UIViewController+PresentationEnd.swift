/// What waits for the end of a controller's presentation.
private final class PresentationEndActions {
  var actions: [() -> Void] = []
}

extension UIViewController {
  /// Calls a function once when the presentation of the controller has ended, by whatever route.
  ///
  /// - Parameter action: What to call.
  package func whenPresentationEnds(_ action: @escaping () -> Void) {
    let key = ObjectIdentifier(PresentationEndActions.self)
    let waiting = attachments[key] as? PresentationEndActions ?? PresentationEndActions()
    attachments[key] = waiting
    waiting.actions.append(action)
  }

  func tellPresentationEnd() {
    let key = ObjectIdentifier(PresentationEndActions.self)
    let waiting = attachments.removeValue(forKey: key) as? PresentationEndActions
    for action in waiting?.actions ?? [] { action() }
  }
}
