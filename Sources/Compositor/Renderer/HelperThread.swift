import CThreads
import Dispatch
import Foundation
import Synchronization

/// A thread that sleeps until it is offered work.
final class HelperThread: @unchecked Sendable {
  // Safe to send: `work` is written before it is offered, and read only by the thread that took the offer; the
  // states and semaphores say which of the two has its turn.
  typealias Work = (Int) -> Void

  private enum State {
    static let idle = 0
    static let offered = 1
    static let taken = 2
    static let ended = 3
  }

  /// Which of the threads of a crew it is.
  let index: Int
  private let state = Atomic<Int>(State.idle)
  private let wake = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private var work: UnsafePointer<Work>?
  /// The system's number of the thread; -1 until it runs, and for good when the system gives no thread.
  private let number = Atomic<Int32>(-1)
  /// The processor that the thread is kept off.
  private var avoided: Int32 = -1

  /// How often the state is asked for before the thread that waits goes to sleep: some tens of microseconds, about
  /// as long as falling asleep and being woken take.
  private static let patience = 50_000

  init(index: Int) {
    self.index = index
    let thread = Thread {
      self.number.store(thread_number(), ordering: .relaxed)
      self.run()
    }
    thread.name = "stagecraft tiles \(index)"
    // Nobody waits for it: where memory is short there may never be a thread, and what is offered to it is taken
    // back.
    thread.start()
  }

  /// Ends the thread; nothing may be offered any more.
  func end() {
    state.store(State.ended, ordering: .releasing)
    wake.signal()
  }

  private func run() {
    while true {
      // More work may follow soon: a thread that is still awake begins at once.
      var patience = Self.patience
      while patience > 0, state.load(ordering: .acquiring) == State.idle { patience -= 1 }
      wake.wait()
      let offer = state.compareExchange(
        expected: State.offered,
        desired: State.taken,
        ordering: .acquiringAndReleasing
      )
      if offer.exchanged {
        work?.pointee(index)
        state.store(State.idle, ordering: .releasing)
        done.signal()
      } else if offer.original == State.ended {
        return
      }
    }
  }

  /// Keeps the thread off a processor, where it would wait for its turn while another one has nothing to do.
  func keepOff(_ processor: Int32, of allowed: inout ProcessorSet) {
    let number = number.load(ordering: .relaxed)
    guard processor != avoided, number >= 0 else { return }
    avoided = keep_thread_off(number, &allowed, processor) == 0 ? processor : -1
  }

  /// Offers work, which must stay where it is until ``finish()`` returns.
  func offer(_ work: UnsafePointer<Work>) {
    self.work = work
    state.store(State.offered, ordering: .releasing)
    wake.signal()
  }

  /// Takes back what was not begun, and waits for what was.
  func finish() {
    let offer = state.compareExchange(
      expected: State.offered,
      desired: State.idle,
      ordering: .acquiringAndReleasing
    )
    guard !offer.exchanged else { return }
    var patience = Self.patience
    while patience > 0, state.load(ordering: .acquiring) == State.taken { patience -= 1 }
    done.wait()
  }
}
