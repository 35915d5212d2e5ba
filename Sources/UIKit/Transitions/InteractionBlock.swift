/// Keeps touches away from the whole app until it is released.
final class InteractionBlock {
  private weak var application: UIApplication?

  init() {
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    self.application = application
  }

  /// Lets touches through again; further calls do nothing.
  func release() {
    application?.endIgnoringInteractionEvents()
    application = nil
  }

  isolated deinit {
    application?.endIgnoringInteractionEvents()
  }
}
