import Hero
import TestSupport
import Testing

@MainActor @Suite("HeroModifier") struct HeroModifierTests {
  private func state(_ modifiers: [HeroModifier]?) -> HeroTargetState {
    var state: HeroTargetState = []
    state.append(contentsOf: modifiers ?? [])
    return state
  }

  private func state(_ text: String) -> HeroTargetState {
    let view = UIView()
    view.hero.modifierString = text
    return state(view.hero.modifiers)
  }

  private func isClose(_ one: CATransform3D?, _ other: CATransform3D) -> Bool {
    guard let one else { return false }
    return zip(one.elements, other.elements).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(.spec("H-6")) func `later transforms act inside earlier ones`() {
    let spec = SpecCase("H-6")
    let state = state("useGlobalCoordinateSpace scale(0.5) translate(80, 0) fade")
    let scaled = CATransform3DMakeScale(0.5, 0.5, 1)
    spec.expect(that: isClose(state.transform, CATransform3DTranslate(scaled, 80, 0, 0)))
    spec.expect(state.transform?.m41, equals: 40)
    spec.expect(state.opacity, equals: 0)
    spec.expect(state.coordinateSpace, equals: .global)
  }

  @Test(.spec("H-7")) func `no string gives no list, an empty one an empty list`() {
    let spec = SpecCase("H-7")
    let view = UIView()
    view.hero.modifierString = "fade"
    view.hero.modifierString = nil
    spec.expect(that: view.hero.modifiers == nil)
    view.hero.modifierString = ""
    spec.expect(view.hero.modifiers?.count, equals: 0)
  }

  @Test(.spec("H-8")) func `one number scales both axes`() {
    let spec = SpecCase("H-8")
    spec.expect(that: isClose(state("scale(2)").transform, CATransform3DMakeScale(2, 2, 1)))
    spec.expect(that: isClose(state("scale(2,3)").transform, CATransform3DMakeScale(2, 3, 1)))
    spec.expect(that: isClose(state("scale").transform, CATransform3DIdentity))
  }

  @Test(.spec("H-9")) func `one number rotates in the plane, two about x and y`() {
    let spec = SpecCase("H-9")
    spec.expect(that: isClose(state("rotate(1)").transform, CATransform3DMakeRotation(1, 0, 0, 1)))
    let aboutX = CATransform3DMakeRotation(1, 1, 0, 0)
    spec.expect(
      that: isClose(state("rotate(1,2)").transform, CATransform3DRotate(aboutX, 2, 0, 1, 0))
    )
  }

  @Test(.spec("H-10")) func `a spring has defaults`() {
    let spec = SpecCase("H-10")
    spec.expect(that: state("spring").spring ?? (0, 0) == (250, 30))
    spec.expect(that: state("spring(100)").spring ?? (0, 0) == (100, 30))
  }

  @Test(.spec("H-11")) func `a curve has a name or four numbers`() {
    let spec = SpecCase("H-11")
    spec.expect(
      state("timingFunction(sharp)").timingFunction?.controlPoints,
      equals: [0.4, 0, 0.6, 1]
    )
    spec.expect(
      state("timingFunction(0.1,0.2,0.3,0.4)").timingFunction?.controlPoints,
      equals: [0.1, 0.2, 0.3, 0.4]
    )
  }

  @Test(.spec("H-22")) func `an animation string that cannot be used is automatic`() {
    let spec = SpecCase("H-22")
    let controller = UIViewController()
    controller.hero.modalAnimationType = .zoom
    controller.hero.modalAnimationTypeString = nil
    spec.expect(controller.hero.modalAnimationType, equals: .auto)
    for text in ["bogus", "push"] {
      controller.hero.modalAnimationType = .zoom
      var told: [HeroDiagnostic] = []
      Hero.diagnosticHandler = { diagnostics, _ in told = diagnostics }
      controller.hero.modalAnimationTypeString = text
      Hero.diagnosticHandler = nil
      spec.expect(controller.hero.modalAnimationType, equals: .auto)
      spec.expect(told.count, equals: 1)
    }
  }

  @Test(.spec("H-26")) func `a modifier string reads back`() {
    let view = UIView()
    view.heroModifierString = "fade scale(0.5)"
    SpecCase("H-26").expect(view.hero.modifierString, equals: "fade scale(0.5)")
  }

  @Test(.spec("H-27")) func `a transform replaces what came before`() {
    let state = state([.translate(x: 10), .transform(CATransform3DIdentity), .scale(2)])
    SpecCase("H-27").expect(that: isClose(state.transform, CATransform3DMakeScale(2, 2, 1)))
  }

  @Test(.spec("H-28")) func `perspective acts on the rotations after it`() {
    let spec = SpecCase("H-28")
    let before = state([.perspective(500), .rotate(y: 1)]).transform ?? CATransform3DIdentity
    spec.expect(that: abs(abs(before.m14) - 0.002 * sin(1)) < 1e-9)
    let after = state([.rotate(y: 1), .perspective(500)]).transform ?? CATransform3DIdentity
    spec.expect(after.m34, equals: -0.002)
    spec.expect(after.m14, equals: 0)
  }

  @Test(.spec("H-29")) func `an infinite duration matches the longest`() {
    let spec = SpecCase("H-29")
    spec.expect(state([.duration(.infinity)]).duration, equals: .infinity)
    spec.expect(state([.durationMatchLongest]).duration, equals: .infinity)
  }

  @Test(.spec("H-33")) func `begin states add up`() {
    let spec = SpecCase("H-33")
    let state = state([.beginWith([.fade]), .beginWith(.cornerRadius(4), .zPosition(2))])
    spec.expect(state.beginState?.count, equals: 3)
    let begin = self.state(state.beginState)
    spec.expect(begin.opacity, equals: 0)
    spec.expect(begin.cornerRadius, equals: 4)
    spec.expect(begin.zPosition, equals: 2)
  }

  @Test func `every way of writing a modifier compiles`() {
    let list: [HeroModifier] = [
      .fade, .arc, .arc(), .arc(intensity: 0.5), .scale(), .scale(2), .scale(x: 2),
      .translate(x: 1), .translate(CGPoint(x: 1, y: 2)), .rotate(1), .rotate(x: 1), .cascade,
      .cascade(delta: 0.1), .ignoreSubviewModifiers, .ignoreSubviewModifiers(recursive: true),
      .beginWith(.fade), .beginWith([.fade]), .beginWith(modifiers: [.fade]),
      .whenMatched(.fade), .when({ $0.isMatched }, .fade), .overlay(color: .red, opacity: 0.5),
      .spring(stiffness: 250, damping: 25), .timingFunction(.deceleration),
    ]
    #expect(list.count == 23)
  }

  @Test func `the described form reads a name and its parameters`() {
    #expect(
      state([HeroModifier.from(name: "zPosition", parameters: ["2"])].compactMap { $0 })
        .zPosition == 2
    )
    #expect(HeroModifier.from(name: "wobble", parameters: []) == nil)
  }

  @Test func `a perspective of no distance is ignored`() {
    #expect(isClose(state([.perspective(0)]).transform, CATransform3DIdentity))
  }

  @Test func `custom values are kept by name`() {
    var state: HeroTargetState = []
    state["bounce"] = 3
    #expect(state["bounce"] as? Int == 3)
  }
}

extension CAMediaTimingFunction {
  fileprivate var controlPoints: [Float] {
    [1, 2].flatMap { index -> [Float] in
      var point: [Float] = [0, 0]
      getControlPoint(at: index, values: &point)
      return point
    }
  }
}

extension CATransform3D {
  fileprivate var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
