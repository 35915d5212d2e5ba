/// The animations that a transaction's completion block waits for.
final class CompletionGroup {
  private let block: () -> Void
  private var pending = 0
  private var isClosed = false
  private var hasRun = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Counts an animation in.
  func enter() {
    pending += 1
  }

  /// Counts an animation out, and runs the block after the last one.
  func leave() {
    pending -= 1
    runIfDone()
  }

  /// Counts an animation out, and leaves it to the caller to run the block after the last one.
  func discount() {
    pending -= 1
  }

  /// Says that no more animations come.
  ///
  /// - Returns: Whether the block has nothing to wait for.
  func close() -> Bool {
    isClosed = true
    return pending == 0
  }

  /// Runs the block, once, when there is nothing left to wait for.
  func runIfDone() {
    guard isClosed, pending == 0, !hasRun else { return }
    hasRun = true
    block()
  }
}
