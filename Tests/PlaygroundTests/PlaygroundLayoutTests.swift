import Foundation
import Testing

@testable import Playground

@Suite struct PlaygroundLayoutTests {
  private let phone = CGSize(width: 375, height: 812)

  @Test func `given the drawing's window, then everything stands where it is drawn`() {
    let layout = PlaygroundLayout(size: PlaygroundLayout.standardSize, device: phone)
    #expect(layout.topBar == CGRect(x: 0, y: 0, width: 1280, height: 44))
    #expect(layout.stage == CGRect(x: 0, y: 44, width: 528, height: 668))
    #expect(layout.stageScale == 0.75)
    #expect(layout.screen.size == CGSize(width: 281, height: 609))
    #expect(layout.modifiers == CGRect(x: 528, y: 44, width: 752, height: 128))
    #expect(layout.transport == CGRect(x: 0, y: 712, width: 1280, height: 64))
    #expect(layout.status == CGRect(x: 0, y: 776, width: 1280, height: 24))
  }

  @Test(arguments: [
    CGSize(width: 100, height: 100), CGSize(width: 1120, height: 720),
    CGSize(width: 1920, height: 1200), CGSize(width: 1281, height: 999),
  ])
  func `given any window, then the regions tile it and the phone is whole`(size: CGSize) {
    let layout = PlaygroundLayout(size: size, device: phone)
    #expect(layout.stage.contains(layout.screen.insetBy(dx: -11, dy: -11)))
    #expect(layout.stage.maxX == layout.modifiers.minX)
    #expect(layout.modifiers.maxY == layout.reference.minY)
    #expect(layout.reference.maxY == layout.transport.minY)
    #expect(layout.stage.maxY == layout.transport.minY)
    #expect(layout.transport.maxY == layout.status.minY)
    #expect((layout.stageScale * 8).rounded() == layout.stageScale * 8)
  }

  @Test func `given a wide tablet, then it is scaled to fit`() {
    let tablet = CGSize(width: 1024, height: 768)
    let layout = PlaygroundLayout(size: PlaygroundLayout.standardSize, device: tablet)
    #expect(layout.stageScale == 0.375)
    #expect(layout.stage.contains(layout.screen))
  }
}
