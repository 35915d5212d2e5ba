/// Calls back once when all of a number of animations ended.
final class CompletionGroup {
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isClosed = false
  private var allFinished = true

  init(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
  }

  /// Returns what is called when one more animation ended.
  func enter() -> (Bool) -> Void {
    pending += 1
    return { [self] finished in
      pending -= 1
      if !finished { allFinished = false }
      finishIfDone()
    }
  }

  /// Says that no further animation enters.
  func close() {
    isClosed = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
