public import Dispatch

// Calls without the defaulted arguments of libdispatch's own methods resolve to these, so that deferred work of
// code that imports UIKit runs on the clock of the World that asked for it.
nonisolated extension DispatchQueue {
  /// Runs work later; on the main queue, in the current World's next frame.
  ///
  /// - Parameter work: What to run.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard isMain else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    World.current.enqueue { work() }
  }

  /// Runs work at a later time; on the main queue, on the current World's clock.
  ///
  /// - Parameters:
  ///   - deadline: When to run it.
  ///   - work: What to run.
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    World.current.enqueue(after: deadline.secondsFromNow) { work() }
  }

  /// Whether this is the main queue; each look at `DispatchQueue.main` makes another object for it on Linux.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

nonisolated extension DispatchTime {
  /// The distance to now in whole milliseconds, at least 0.
  ///
  /// `.now() + delay` was read a few microseconds ago; rounding gives back the delay that was written, so
  /// that a World with a manual clock runs the work at exactly the same time in every run.
  fileprivate var secondsFromNow: TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return (Double(uptimeNanoseconds - now) / 1e6).rounded(.up) / 1000
  }
}
