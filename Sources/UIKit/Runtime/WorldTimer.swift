import Foundation
import QuartzCore

/// A timer on the clock of the `World` that was current when it was made.
///
/// It is used on the main actor only, as everything of a World; Foundation's class bears no isolation.
nonisolated final class WorldTimer: Timer {
  private let interval: TimeInterval
  private let isRepeating: Bool
  private let selector: Selector
  private var target: AnyObject?
  private var info: Any?
  private let world = World.current

  init(
    interval: TimeInterval,
    target: AnyObject,
    selector: Selector,
    info: Any?,
    repeats: Bool
  ) {
    self.interval = max(interval, 1e-4)
    self.target = target
    self.selector = selector
    self.info = info
    isRepeating = repeats
    super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }

  override var isValid: Bool { target != nil }

  override var timeInterval: TimeInterval { isRepeating ? interval : 0 }

  override var userInfo: Any? { info }

  override func invalidate() {
    target = nil
    info = nil
    super.invalidate()
  }

  override func fire() {
    let timer = Unchecked(self)
    MainActor.assumeIsolated { timer.value.call() }
  }

  func schedule() {
    world.enqueue(after: interval) { [weak world] in
      guard self.isValid, world != nil else { return }
      self.fire()
      if self.isValid { self.schedule() }
    }
  }

  @MainActor private func call() {
    guard let target else { return }
    if !isRepeating { invalidate() }
    selector.perform(on: target, with: self)
  }
}
