import Foundation
import QuartzCore

/// The calls that `perform(_:with:afterDelay:)` asked for in a `World` and that are not yet made.
nonisolated final class DelayedPerforms {
  private final class Request {
    let target: AnyObject
    let selector: Selector

    init(target: AnyObject, selector: Selector) {
      self.target = target
      self.selector = selector
    }
  }

  private nonisolated enum Key: WorldKey {
    static func makeValue() -> DelayedPerforms { DelayedPerforms() }
  }

  private var requests: [Request] = []

  static func add(
    to target: AnyObject,
    _ selector: Selector,
    argument: Any?,
    delay: TimeInterval
  ) {
    let performs = World.current[Key.self]
    let request = Request(target: target, selector: selector)
    performs.requests.append(request)
    World.current.enqueue(after: delay) {
      guard performs.requests.contains(where: { $0 === request }) else { return }
      performs.requests.removeAll { $0 === request }
      let call = Unchecked((target: target, argument: argument))
      MainActor.assumeIsolated {
        _ = selector.perform(on: call.value.target, with: call.value.argument)
      }
    }
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    World.current[Key.self].requests.removeAll {
      $0.target === target && (selector == nil || $0.selector == selector)
    }
  }
}
