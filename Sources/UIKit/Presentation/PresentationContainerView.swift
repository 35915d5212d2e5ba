import QuartzCore

/// The view in which a presentation takes place.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && presentation?.passesTouchesThrough(at: point) != true
  }

  override func layoutSubviews() {
    let presentation = self.presentation
    presentation?.note("containerViewWillLayoutSubviews")
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.note("containerViewDidLayoutSubviews")
    presentation?.containerViewDidLayoutSubviews()
  }
}
