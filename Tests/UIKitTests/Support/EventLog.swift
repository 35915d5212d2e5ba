/// What happened, in order.
final class EventLog {
  private(set) var events: [String] = []

  func add(_ event: String) { events.append(event) }

  /// What happened since the last look.
  func take() -> [String] {
    let taken = events
    events = []
    return taken
  }
}
