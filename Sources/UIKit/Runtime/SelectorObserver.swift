import Foundation
import QuartzCore

/// An object whose method a notification centre calls.
///
/// Foundation's centre knows tokens only on Linux; this remembers whose they are.
struct SelectorObserver {
  /// Whom to call, and in which World; neither is kept.
  // Used on the main actor only, in a closure that must be Sendable.
  nonisolated final class Target: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private weak var world: World?

    init(_ observer: AnyObject, world: World) {
      self.observer = observer
      self.world = world
    }

    @MainActor func call(_ selector: Selector, with notification: Notification) {
      guard let observer else { return }
      (world ?? .current).perform { _ = selector.perform(on: observer, with: notification) }
    }
  }

  private(set) weak var center: NotificationCenter?
  let target: Target
  let name: NSNotification.Name?
  let token: any NSObjectProtocol

  // Centres are global to the process, and so are their observers.
  private static var all: [SelectorObserver] = []

  static func add(_ observer: SelectorObserver) {
    sweep { $0.target.observer == nil }
    all.append(observer)
  }

  static func remove(
    _ observer: AnyObject,
    from center: NotificationCenter,
    where isMeant: (NSNotification.Name?) -> Bool
  ) {
    sweep { $0.target.observer === observer && $0.center === center && isMeant($0.name) }
  }

  private static func sweep(_ isGone: (SelectorObserver) -> Bool) {
    let gone = all.filter(isGone)
    guard !gone.isEmpty else { return }
    all.removeAll(where: isGone)
    for entry in gone { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
  }

  init(
    center: NotificationCenter,
    target: Target,
    name: NSNotification.Name?,
    token: any NSObjectProtocol
  ) {
    self.center = center
    self.target = target
    self.name = name
    self.token = token
  }
}
