import Foundation

let options = Options(Array(CommandLine.arguments.dropFirst()))
if let problem = options.problem {
  FileHandle.standardError.write(Data("\(problem)\n\(Options.usage)\n".utf8))
  exit(2)
}
var suite = Suite(options)
suite.run()
if let path = options.jsonPath {
  do {
    try suite.table.json().write(to: URL(fileURLWithPath: path))
  } catch {
    FileHandle.standardError.write(Data("cannot write \(path): \(error)\n".utf8))
    exit(2)
  }
}
