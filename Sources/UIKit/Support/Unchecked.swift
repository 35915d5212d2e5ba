/// Carries a value out of a closure that runs on the same actor as its caller.
nonisolated struct Unchecked<Value>: @unchecked Sendable {
  // Never crosses threads: it is made and read within one synchronous call.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
