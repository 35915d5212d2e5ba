import QuartzCore
import TestSupport
import Testing
import UIKit

/// More ways in which transitions are usually written; each must work unchanged.
@MainActor
@Suite("Idioms around animators")
struct AnimatorIdiomMoreTests {
  typealias Context = any UIViewControllerContextTransitioning

  @Test(.spec("D16-1"))
  func `both views slide by their frames`() {
    let stage = TransitionStage()
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
          let controller = context.viewController(forKey: .to)
        else { return }
        let end = context.finalFrame(for: controller)
        to.frame = end.offsetBy(dx: end.width, dy: 0)
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          to.frame = end
          from.frame = end.offsetBy(dx: -end.width, dy: 0)
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    )
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(0.2)
    let spec = SpecCase("D16-1")
    spec.expect(that: abs(stage.shownFrame(of: b.view).minX - 195) < 1e-6)
    spec.expect(that: abs(stage.shownFrame(of: screens[0].view).minX + 195) < 1e-6)
    stage.run(1)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(1)
    spec.expect(screens[0].view.frame, equals: stage.window.bounds)
    spec.expect(that: b.view.superview == nil)
  }

  @Test(.spec("D16-5"))
  func `a page folds by snapshots of its halves`() {
    let stage = TransitionStage(size: CGSize(width: 60, height: 40))
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
          return
        }
        let container = context.containerView
        to.frame = container.bounds
        container.insertSubview(to, belowSubview: from)
        container.layer.sublayerTransform.m34 = -1 / 500
        let (left, right) = from.bounds.divided(atDistance: from.bounds.midX, from: .minXEdge)
        let halves = [(left, CGFloat(1)), (right, CGFloat(0))].compactMap { half, anchor in
          let page = from.resizableSnapshotView(
            from: half,
            afterScreenUpdates: false,
            withCapInsets: .zero
          )
          page?.layer.anchorPoint = CGPoint(x: anchor, y: 0.5)
          page?.frame = half
          return page
        }
        for half in halves { container.addSubview(half) }
        from.isHidden = true
        UIView.animate(withDuration: 0.4) {
          for half in halves {
            let side: CGFloat = half.layer.anchorPoint.x == 1 ? 1 : -1
            half.layer.transform = CATransform3DMakeRotation(side * .pi / 2, 0, 1, 0)
          }
        } completion: { _ in
          for half in halves { half.removeFromSuperview() }
          from.isHidden = false
          container.layer.sublayerTransform = CATransform3DIdentity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    )
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    let container = b.view.superview
    let spec = SpecCase("D16-5")
    spec.expect(container?.subviews.count, equals: 4)
    stage.run(1)
    spec.expect(that: b.view.window === stage.window && !screens[0].view.isHidden)
    spec.expect(container?.subviews.count, equals: 1)
  }

  @Test(.spec("D16-11"))
  func `a transition of the layer around a push without animation`() {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.perform {
      let fade = CATransition()
      fade.duration = 0.3
      fade.type = .push
      fade.subtype = .fromTop
      navigation.view.layer.add(fade, forKey: kCATransition)
      navigation.pushViewController(b, animated: false)
    }
    let spec = SpecCase("D16-11")
    spec.expect(navigation.view.layer.animationKeys(), equals: [kCATransition])
    spec.expect(that: b.view.window === stage.window)
    stage.run(0.5)
    spec.expect(navigation.view.layer.animationKeys()?.count ?? 0, equals: 0)
  }

  @Test(.spec("D16-13"))
  func `a card over a dimmed ground goes when the ground is tapped`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    let spy = stage.modalSpy()
    let closer = Closer(b)
    spy.makePresentation = { presented, presenting in
      let presentation = TestPresentationController(
        presented,
        presenting: presenting,
        log: stage.log
      )
      presentation.frame = CGRect(x: 20, y: 400, width: 350, height: 400)
      presented.view.layer.cornerRadius = 12
      let tap = UITapGestureRecognizer(target: closer, action: Selector("close", Closer.close))
      presentation.dimming.addGestureRecognizer(tap)
      return presentation
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = spy
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    let spec = SpecCase("D16-13")
    spec.expect(b.view.frame, equals: CGRect(x: 20, y: 400, width: 350, height: 400))
    stage.tap(200, 600)
    spec.expect(that: a.presentedViewController === b)
    stage.tap(200, 100)
    stage.run(1)
    spec.expect(that: a.presentedViewController == nil)
    spec.expect(stage.window.subviews, equals: [a.view])
  }

  private final class Closer: NSObject {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
      self.controller = controller
      super.init()
    }

    func close() {
      controller?.dismiss(animated: true)
    }
  }

  /// Drives a transition by the time of its container, which a display link steps back.
  private final class TimeDriver: NSObject, UIViewControllerInteractiveTransitioning {
    let animator: any UIViewControllerAnimatedTransitioning
    private var context: Context?
    private var link: CADisplayLink?

    init(_ animator: any UIViewControllerAnimatedTransitioning) {
      self.animator = animator
      super.init()
    }

    func startInteractiveTransition(_ transitionContext: Context) {
      context = transitionContext
      transitionContext.containerView.layer.speed = 0
      animator.animateTransition(using: transitionContext)
    }

    func show(_ seconds: CFTimeInterval) {
      context?.containerView.layer.timeOffset = seconds
      context?.updateInteractiveTransition(CGFloat(seconds / 0.4))
    }

    func cancel() {
      context?.cancelInteractiveTransition()
      let link = CADisplayLink(target: self, selector: Selector("step:", TimeDriver.step))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    private func step(_ link: CADisplayLink) {
      guard let layer = context?.containerView.layer else { return }
      let offset = layer.timeOffset - 1.0 / 60
      guard offset <= 0 else {
        layer.timeOffset = offset
        return
      }
      link.invalidate()
      self.link = nil
      layer.timeOffset = 0
      layer.speed = 1
      for subview in context?.containerView.subviews ?? [] { subview.layer.removeAllAnimations() }
    }
  }

  @Test(.spec("D16-17"))
  func `a driver of one's own sets the time of the container`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, screens, spy) = stage.navigation("A", animator: animator)
    let driver = TimeDriver(animator)
    spy.interactor = driver
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.perform { driver.show(0.1) }
    let spec = SpecCase("D16-17")
    spec.expect(
      that: abs(stage.shownFrame(of: b.view).minX - 292.5) < 1,
      "\(stage.shownFrame(of: b.view))"
    )
    stage.run(1)
    stage.perform { driver.show(0.2) }
    spec.expect(that: abs(stage.shownFrame(of: b.view).minX - 195) < 1)
    stage.perform { driver.cancel() }
    stage.run(1)
    spec.expect(navigation.viewControllers, equals: screens)
    spec.expect(that: b.view.superview == nil && navigation.transitionCoordinator == nil)
    spec.expect(screens[0].view.superview?.layer.speed, equals: 1)
  }

  @Test(.spec("D16-19"))
  func `blocks that wait, follow each other and lie in each other`() {
    let stage = TransitionStage()
    var ends: [String] = []
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        to.addSubview(badge)
        UIView.animate(withDuration: 0.2, delay: 0.1) {
          to.alpha = 0.5
          UIView.animate(withDuration: 5) {
            badge.frame.origin.x = 100
          } completion: { _ in
            ends.append("inner")
          }
        } completion: { _ in
          ends.append("outer")
          UIView.animate(withDuration: 0.2) {
            to.alpha = 1
          } completion: { _ in
            ends.append("last")
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
      }
    )
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(0.05)
    let spec = SpecCase("D16-19")
    spec.expect(stage.world.perform { b.view.layer.presentation()?.opacity }, equals: 0)
    stage.run(0.26)
    spec.expect(Set(ends), equals: ["inner", "outer"])
    stage.run(0.3)
    spec.expect(ends.last, equals: "last")
    spec.expect(b.view.alpha, equals: 1)
    spec.expect(that: navigation.transitionCoordinator == nil)
  }

  @Test(.spec("D16-20"))
  func `the colour of the container shows in the gaps`() {
    let stage = TransitionStage(size: CGSize(width: 32, height: 32))
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.containerView.addSubview(to)
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        to.transform = half
        context.view(forKey: .from)?.transform = half
        UIView.animate(withDuration: 0.4) {
          to.transform = .identity
        } completion: { _ in
          context.view(forKey: .from)?.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    )
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = stage.modalSpy(animator: animator)
    stage.perform { a.present(b, animated: true) }
    let spec = SpecCase("D16-20")
    spec.expect(stage.pixel(2, 2), equals: 0x00FF00)
    stage.run(1)
    spec.expect(stage.pixel(2, 2), equals: 0xFFFFFF)
  }
}
