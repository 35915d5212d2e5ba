import QuartzCore
import Testing
import UIKit

@MainActor @Suite("UIView.transition") struct ViewTransitionTests {
  private let stage = Stage()

  @Test func `given a cross dissolve, when it runs, then the old look fades over the new one`() {
    let view = stage.shownView()
    stage.turn { view.backgroundColor = .red }
    var finished: Bool?
    stage.turn {
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear]
      ) {
        view.backgroundColor = .blue
      } completion: {
        finished = $0
      }
    }
    let cover = view.layer.sublayers?.last
    #expect(view.layer.presentation()?.backgroundColor == UIColor.blue.cgColor)
    stage.advance(0.25)
    #expect(abs((cover?.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    stage.advance(0.8)
    #expect(finished == true)
    #expect(view.layer.sublayers == nil)
  }

  @Test
  func `given a flip, when it is half over, then the view stands edgewise and shows the new look`()
  {
    let view = stage.shownView()
    stage.turn {
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionFlipFromLeft, .curveLinear]
      ) {
        view.backgroundColor = .blue
      }
    }
    let cover = view.layer.sublayers?.last
    stage.advance(0.25)
    #expect(cover?.presentation()?.opacity == 1)
    #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - cos(CGFloat.pi / 4)) < 1e-3)
    stage.advance(0.5)
    #expect(cover?.presentation()?.opacity == 0)
    #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - cos(CGFloat.pi / 4)) < 1e-3)
    stage.advance(0.5)
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test func `given two views, when one replaces the other, then they change places at once`() {
    let container = stage.shownView()
    let (old, new) = (UIView(), UIView())
    stage.turn { container.addSubview(old) }
    var finished: Bool?
    stage.turn {
      UIView.transition(from: old, to: new, duration: 0.5, options: .transitionCrossDissolve) {
        finished = $0
      }
    }
    #expect(container.subviews == [new])
    stage.advance(0.6)
    #expect(finished == true)
    stage.turn {
      UIView.transition(
        from: new,
        to: old,
        duration: 0.5,
        options: [.transitionCrossDissolve, .showHideTransitionViews]
      )
    }
    #expect(container.subviews == [new])
    #expect(new.isHidden && !old.isHidden)
  }

  @Test
  func `given no kind of transition, when content changes, then it changes and completes at once`()
  {
    let view = stage.shownView()
    var finished: Bool?
    stage.turn {
      UIView.transition(with: view, duration: 1) {
        view.alpha = 0.5
      } completion: {
        finished = $0
      }
    }
    #expect(finished == true)
    #expect(view.layer.animationKeys() ?? [] == [])
  }
}
