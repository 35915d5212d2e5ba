import Hero
import TestSupport
import Testing

@MainActor @Suite("Matching") struct MatchTests {
  let stage = HeroStage()
  let small = CGRect(x: 25, y: 25, width: 50, height: 50)
  let large = CGRect(x: 150, y: 250, width: 100, height: 100)

  private func pair(
    _ from: [HeroModifier]? = nil,
    _ to: [HeroModifier]? = nil
  ) -> (from: UIView, to: UIView) {
    (
      stage.add(small, to: stage.first, id: "card", modifiers: from),
      stage.add(large, to: stage.second, id: "card", modifiers: to)
    )
  }

  @Test(.spec("H-41", "H-46")) func `a solid pair travels with the destination fading in`() {
    let spec = SpecCase("H-41")
    let (from, to) = pair()
    stage.present()
    spec.expect(stage.state(to)?.opacity, equals: 0)
    spec.expect(that: stage.state(from) != nil && stage.state(from)?.opacity == nil)
    for view in [from, to] {
      spec.expect(stage.state(view)?.source, equals: "card")
      spec.expect(stage.state(view)?.coordinateSpace, equals: .global)
    }
    let places = SpecCase("H-46")
    places.expect(stage.state(from)?.position, equals: CGPoint(x: 200, y: 300))
    places.expect(stage.state(from)?.size, equals: CGSize(width: 100, height: 100))
    places.expect(stage.state(to)?.position, equals: CGPoint(x: 50, y: 50))
    places.expect(stage.state(to)?.size, equals: CGSize(width: 50, height: 50))
  }

  @Test(.spec("H-42"), arguments: [false, true])
  func `a see-through pair cross-fades unless that is forbidden`(isForbidden: Bool) {
    let (from, to) = pair(isForbidden ? [.forceNonFade] : nil)
    stage.run { to.isOpaque = false }
    stage.present()
    SpecCase("H-42").expect(stage.state(to)?.opacity, equals: 0)
    SpecCase("H-42").expect(stage.state(from)?.opacity, equals: isForbidden ? nil : 0)
  }

  @Test(.spec("H-43")) func `on the way back the leaving view fades above the solid one`() {
    let (first, second) = pair()
    stage.present()
    stage.settle()
    stage.dismiss()
    SpecCase("H-43").expect(stage.state(second)?.opacity, equals: 0)
    SpecCase("H-43").expect(
      that: stage.state(first) != nil && stage.state(first)?.opacity == nil
    )
  }

  @Test(.spec("H-44")) func `only the solid one of a pair has a shadow`() {
    let (from, to) = pair()
    stage.run { from.layer.shadowOpacity = 0.5 }
    stage.present()
    SpecCase("H-44").expect(stage.state(to)?.displayShadow, equals: false)
    let keys = stage.snapshot(to).animationKeys() ?? []
    SpecCase("H-44").expect(that: !keys.contains { $0.contains("shadow") })
    SpecCase("H-44").expect(that: !keys.isEmpty)
  }

  @Test(.spec("H-45")) func `a duration of the source counts for both`() {
    let (from, to) = pair([.duration(0.5)])
    stage.present()
    SpecCase("H-45").expect(stage.state(from)?.duration, equals: 0.5)
    SpecCase("H-45").expect(stage.state(to)?.duration, equals: 0.5)
  }

  @Test(.spec("H-47")) func `equal sizes need no size`() {
    let from = stage.add(small, to: stage.first, id: "x")
    let to = stage.add(
      small.offsetBy(dx: 50, dy: 50),
      to: stage.second,
      id: "x",
      modifiers: [.size(CGSize(width: 10, height: 10))]
    )
    stage.present()
    SpecCase("H-47").expect(that: stage.state(to)?.size == nil && stage.state(to) != nil)
    SpecCase("H-47").expect(that: stage.state(from)?.size == nil && stage.state(from) != nil)
  }

  @Test(.spec("H-48"), arguments: [false, true])
  func `a corner radius of the app is kept`(isOwn: Bool) {
    let (from, to) = pair(isOwn ? [.cornerRadius(3)] : nil)
    stage.run { to.layer.cornerRadius = 8 }
    stage.present()
    SpecCase("H-48").expect(stage.state(from)?.cornerRadius, equals: isOwn ? 3 : 8)
  }

  @Test(.spec("H-49")) func `a stand-in lies where a transformed view is drawn`() throws {
    let spec = SpecCase("H-49")
    let box = stage.add(CGRect(x: 40, y: 60, width: 100, height: 100), to: stage.first)
    let (from, to) = stage.run {
      box.transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
      let from = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
      from.hero.id = "inside"
      box.addSubview(from)
      let to = UIView(frame: CGRect(x: 200, y: 300, width: 60, height: 60))
      to.hero.id = "inside"
      stage.second.view.addSubview(to)
      return (from, to)
    }
    let drawn = stage.run { from.convert(from.bounds, to: stage.window) }
    stage.present()
    let shown = try stage.shown(from).frame
    for (one, other) in zip(drawn.values, shown.values) {
      spec.expect(that: abs(one - other) < 1e-6, "\(drawn) \(shown)")
    }
    let start = try stage.shown(to)
    spec.expect(
      that: abs(start.frame.minX - drawn.minX) < 1 && abs(start.frame.minY - drawn.minY) < 1
    )
  }

  @Test func `a source takes a view to another one's place`() {
    let view = stage.add(small, to: stage.second, modifiers: [.source(heroID: "thumb")])
    let thumb = stage.add(large, to: stage.first, id: "thumb")
    stage.present()
    #expect(stage.state(view)?.position == CGPoint(x: 200, y: 300))
    #expect(stage.state(view)?.coordinateSpace == .global)
    #expect(stage.state(thumb) == nil)
  }
}

extension CGRect {
  fileprivate var values: [CGFloat] { [minX, minY, width, height] }
}
