import QuartzCore

/// The view in which a presentation takes place.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    let presentation = self.presentation
    presentation?.note("containerViewWillLayoutSubviews")
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.note("containerViewDidLayoutSubviews")
    presentation?.containerViewDidLayoutSubviews()
  }
}
