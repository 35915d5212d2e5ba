import CThreads

/// The threads that draw: the one that asks, and others that help it.
///
/// Nothing waits for a helper that was not woken in time: whoever is there does the work. Helpers are kept off the
/// processor of the thread that asks, since systems like to wake a thread where it was woken from, and it would then
/// begin when all is done.
final class Crew {
  /// How many threads there are, at least 1.
  let threads: Int
  private var helpers: [HelperThread] = []
  private var allowed = ProcessorSet()
  private var canPlace = false

  init(threads: Int) {
    self.threads = max(1, threads)
  }

  deinit {
    for helper in helpers { helper.end() }
  }

  /// Calls a body on several threads at once, each with a number of its own from 0 on.
  ///
  /// The body has to work when it is called on one thread alone.
  ///
  /// - Parameters:
  ///   - most: On how many threads at most.
  ///   - body: What they do.
  func perform(most: Int, _ body: @Sendable (Int) -> Void) {
    let count = min(most, threads) - 1
    guard count > 0 else {
      body(0)
      return
    }
    start(count)
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: { (index: Int) in body(index) } as HelperThread.Work) { work in
        place(count)
        for helper in helpers.prefix(count) { helper.offer(work) }
        body(0)
        for helper in helpers.prefix(count) { helper.finish() }
      }
    }
  }

  /// Calls a body for each number below a count, by any thread.
  func forEach(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let counter = WorkCounter(count)
    perform(most: count) { _ in
      while let index = counter.next() { body(index) }
    }
  }

  private func start(_ count: Int) {
    guard helpers.count < count else { return }
    canPlace = processors_allowed(&allowed) == 0
    while helpers.count < count { helpers.append(HelperThread(index: helpers.count + 1)) }
  }

  private func place(_ count: Int) {
    guard canPlace else { return }
    let processor = processor_now()
    guard processor >= 0 else { return }
    for helper in helpers.prefix(count) { helper.keepOff(processor, of: &allowed) }
  }
}
