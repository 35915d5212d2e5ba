import Playback
import Testing

@testable import Playground

@Suite struct PlaygroundStateTests {
  private let start = PlaygroundState(scene: "city-guide", kind: .push, selectedView: "photo")

  @Test func `given slow motion, when it is switched on, then the speed is a tenth`() {
    let slow = start.reduced(by: .setSlowMotion(true))
    #expect(slow.speed == .tenth)
    #expect(slow.isSlowMotion)
    #expect(slow.reduced(by: .setSlowMotion(false)).speed == .full)
  }

  @Test func `given the speed of a tenth, when chosen by its button, then the switch is on too`() {
    #expect(start.reduced(by: .chooseSpeed(.tenth)).isSlowMotion)
  }

  @Test func `given a quarter speed, when slow motion is switched off again, then it stays`() {
    let quarter = start.reduced(by: .chooseSpeed(.quarter))
    #expect(quarter.reduced(by: .setSlowMotion(false)) == quarter)
  }

  @Test func `given a scene that only presents, when chosen, then a click presents`() {
    let next = start.reduced(
      by: .chooseScene(name: "shopping-cart", triggers: [.present, .dismiss], editedView: nil)
    )
    #expect(next.kind == .present)
    #expect(next.selectedView == nil)
  }

  @Test func `given a typed string, when the scene changes and comes back, then it is still there`()
  {
    let typed = start.reduced(by: .useString("fade"))
    let away = typed.reduced(
      by: .chooseScene(name: "reveal", triggers: [.push, .pop], editedView: nil)
    )
    #expect(away.sceneStrings.isEmpty)
    let back = away.reduced(
      by: .chooseScene(name: "city-guide", triggers: [.push], editedView: "photo")
    )
    #expect(back.sceneStrings == ["photo": "fade"])
  }

  @Test func `given no selected view, when a string is used, then nothing is kept`() {
    let none = PlaygroundState(scene: "reveal", kind: .push, selectedView: nil)
    #expect(none.reduced(by: .useString("fade")) == none)
  }

  @Test func `given a way back, when chosen as the kind, then the way there is meant`() {
    #expect(start.reduced(by: .chooseKind(.dismiss)).kind == .present)
  }
}
