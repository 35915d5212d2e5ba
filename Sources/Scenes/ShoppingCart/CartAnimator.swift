import UIKit

/// Tilts the product page into the depth while the options sheet slides up over it.
final class CartAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  private weak var presented: UIViewController?
  private weak var dimming: UIView?
  private let sheetHeight: CGFloat = 310

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return isPresenting ? 0.6 : 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if isPresenting {
      present(using: transitionContext)
    } else {
      dismiss(using: transitionContext)
    }
  }

  private func present(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let fromView = context.view(forKey: .from)!
    let toView = context.view(forKey: .to)!
    presented = context.viewController(forKey: .to)
    container.backgroundColor = .black
    container.layer.sublayerTransform.m34 = -1 / 500

    let dimming = makeDimmingView(in: container)
    container.addSubview(dimming)
    container.addSubview(toView)
    let height = sheetHeight
    toView.frame = CGRect(
      x: 0,
      y: container.bounds.height - height,
      width: container.bounds.width,
      height: height
    )
    toView.transform = CGAffineTransform(translationX: 0, y: height)

    let half = transitionDuration(using: context) / 2
    UIView.animate(withDuration: half, delay: 0, options: .curveEaseOut) {
      let sunk = CATransform3DMakeTranslation(0, 0, -100)
      fromView.layer.transform = CATransform3DRotate(sunk, .pi / 16, 1, 0, 0)
      toView.transform = .identity
      dimming.alpha = 1
    } completion: { _ in
      UIView.animate(withDuration: half, delay: 0, options: .curveEaseInOut) {
        fromView.layer.transform = CATransform3DMakeScale(0.9, 0.9, 1)
      } completion: { _ in
        container.insertSubview(self.makeImageView(of: fromView), at: 0)
        context.completeTransition(true)
      }
    }
  }

  private func makeDimmingView(in container: UIView) -> UIView {
    let view = UIView(frame: container.bounds)
    view.accessibilityIdentifier = "dimming"
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.alpha = 0
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("dimmingTapped", CartAnimator.dimmingTapped)
    )
    view.addGestureRecognizer(tap)
    dimming = view
    return view
  }

  /// The product page as a picture at the screen's scale; it stands in for the page, which leaves the window.
  private func makeImageView(of view: UIView) -> UIImageView {
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    let image = renderer.image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    let imageView = UIImageView(image: image)
    imageView.accessibilityIdentifier = "image"
    imageView.frame = view.frame
    return imageView
  }

  private func dismiss(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let fromView = context.view(forKey: .from)!
    let toView = context.view(forKey: .to)!
    container.insertSubview(toView, at: 1)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: .curveEaseInOut
    ) {
      fromView.transform = CGAffineTransform(translationX: 0, y: fromView.bounds.height)
      toView.layer.transform = CATransform3DIdentity
      self.dimming?.alpha = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  func dimmingTapped() {
    presented?.dismiss(animated: true)
  }
}
