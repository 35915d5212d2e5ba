import UIKit

/// Is told how a run goes on.
@MainActor protocol ProgressRunnerDelegate: AnyObject {
  /// Tells the progress of this frame.
  func runner(_ runner: ProgressRunner, didReach progress: Double)
  /// Tells that the run has arrived; the last progress was told before.
  func runner(_ runner: ProgressRunner, didFinish finished: Bool)
}

/// Carries the progress from where it is to one of its ends in a given time.
///
/// It goes by the clock and not by counting frames, so that dropped frames do not make it late.
final class ProgressRunner {
  weak var delegate: (any ProgressRunnerDelegate)?
  private var link: CADisplayLink?
  private var start: CFTimeInterval = 0
  private var seconds: TimeInterval = 0
  private var first = 0.0
  private var last = 1.0

  var isRunning: Bool { link != nil }
  /// Whether the run goes back to the beginning.
  var isReversed: Bool { last < first || last == 0 }

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - progress: Where it begins, 0…1.
  ///   - finishing: Whether it goes to 1 rather than to 0.
  ///   - seconds: How long it takes.
  func run(from progress: Double, finishing: Bool, seconds: TimeInterval) {
    stop()
    first = progress
    last = finishing ? 1 : 0
    self.seconds = seconds
    start = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector("step", ProgressRunner.step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Where the run is now, which may be beyond what it told last.
  var progress: Double {
    let elapsed = min(max(CACurrentMediaTime() - start, 0), seconds)
    return seconds > 0 ? first + (last - first) * elapsed / seconds : last
  }

  private func step() {
    // A frame that is due at the end may come a rounding error before it.
    guard CACurrentMediaTime() - start < seconds - Self.tolerance else {
      stopAtEnd()
      return
    }
    delegate?.runner(self, didReach: progress)
  }

  private static let tolerance: TimeInterval = 1e-9

  private func stopAtEnd() {
    delegate?.runner(self, didReach: last)
    // The progress may have been taken over from outside meanwhile.
    guard isRunning else { return }
    stop()
    delegate?.runner(self, didFinish: last == 1)
  }
}
