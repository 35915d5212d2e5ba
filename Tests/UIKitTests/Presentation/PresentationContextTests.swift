import TestSupport
import Testing
import UIKit

@MainActor
@Suite("What an animator is told")
struct PresentationContextTests {
  @Test(.spec("U-145"))
  func `a push tells where the views start and end`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    navigation.isNavigationBarHidden = true
    let b = stage.screen("B")
    let spec = SpecCase("U-145")
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    animator.onStart = { context in
      spec.expect(context.initialFrame(for: screens[0]), equals: whole)
      spec.expect(context.finalFrame(for: screens[0]), equals: .zero)
      spec.expect(context.initialFrame(for: b), equals: .zero)
      spec.expect(context.finalFrame(for: b), equals: whole)
      #expect(context.view(forKey: .from) === screens[0].view)
      #expect(context.view(forKey: .to) === b.view)
      #expect(context.presentationStyle == .none)
      #expect(context.containerView.subviews == [screens[0].view])
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.targetTransform == .identity)
    }
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
  }

  @Test(.spec("U-146", "U-147"))
  func `a custom presentation leaves the presenter's view alone`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    let animator = TestAnimator(log: stage.log)
    let spy = stage.modalSpy(animator: animator)
    let frame = CGRect(x: 20, y: 100, width: 350, height: 644)
    spy.makePresentation = { presented, presenting in
      let presentation = TestPresentationController(
        presented,
        presenting: presenting,
        log: stage.log
      )
      presentation.frame = frame
      return presentation
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = spy
    animator.onStart = { context in
      let spec = SpecCase("U-146")
      spec.expect(that: context.view(forKey: .from) == nil)
      spec.expect(that: context.view(forKey: .to) === b.view)
      spec.expect(context.initialFrame(for: b), equals: .zero)
      spec.expect(context.finalFrame(for: b), equals: frame)
      #expect(context.initialFrame(for: a) == stage.window.bounds)
      #expect(context.finalFrame(for: a) == stage.window.bounds)
      #expect(context.presentationStyle == .custom)
    }
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    animator.onStart = { context in
      let spec = SpecCase("U-147")
      spec.expect(that: context.view(forKey: .from) === b.view)
      spec.expect(that: context.view(forKey: .to) == nil)
      let dimming = (b.presentationController as? TestPresentationController)?.dimming
      spec.expect(context.containerView.subviews, equals: [dimming, b.view].compactMap(\.self))
      spec.expect(that: a.view.superview === stage.window)
    }
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    SpecCase("U-147").expect(that: a.view.superview === stage.window)
    #expect(stage.window.subviews == [a.view])
  }

  @Test(.spec("U-148"))
  func `a full screen presentation moves the presenter's view into the container and back`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    let animator = TestAnimator(log: stage.log)
    let spy = stage.modalSpy(animator: animator)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = spy
    let spec = SpecCase("U-148")
    animator.onStart = { context in
      spec.expect(that: a.view.superview === context.containerView)
      spec.expect(that: context.view(forKey: .from) === a.view)
      spec.expect(that: context.containerView.superview === stage.window)
      #expect(context.finalFrame(for: a) == .zero)
    }
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    spec.expect(that: a.view.window == nil)
    animator.onStart = { context in
      spec.expect(that: context.view(forKey: .to) === a.view)
      #expect(a.view.superview == nil)
      #expect(context.finalFrame(for: a) == stage.window.bounds)
      #expect(context.finalFrame(for: b) == .zero)
    }
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    spec.expect(that: a.view.superview === stage.window)
    #expect(stage.window.subviews == [a.view])
    #expect(a.view.frame == stage.window.bounds)
  }

  @Test(.spec("U-149"))
  func `a presentation controller has defaults`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    b.modalPresentationStyle = .custom
    stage.perform { a.present(b, animated: false) }
    let spec = SpecCase("U-149")
    guard let presentation = b.presentationController else {
      spec.expect(that: false, "there is no presentation controller")
      return
    }
    spec.expect(that: !presentation.shouldRemovePresentersView)
    spec.expect(that: presentation.shouldPresentInFullscreen)
    spec.expect(
      presentation.frameOfPresentedViewInContainerView,
      equals: presentation.containerView?.bounds ?? .zero
    )
    #expect(presentation.containerView?.frame == stage.window.bounds)
  }
}
