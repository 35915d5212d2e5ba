import Foundation

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
if let problem = options.problem { fail("\(problem)\n\(Options.usage)") }
var suite = Suite(options)
do {
  try suite.run()
  if let path = options.jsonPath {
    try suite.report.json().write(to: URL(fileURLWithPath: path))
  }
} catch {
  fail("Benchmarks: \(error)")
}
print("\n\(suite.report.summary)")
if options.failsOnGates, !suite.report.missedGates.isEmpty { exit(1) }
