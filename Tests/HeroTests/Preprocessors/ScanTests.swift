import Hero
import TestSupport
import Testing

@MainActor @Suite("Taking views in") struct ScanTests {
  let stage = HeroStage()

  @Test(.spec("H-30", "H-31", "H-32"))
  func `conditions are asked once, and nest`() {
    let never = stage.add(
      CGRect(x: 0, y: 0, width: 10, height: 10),
      to: stage.first,
      modifiers: [.when({ _ in false }, .fade), .whenMatched(.fade), .scale(2)]
    )
    let leaving = stage.add(
      CGRect(x: 0, y: 20, width: 10, height: 10),
      to: stage.first,
      modifiers: [.whenAppearing(.fade), .scale(2)]
    )
    let entering = stage.add(
      CGRect(x: 0, y: 20, width: 10, height: 10),
      to: stage.second,
      modifiers: [.whenAppearing(.fade)]
    )
    let nested = stage.add(
      CGRect(x: 0, y: 40, width: 10, height: 10),
      to: stage.second,
      modifiers: [.when({ _ in true }, .when({ _ in true }, .fade))]
    )
    stage.present()
    SpecCase("H-30").expect(that: stage.state(never) != nil && stage.state(never)?.opacity == nil)
    SpecCase("H-31").expect(that: stage.state(leaving)?.opacity == nil)
    SpecCase("H-31").expect(stage.state(entering)?.opacity, equals: 0)
    SpecCase("H-32").expect(stage.state(nested)?.opacity, equals: 0)
  }

  @Test(.spec("H-34")) func `a view off-screen takes part only when forced`() {
    let spec = SpecCase("H-34")
    let frame = CGRect(x: 1000, y: 0, width: 50, height: 50)
    let far = stage.add(frame, to: stage.first, id: "far", modifiers: [.fade])
    let forced = stage.add(frame, to: stage.first, id: "forced", modifiers: [.forceAnimate])
    let target = CGRect(x: 0, y: 0, width: 50, height: 50)
    let one = stage.add(target, to: stage.second, id: "far")
    let other = stage.add(target, to: stage.second, id: "forced")
    stage.present()
    spec.expect(that: stage.state(far) == nil)
    spec.expect(that: stage.hero.context?.pairedView(for: one) == nil)
    spec.expect(that: stage.state(forced) != nil)
    spec.expect(that: stage.hero.context?.pairedView(for: other) === forced)
  }

  @Test(.spec("H-35")) func `touching the edge is not on screen`() {
    let view = stage.add(
      CGRect(x: 320, y: 0, width: 50, height: 50),
      to: stage.first,
      modifiers: [.fade]
    )
    stage.present()
    SpecCase("H-35").expect(that: stage.state(view) == nil)
  }

  @Test(.spec("H-36")) func `a disabled root takes its side out`() {
    let leaving = stage.add(CGRect(x: 0, y: 0, width: 9, height: 9), to: stage.first)
    stage.run { stage.first.view.hero.isEnabled = false }
    let entering = stage.add(CGRect(x: 0, y: 0, width: 9, height: 9), to: stage.second)
    stage.present()
    let context = stage.hero.context
    SpecCase("H-36").expect(context?.fromViews.count, equals: 0)
    SpecCase("H-36").expect(that: context?.toViews.contains { $0 === entering } == true)
    SpecCase("H-36").expect(that: context?.fromViews.contains { $0 === leaving } == false)
  }

  @Test(.spec("H-37")) func `a view may take part without its subviews`() {
    let list = stage.add(CGRect(x: 0, y: 0, width: 99, height: 99), to: stage.first)
    let cell = stage.run {
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      list.addSubview(cell)
      list.hero.isEnabledForSubviews = false
      return cell
    }
    stage.present()
    let views = stage.hero.context?.fromViews ?? []
    SpecCase("H-37").expect(that: views.contains { $0 === list })
    SpecCase("H-37").expect(that: !views.contains { $0 === cell })
  }

  @Test(.spec("H-38")) func `a hidden view takes part only when forced`() {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let hidden = stage.add(frame, to: stage.first, id: "h", modifiers: [.fade])
    let forced = stage.add(frame, to: stage.first, id: "f", modifiers: [.fade, .forceAnimate])
    stage.run {
      hidden.isHidden = true
      forced.isHidden = true
    }
    stage.present()
    SpecCase("H-38").expect(that: stage.state(hidden) == nil)
    SpecCase("H-38").expect(that: stage.hero.context?.sourceView(for: "h") == nil)
    SpecCase("H-38").expect(that: stage.state(forced) != nil)
  }

  @Test(.spec("H-39", "H-40")) func `what is inside may be ignored`() {
    for isRecursive in [false, true] {
      let stage = HeroStage()
      let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let parent = stage.add(
        frame,
        to: stage.first,
        modifiers: [.ignoreSubviewModifiers(recursive: isRecursive)]
      )
      let (child, grandchild) = stage.run {
        let child = UIView(frame: frame)
        let grandchild = UIView(frame: frame)
        for view in [child, grandchild] { view.hero.modifiers = [.fade] }
        child.hero.id = "child"
        parent.addSubview(child)
        child.addSubview(grandchild)
        return (child, grandchild)
      }
      let match = stage.add(frame, to: stage.second, id: "child")
      stage.present()
      SpecCase("H-39").expect(stage.state(grandchild) == nil, equals: isRecursive)
      SpecCase("H-40").expect(that: stage.hero.context?.pairedView(for: match) === child)
      SpecCase("H-40").expect(stage.state(child)?.source, equals: "child")
    }
  }

  @Test func `a condition can rescue a view off-screen`() {
    let view = stage.add(
      CGRect(x: 1000, y: 0, width: 50, height: 50),
      to: stage.second,
      modifiers: [.fade, .whenPresenting(.forceAnimate)]
    )
    stage.present()
    #expect(stage.state(view)?.forceAnimate == true)
  }

  @Test func `two views with one id are reported`() {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    _ = stage.add(frame, to: stage.first, id: "twin")
    let last = stage.add(frame, to: stage.first, id: "twin")
    stage.present()
    #expect(stage.hero.context?.sourceView(for: "twin") === last)
    #expect(stage.world.issues.contains { $0.message.contains("twin") })
  }
}
