import Foundation

/// An X server without a screen, which ends with the benchmarks.
final class VirtualDisplay {
  /// Its name, as in `DISPLAY`.
  let name: String
  private let server = Process()

  /// Starts a server on a number that is free.
  ///
  /// - Throws: Why there is none.
  init() throws {
    guard let path = WindowProgram.path(of: "Xvfb") else {
      throw ChildProcess.Failure(description: "there is no Xvfb")
    }
    let number = Pipe()
    server.executableURL = URL(fileURLWithPath: path)
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset",
    ]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let data = number.fileHandleForReading.availableData
      guard !data.isEmpty else { throw ChildProcess.Failure(description: "Xvfb did not start") }
      text += String(decoding: data, as: UTF8.self)
    }
    name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends the server.
  func end() {
    server.terminate()
    server.waitUntilExit()
  }
}
