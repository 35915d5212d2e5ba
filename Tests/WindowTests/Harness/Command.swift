import Foundation

/// A program that is run to its end.
struct Command {
  /// What a program left behind.
  struct Result {
    var status: Int32
    var output: Data
    var errors: Data

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs a program and returns what it left behind, whether it succeeded or not; after 30 seconds it is
  /// ended, as tools of X wait for ever for windows that do not answer.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in PATH, and its arguments.
  ///   - input: What it reads.
  ///   - environment: Variables to set, or to remove where the value is nil.
  ///   - folder: The current folder.
  /// - Throws: What the tools or the window could not do.
  /// - Returns: The status and the output.
  static func run(
    _ arguments: [String],
    input: Data? = nil,
    environment: [String: String?] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["-k", "2", "30"] + arguments
    process.environment = merged(environment)
    if let folder { process.currentDirectoryURL = folder }
    let output = Pipe()
    // Standard error goes to a file, so that a talkative program cannot block on a full pipe.
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("stagecraft-window-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    let inlet = input.map { _ in Pipe() }
    process.standardInput = inlet ?? FileHandle.nullDevice
    try process.run()
    if let input, let inlet {
      try inlet.fileHandleForWriting.write(contentsOf: input)
      try inlet.fileHandleForWriting.close()
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: data,
      errors: (try? Data(contentsOf: errors)) ?? Data()
    )
  }

  /// Runs a program that must succeed, and returns its output.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in PATH, and its arguments.
  ///   - input: What it reads.
  /// - Throws: What the tools or the window could not do.
  /// - Returns: The output.
  @discardableResult
  static func demand(_ arguments: String..., input: Data? = nil) throws -> Data {
    let result = try run(arguments, input: input)
    guard result.status == 0 else {
      throw WindowTestError.tool(
        arguments.joined(separator: " "),
        status: result.status,
        output: result.errorText
      )
    }
    return result.output
  }

  static func merged(_ changes: [String: String?]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    return environment
  }
}
