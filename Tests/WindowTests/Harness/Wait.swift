/// Waits for conditions, with a limit; nothing here waits for a fixed time.
enum Wait {
  /// Waits until a condition holds.
  ///
  /// - Parameters:
  ///   - condition: What is waited for, in words for a failure.
  ///   - limit: The longest wait, in seconds. Default 15.
  ///   - check: The condition.
  /// - Throws: What the tools or the window could not do.
  static func until(
    _ condition: String,
    within limit: Double = 15,
    _ check: () async throws -> Bool
  ) async throws {
    _ = try await value(condition, within: limit) { try await check() ? true : nil }
  }

  /// Waits until there is a value.
  ///
  /// - Parameters:
  ///   - condition: What is waited for, in words for a failure.
  ///   - limit: The longest wait, in seconds. Default 15.
  ///   - get: Returns the value, or nil while there is none.
  /// - Throws: What the tools or the window could not do.
  /// - Returns: The value.
  static func value<Value>(
    _ condition: String,
    within limit: Double = 15,
    _ get: () async throws -> Value?
  ) async throws -> Value {
    let start = ContinuousClock.now
    while true {
      if let value = try await get() { return value }
      guard start.duration(to: .now) < .seconds(limit) else {
        throw WindowTestError.timedOut(condition, seconds: limit)
      }
      try await Task.sleep(for: .milliseconds(15))
    }
  }
}
