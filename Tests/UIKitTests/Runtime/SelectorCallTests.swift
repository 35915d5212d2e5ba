import Foundation
import QuartzCore
import Testing

@testable import UIKit

@Suite("Calls by selector") struct SelectorCallTests {
  private final class Listener: NSObject {
    var heard: [String] = []

    func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo as? String ?? "")") }
    func note(_ note: Notification) { heard.append(note.name.rawValue) }
    func plain() { heard.append("plain") }

    static let tick = Selector("tick(_:)", Listener.tick)
    static let note = Selector("note(_:)", Listener.note)
    static let plain = Selector("plain", Listener.plain)
  }

  private let world = World(clock: .manual(at: 5))
  private let name = Notification.Name("SelectorCallTests")

  @Test func `a repeating timer calls its target at its times until it is invalidated`() {
    let listener = Listener()
    let timer = world.perform {
      Timer.scheduledTimer(
        timeInterval: 0.5,
        target: listener,
        selector: Listener.tick,
        userInfo: "info",
        repeats: true
      )
    }
    #expect(timer.isValid)
    world.advance(by: 1.2, step: 0.1)
    #expect(listener.heard == ["tick info", "tick info"])
    timer.invalidate()
    world.advance(by: 2, step: 0.1)
    #expect(listener.heard.count == 2)
    #expect(!timer.isValid)
  }

  @Test func `a timer that does not repeat calls once`() {
    let listener = Listener()
    let timer = world.perform {
      Timer.scheduledTimer(
        timeInterval: 0.1,
        target: listener,
        selector: Listener.plain,
        userInfo: nil,
        repeats: false
      )
    }
    world.advance(by: 1, step: 0.1)
    #expect(listener.heard == ["plain"])
    #expect(!timer.isValid)
  }

  @Test func `an observer is called until it is removed`() {
    let listener = Listener()
    let center = NotificationCenter()
    world.perform { center.addObserver(listener, selector: Listener.note, name: name, object: nil) }
    center.post(name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["SelectorCallTests"])
  }

  @Test func `an observer is not kept`() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Listener.note, name: nil, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(gone == nil)
  }

  @Test func `a delayed call comes on the World's clock unless it is cancelled`() {
    let listener = Listener()
    world.perform {
      listener.perform(Listener.plain, with: nil, afterDelay: 0.3)
      listener.perform(Listener.plain, with: nil, afterDelay: 0.6)
    }
    world.advance(by: 0.4, step: 0.1)
    #expect(listener.heard == ["plain"])
    world.perform { NSObject.cancelPreviousPerformRequests(withTarget: listener) }
    world.advance(by: 1, step: 0.1)
    #expect(listener.heard == ["plain"])
  }

  @Test func `an object responds to the methods of its class`() {
    let listener: any NSObjectProtocol = Listener()
    #expect(listener.responds(to: Listener.plain))
    #expect(!listener.responds(to: Selector("plain")))
    #expect(!NSObject().responds(to: Listener.plain))
  }
}
