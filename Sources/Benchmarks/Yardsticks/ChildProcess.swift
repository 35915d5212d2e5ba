import Foundation

/// Another program that is run to its end.
nonisolated enum ChildProcess {
  /// Why a program gave no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program and returns what it prints.
  ///
  /// - Parameters:
  ///   - path: The program's path.
  ///   - arguments: Its arguments.
  ///   - environment: Its environment. Default this program's own.
  /// - Returns: Its standard output.
  /// - Throws: ``Failure`` when it ends with an error, or what starting it throws.
  static func run(
    _ path: String,
    _ arguments: [String],
    environment: [String: String]? = nil
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let command = ([path] + arguments).joined(separator: " ")
      throw Failure(description: "`\(command)` ended with \(process.terminationStatus)")
    }
    return output
  }

  /// Calls a body with a new folder that is removed afterwards.
  ///
  /// - Parameter body: Gets the folder.
  /// - Returns: What the body returns.
  /// - Throws: What the body or the file system throws.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stagecraft-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
