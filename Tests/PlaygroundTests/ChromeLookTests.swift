import Foundation
import Playback
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite struct ChromeLookTests {
  @Test func `given any scene, then its menu button says name and description in full`() throws {
    let bench = ChromeBench()
    let button = try #require(bench.view("scene menu") as? ChromeButton)
    let kind = try #require(bench.view("kind"))
    for scene in StageScene.all {
      bench.controller.send(
        .chooseScene(name: scene.name, triggers: scene.triggers, editedView: scene.editedView)
      )
      bench.tick()
      #expect(button.title == scene.title)
      #expect(button.subtitle == scene.subtitle)
      #expect(button.sizeThatFits(.zero).width <= button.bounds.width)
      #expect(kind.frame.minX == button.frame.maxX + 16)
    }
  }

  @Test func `given a matched view, then the button names its id`() throws {
    let bench = ChromeBench()
    let button = try #require(bench.view("view menu") as? ChromeButton)
    #expect(button.title == "photo")
    #expect(button.subtitle == "“kyoto”")
    bench.controller.send(.select(view: "headline"))
    #expect(button.subtitle == "")
  }

  @Test(arguments: [1120.0, 1280])
  func `given any selected view, then label, button, switch and note stand apart`(width: Double)
    throws
  {
    let bench = ChromeBench(size: CGSize(width: width, height: 800))
    let block = try #require(bench.view("modifiers"))
    for view in bench.controller.survey {
      bench.controller.send(.select(view: view.name))
      bench.tick()
      let row = block.subviews.filter { !$0.isHidden && $0.frame.maxY < 34 && $0.frame.width > 0 }
      #expect(row.count == 5)
      let frames = row.map(\.frame).sorted { $0.minX < $1.minX }
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(left.maxX <= right.minX, "\(view.name)")
      }
    }
  }

  @Test func `given the chrome, then its letters stand on whole points`() {
    let bench = ChromeBench()
    let labels = bench.all(UILabel.self).filter { $0.superview is ChromeControl }
    #expect(labels.count > 40)
    for label in labels {
      let origin = label.convert(CGPoint.zero, to: nil as UIView?)
      #expect(
        origin.x == origin.x.rounded() && origin.y == origin.y.rounded(),
        "\(label.text ?? "")"
      )
    }
  }

  @Test func `given a string that ran, then its age is told at round times only`() throws {
    let bench = ChromeBench()
    let block = try #require(bench.view("modifiers"))
    let note = try #require(
      block.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.textAlignment == .right }
    )
    bench.controller.modifiers.replaceAll("fade")
    bench.advance(by: 0.2)
    #expect(note.text == "re-ran just now")
    bench.advance(by: 6)
    #expect(note.text == "re-ran 5 s ago")
    let deadline = try #require(bench.world.nextDeadline)
    #expect(deadline - bench.world.clock.now > 3)
    bench.controller.modifiers.replaceAll("sprng")
    bench.advance(by: 20)
    #expect(note.text == "stage shows the last valid string")
  }
}
