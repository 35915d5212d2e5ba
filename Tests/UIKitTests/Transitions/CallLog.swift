/// What was called, in order.
final class CallLog {
  private(set) var events: [String] = []

  func add(_ event: String) {
    events.append(event)
  }

  func clear() {
    events = []
  }

  /// The four appearance callbacks only, in the notation of the specification.
  var appearance: String {
    let names = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    return text { event in names.contains { event.hasSuffix(".\($0)") } }
  }

  func text(where isWanted: (String) -> Bool = { _ in true }) -> String {
    events.filter(isWanted).joined(separator: " > ")
  }

  func index(of event: String) -> Int? {
    events.firstIndex(of: event)
  }
}
