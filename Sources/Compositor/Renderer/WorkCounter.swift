import Synchronization

/// Hands out numbers to threads.
final class WorkCounter: Sendable {
  private let count: Int
  private let value = Atomic<Int>(0)

  /// Makes a counter of the numbers below a count.
  init(_ count: Int) {
    self.count = count
  }

  /// The next number; nil when all are handed out.
  func next() -> Int? {
    let number = value.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }
}
