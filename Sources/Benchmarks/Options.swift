/// What the command line asks for.
nonisolated struct Options: Equatable {
  /// Fewer runs and one size of the large pictures.
  var isQuick = false
  /// Whether a missed gate makes the program fail.
  var failsOnGates = false
  /// Whether processor time is measured, for a machine that others use as well.
  var countsProcessorTime = false
  /// Where figures are written as JSON.
  var jsonPath: String?
  /// The folder for pictures of every scene by every renderer.
  var picturesPath: String?
  /// The Python that has Skia, and the program that it runs.
  var skia: SkiaProgram?
  /// The rows that are wanted; all when empty.
  var only: Set<String> = []
  /// A line that says what is wrong.
  var problem: String?

  static let usage = """
    usage: Benchmarks [--quick] [--gates] [--processor-time] [--json FILE] \
    [--pictures FOLDER] [--skia PYTHON PROGRAM] [ROW ...]
    """

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst(), problem == nil {
      switch argument {
      case "--quick": isQuick = true
      case "--gates": failsOnGates = true
      case "--processor-time": countsProcessorTime = true
      case "--json": jsonPath = value(of: argument, &rest)
      case "--pictures": picturesPath = value(of: argument, &rest)
      case "--skia":
        guard let python = value(of: argument, &rest), let program = value(of: argument, &rest)
        else { return }
        skia = SkiaProgram(python: python, program: program)
      case _ where argument.hasPrefix("-"): problem = "unknown option \(argument)"
      default: only.insert(argument.uppercased())
      }
    }
  }

  private mutating func value(of option: String, _ rest: inout ArraySlice<String>) -> String? {
    if let value = rest.popFirst() { return value }
    problem = "\(option) needs a value"
    return nil
  }

  func wants(_ row: String) -> Bool { only.isEmpty || only.contains(row) }
}
