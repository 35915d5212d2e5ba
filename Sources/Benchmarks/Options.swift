/// What the command line asks for.
struct Options {
  /// Fewer runs and one size.
  var isQuick = false
  /// Where figures are written as JSON.
  var jsonPath: String?
  /// The rows that are wanted; all when empty.
  var only: Set<String> = []
  /// A line that says what is wrong.
  var problem: String?

  static let usage = "usage: Benchmarks [--quick] [--json FILE] [ROW ...]"

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json":
        guard let path = rest.popFirst() else {
          problem = "--json needs a file"
          return
        }
        jsonPath = path
      case _ where argument.hasPrefix("-"):
        problem = "unknown option \(argument)"
        return
      default: only.insert(argument.uppercased())
      }
    }
  }

  func wants(_ row: String) -> Bool { only.isEmpty || only.contains(row) }
}
