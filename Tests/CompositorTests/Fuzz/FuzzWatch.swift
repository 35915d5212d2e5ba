import Foundation
import Synchronization

/// Names the seed when a test with random input crashes the process or never ends.
///
/// Both kill the process before the test can say anything, so a signal's handler writes the line.
enum FuzzWatch {
  private static let seed = Atomic<UInt64>(0)
  // Written once before the handlers are there, and only read by them.
  /// Who answered the signals before.
  nonisolated(unsafe) private static let before = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()
  /// How many seconds of processor time a round may take before it counts as hung.
  private static let limit = 60

  /// Runs a round.
  ///
  /// - Parameters:
  ///   - number: The seed of the round.
  ///   - body: The round.
  static func watch(_ number: UInt64, _ body: () -> Void) {
    seed.store(number, ordering: .relaxed)
    setLimit(limit)
    body()
    setLimit(0)
  }

  /// Installs the handlers once.
  static let install: Void = {
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGVTALRM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        FuzzWatch.writeSeed()
        // The signal comes again and meets whoever answered it before: a backtrace, or the ordinary end.
        sigaction(signal, FuzzWatch.before + Int(signal), nil)
        raise(signal)
      }
      sigaction(signal, &action, before + Int(signal))
    }
  }()

  /// Processor time that only this process spends: a busy machine makes no difference.
  private static func setLimit(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  }

  /// Writes the seed with nothing but what a handler may call.
  private static func writeSeed() {
    let words: StaticString = "✘ The layer tree of this seed crashed or hung: "
    write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 21) { digits in
      var rest = seed.load(ordering: .relaxed)
      var place = 20
      digits[place] = 10
      repeat {
        place -= 1
        digits[place] = UInt8(48 + rest % 10)
        rest /= 10
      } while rest > 0
      guard let base = digits.baseAddress else { return }
      write(STDERR_FILENO, base + place, 21 - place)
    }
  }
}
