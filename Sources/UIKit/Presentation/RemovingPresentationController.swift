/// A presentation that takes the presenter's view out of the window.
final class RemovingPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override var shouldPresentInFullscreen: Bool { presentationStyle == .fullScreen }
}
