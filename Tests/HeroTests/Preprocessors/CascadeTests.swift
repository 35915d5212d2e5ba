import Hero
import TestSupport
import Testing

@MainActor @Suite("Cascade") struct CascadeTests {
  let stage = HeroStage()

  private func list(
    _ modifiers: [HeroModifier],
    frames: [CGRect]
  ) -> (list: UIView, subviews: [UIView]) {
    let list = stage.add(
      CGRect(x: 0, y: 0, width: 200, height: 400),
      to: stage.second,
      modifiers: modifiers
    )
    let subviews = stage.run {
      frames.map { frame in
        let view = UIView(frame: frame)
        view.hero.modifiers = [.fade]
        list.addSubview(view)
        return view
      }
    }
    return (list, subviews)
  }

  private let rows = [0, 10, 20].map { CGRect(x: 0, y: $0, width: 20, height: 10) }

  private func delays(_ views: [UIView]) -> [TimeInterval] {
    views.map { view in (stage.state(view)?.delay ?? -1).rounded(toPlaces: 6) }
  }

  @Test(.spec("H-50")) func `subviews begin one after another`() {
    let (_, subviews) = list([.delay(0.1), .cascade(delta: 0.02)], frames: rows)
    stage.run { stage.hero.cascadeCountsEverySubview = true }
    stage.present()
    SpecCase("H-50").expect(delays(subviews), equals: [0.1, 0.12, 0.14])
  }

  @Test(.spec("H-51"), arguments: [false, true])
  func `a subview off-screen takes no turn`(countsAll: Bool) {
    var frames = rows
    frames[1].origin.x = 1000
    let (_, subviews) = list([.delay(0.1), .cascade(delta: 0.02)], frames: frames)
    stage.hero.cascadeCountsEverySubview = countsAll
    stage.present()
    SpecCase("H-51").expect(delays(subviews), equals: [0.1, -1, countsAll ? 0.14 : 0.12])
  }

  @Test(.spec("H-52"), arguments: [false, true])
  func `matched subviews come last when they are delayed`(isDelayed: Bool) {
    let cascade = HeroModifier.cascade(delta: 0.02, delayMatchedViews: isDelayed)
    let (_, subviews) = list([.delay(0.1), cascade], frames: rows)
    stage.run { subviews[1].hero.id = "row" }
    let pair = stage.add(rows[1], to: stage.first, id: "row")
    stage.present()
    SpecCase("H-52").expect(
      delays([subviews[1], pair]),
      equals: isDelayed ? [0.16, 0.16] : [0, 0]
    )
  }

  @Test(.spec("H-53")) func `inwards begins with the farthest`() {
    let frames = [5, 50, 20].map { CGRect(x: $0 - 2, y: -2, width: 4, height: 4) }
    let cascade = HeroModifier.cascade(delta: 1, direction: .inverseRadial(center: .zero))
    let (_, subviews) = list([cascade], frames: frames)
    stage.present()
    SpecCase("H-53").expect(delays(subviews), equals: [2, 0, 1])
  }

  @Test(.spec("H-54")) func `ties from the bottom begin at the right`() {
    let frames = [0, 40, 20].map { CGRect(x: $0, y: 0, width: 10, height: 10) }
    let (_, subviews) = list([.cascade(delta: 1, direction: .bottomToTop)], frames: frames)
    stage.present()
    SpecCase("H-54").expect(delays(subviews), equals: [2, 0, 1])
  }

  @Test(.spec("H-55")) func `a cascade on the root works with a default animation`() {
    let rows = [0, 1].map { index in
      stage.add(
        CGRect(x: 0, y: CGFloat(index) * 10, width: 10, height: 10),
        to: stage.second,
        modifiers: [.fade]
      )
    }
    stage.run {
      stage.second.view.hero.modifiers = [.cascade(delta: 0.5)]
      stage.second.hero.modalAnimationType = .fade
    }
    stage.present()
    SpecCase("H-55").expect(delays(rows), equals: [0, 0.5])
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
