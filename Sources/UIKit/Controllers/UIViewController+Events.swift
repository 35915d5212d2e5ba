import QuartzCore

extension UIViewController {
  /// The name by which recordings know the controller: that of its view, or its class.
  var eventName: String {
    viewIfLoaded?.accessibilityIdentifier ?? "\(type(of: self))"
  }

  /// Notes a callback in the current World's recording.
  func note(_ event: String) {
    World.current.note(event, of: eventName)
  }
}
