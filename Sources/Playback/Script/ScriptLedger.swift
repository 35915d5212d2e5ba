/// What happened on a stage of a script: callbacks in order, calls that are due, and faults.
final class ScriptLedger {
  private final class Call {
    let name: String
    var count = 0

    init(_ name: String) {
      self.name = name
    }
  }

  /// Callbacks, each with the name of its screen.
  private(set) var events: [String] = []
  /// What went wrong on the way.
  private(set) var faults: [String] = []
  /// What the script asked for and cannot be had, each once.
  private(set) var notes: [String] = []
  private var calls: [Call] = []

  func note(_ event: String) {
    events.append(event)
  }

  func remark(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  func blame(_ fault: String) {
    faults.append(fault)
  }

  /// Returns a closure that must be called exactly once.
  func expectCall(_ name: String) -> () -> Void {
    let call = Call(name)
    calls.append(call)
    return { call.count += 1 }
  }

  /// The calls that were not made exactly once.
  var wrongCalls: [String] {
    calls.filter { $0.count != 1 }.map { "\($0.name) was called \($0.count) times" }
  }
}
