import QuartzCore

/// The drag of a scroll view: it also tells when a finger is set down, which stops content that moves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addTarget(scrollView, action: Selector("handlePan:", UIScrollView.handlePan))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDown()
  }

  override func reset() {
    super.reset()
    scrollView?.fingerUp()
  }
}
