import QuartzCore
import TestSupport
import Testing

@Suite("Transitions") @MainActor struct TransitionTests {
  private func frame(
    _ type: CATransitionType,
    _ subtype: CATransitionSubtype?,
    _ progress: Double
  ) -> TransitionFrame {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    return transition.frame(at: progress, size: CGSize(width: 100, height: 60))
  }

  @Test(.spec("U-160", "U-161")) func `pictures slide in from the right`() {
    let push = frame(.push, .fromRight, 0.25)
    SpecCase("U-160").expect([Double(push.newOffset.x), Double(push.oldOffset.x)])
    let moveIn = frame(.moveIn, .fromRight, 0.25)
    SpecCase("U-161").expect([Double(moveIn.newOffset.x), Double(moveIn.oldOffset.x)])
  }

  @Test(.spec("U-162")) func `what comes from the top enters at the bottom edge and moves up`() {
    let places = [0, 0.5, 1].map { frame(.moveIn, .fromTop, $0).newOffset }
    SpecCase("U-162").expect(places.map(\.y), equals: [60, 30, 0])
    #expect(frame(.moveIn, .fromBottom, 0).newOffset.y == -60)
  }

  @Test func `a reveal slides the old picture away, a fade mixes`() {
    let reveal = frame(.reveal, .fromLeft, 0.25)
    #expect(reveal.isOldInFront && reveal.oldOffset.x == 25 && reveal.newOffset == .zero)
    let fade = frame(.fade, nil, 0.25)
    #expect(fade.newOpacity == 0.25 && fade.oldOpacity == 1)
    #expect(fade.newOffset == .zero && fade.oldOffset == .zero)
  }

  @Test func `a part of a transition can be shown, at its pace`() {
    let transition = CATransition()
    transition.startProgress = 0.2
    transition.endProgress = 0.6
    transition.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(abs(transition.progress(at: 0) - 0.2) < 1e-7)
    #expect(abs(transition.progress(at: 0.5) - (0.2 + 0.4 * 0.3153568126)) < 1e-7)
  }
}
