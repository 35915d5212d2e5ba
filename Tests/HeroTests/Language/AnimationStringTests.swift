import Hero
import TestSupport
import Testing

@Suite("AnimationString") nonisolated struct AnimationStringTests {
  private func type(_ text: String) -> HeroDefaultAnimationType? {
    AnimationString.parse(text).type
  }

  @Test(.spec("H-21")) func `animations are read`() {
    let spec = SpecCase("H-21")
    spec.expect(type("push(left)"), equals: .push(direction: .left))
    spec.expect(type("zoomOut"), equals: .zoomOut)
    spec.expect(type("none"), equals: HeroDefaultAnimationType.none)
    spec.expect(
      type("selectBy(push(left), pull(right))"),
      equals: .selectBy(presenting: .push(direction: .left), dismissing: .pull(direction: .right))
    )
  }

  @Test(.spec("H-23")) func `leading follows the language`() {
    let spec = SpecCase("H-23")
    spec.expect(
      AnimationString.parse("push(leading)", isRightToLeft: false).type,
      equals: .push(direction: .left)
    )
    spec.expect(
      AnimationString.parse("push(leading)", isRightToLeft: true).type,
      equals: .push(direction: .right)
    )
  }

  static let everyType: [HeroDefaultAnimationType] = {
    let directed = HeroDefaultAnimationType.Direction.allCases.flatMap {
      direction -> [HeroDefaultAnimationType] in
      [
        .push(direction: direction), .pull(direction: direction), .cover(direction: direction),
        .uncover(direction: direction), .slide(direction: direction),
        .zoomSlide(direction: direction), .pageIn(direction: direction),
        .pageOut(direction: direction),
      ]
    }
    let plain: [HeroDefaultAnimationType] = [.auto, .none, .fade, .zoom, .zoomOut]
    let choices = (plain + directed).map { HeroDefaultAnimationType.autoReverse(presenting: $0) }
    let nested = choices.map {
      HeroDefaultAnimationType.selectBy(presenting: $0, dismissing: .fade)
    }
    return plain + directed + choices + nested
  }()

  @Test(.spec("H-24")) func `every label reads back`() {
    let spec = SpecCase("H-24")
    spec.expect(
      HeroDefaultAnimationType.push(direction: .left).label,
      equals: ".push(.left)"
    )
    for value in Self.everyType {
      let parsed = AnimationString.parse(value.label ?? "")
      spec.expect(parsed.type, equals: value)
      spec.expect(parsed.diagnostics, equals: [])
    }
  }

  @Test(.spec("H-25")) func `autoReverse plays backwards when dismissing`() {
    let spec = SpecCase("H-25")
    spec.expect(
      HeroDefaultAnimationType.autoReverse(presenting: .cover(direction: .up)),
      equals: .selectBy(presenting: .cover(direction: .up), dismissing: .uncover(direction: .down))
    )
    spec.expect(
      HeroDefaultAnimationType.autoReverse(presenting: .fade),
      equals: .selectBy(presenting: .fade, dismissing: .fade)
    )
    spec.expect(
      type("autoReverse(push(left))"),
      equals: .autoReverse(presenting: .push(direction: .left))
    )
  }

  @Test(arguments: [
    ("bogus", "no animation is called “bogus”."), ("push", "push needs a direction."),
    ("push(sideways)", "no direction is called “sideways”."),
    ("push(left) fade", "one animation is expected; “fade” is not used."),
    ("selectBy(push(left))", "selectBy needs two animations."),
    ("slide(direction: (right ? a : b))", "“?” is not used here."),
  ])
  func `errors say what is missing`(text: String, message: String) {
    #expect(AnimationString.parse(text).diagnostics.contains { $0.message == message })
  }

  @Test func `the first of two animations is kept`() {
    #expect(type("push(left) fade") == .push(direction: .left))
  }

  @Test func `labels are accepted`() {
    #expect(type(".push(direction: .left)") == .push(direction: .left))
  }
}
