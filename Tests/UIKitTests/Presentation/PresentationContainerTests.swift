import Testing
import UIKit

@MainActor
@Suite("The container of a presentation")
struct PresentationContainerTests {
  /// Keeps the presented view at the lower half of the container.
  private final class HalfPresentation: UIPresentationController {
    private(set) var layouts: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      var frame = containerView?.bounds ?? .zero
      frame.origin.y = frame.height / 2
      frame.size.height /= 2
      return frame
    }

    override func containerViewWillLayoutSubviews() {
      layouts.append("will \(Int(presentedView?.frame.minY ?? -1))")
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func containerViewDidLayoutSubviews() {
      layouts.append("did \(Int(presentedView?.frame.minY ?? -1))")
    }
  }

  private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    private(set) var asked: [UIUserInterfaceSizeClass] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      asked.append(traitCollection.horizontalSizeClass)
      return style
    }
  }

  private func present() throws -> (TransitionStage, TestScreen, HalfPresentation) {
    let stage = TransitionStage { TestScreen("A", log: $0) }
    let spy = stage.modalSpy()
    spy.makePresentation = {
      HalfPresentation(presentedViewController: $0, presenting: $1)
    }
    let b = stage.screen("B")
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = spy
    stage.perform { stage.window.rootViewController?.present(b, animated: false) }
    stage.run(0.1)
    return (stage, b, try #require(b.presentationController as? HalfPresentation))
  }

  @Test func `it tells before and after each layout, so that the presented view keeps its place`()
    throws
  {
    let (stage, b, presentation) = try present()
    #expect(presentation.presentedView === b.view)
    #expect(presentation.presentingViewController === stage.window.rootViewController)
    #expect(b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(presentation.layouts.suffix(2) == ["will 422", "did 422"])
    let count = presentation.layouts.count
    stage.perform { presentation.containerView?.frame.size.height = 600 }
    #expect(presentation.layouts.dropFirst(count).first == "will 422")
    #expect(presentation.layouts.last == "did 300")
    #expect(b.view.frame == CGRect(x: 0, y: 300, width: 390, height: 300))
  }

  @Test func `it is laid out again when it is asked to, and only then`() throws {
    let (stage, _, presentation) = try present()
    let count = presentation.layouts.count
    stage.run(0.1)
    #expect(presentation.layouts.count == count)
    stage.perform { presentation.containerView?.setNeedsLayout() }
    #expect(presentation.layouts.count == count + 2)
  }

  @Test func `the system adapts by itself, unless a delegate says how`() {
    let stage = TransitionStage()
    stage.world.perform {
      let presentation = UIPresentationController(
        presentedViewController: UIViewController(),
        presenting: nil
      )
      let narrow = UITraitCollection(horizontalSizeClass: .compact)
      #expect(presentation.adaptivePresentationStyle == .automatic)
      #expect(presentation.adaptivePresentationStyle(for: narrow) == .automatic)
      let delegate = Adapting()
      delegate.style = .overFullScreen
      presentation.delegate = delegate
      #expect(presentation.adaptivePresentationStyle(for: narrow) == .overFullScreen)
      #expect(delegate.asked == [.compact])
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.none, 120), (.fullScreen, 390),
  ])
  func `a popover in a narrow window stays one only if its delegate says so`(
    style: UIModalPresentationStyle,
    width: Double
  ) {
    let stage = TransitionStage { TestScreen("A", log: $0) }
    let delegate = Adapting()
    delegate.style = style
    let b = stage.screen("B")
    stage.perform {
      b.modalPresentationStyle = .popover
      b.preferredContentSize = CGSize(width: 120, height: 90)
      b.presentationController?.delegate = delegate
      b.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
      b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 20, height: 20)
      stage.window.rootViewController?.present(b, animated: false)
    }
    stage.run(0.5)
    #expect(delegate.asked.first == .compact)
    #expect(Double(b.view.bounds.width) == width)
  }
}
