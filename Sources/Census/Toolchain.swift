import Foundation

/// The programs of the Swift toolchain that the census runs, and the options by which they find a
/// build's modules.
struct Toolchain {
  /// The folder of the toolchain's programs.
  let programs: URL
  /// The folder of the built modules.
  let modules: URL
  /// Options for the C libraries that the modules stand on.
  let libraryOptions: [String]

  /// Finds the toolchain by `PATH`.
  ///
  /// - Parameters:
  ///   - modules: The folder of the built modules.
  ///   - package: The folder of the package.
  /// - Throws: `CensusError` when no compiler is found.
  init(modules: URL, package: URL) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(filePath: "\($0)/swiftc") }
    guard
      let compiler = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      throw CensusError("no swiftc on PATH: the census compiles uses; install Swift and try again")
    }
    programs = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    self.modules = modules
    let sources = package.appending(path: "Sources")
    let maps = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      .map { sources.appending(path: "\($0)/module.modulemap").path }
      .filter(FileManager.default.fileExists)
    let found = try Self.run(
      URL(filePath: "/usr/bin/env"),
      ["pkg-config", "--cflags-only-I", "pangocairo", "gdk-pixbuf-2.0", "spng", "sdl2"]
    )
    let headers = found.output.split(whereSeparator: \.isWhitespace).map(String.init)
    libraryOptions = (maps.map { "-fmodule-map-file=\($0)" } + headers).flatMap { ["-Xcc", $0] }
  }

  /// Writes the symbol graph of a module into a folder.
  func extractSymbols(of module: String, into folder: URL) throws {
    let arguments =
      ["-module-name", module, "-I", modules.path, "-target", "x86_64-unknown-linux-gnu"]
      + libraryOptions + ["-output-dir", folder.path]
    let run = try Self.run(programs.appending(path: "swift-symbolgraph-extract"), arguments)
    guard run.status == 0 else {
      throw CensusError("the symbols of \(module) cannot be read:\n\(run.errors)")
    }
  }

  /// Type-checks a file.
  ///
  /// - Returns: The messages of the lines that do not compile, by line.
  func errors(in file: URL) throws -> [Int: String] {
    let arguments =
      [
        "-typecheck", "-swift-version", "5", "-default-isolation", "MainActor",
        "-suppress-warnings",
      ]
      + ["-I", modules.path] + libraryOptions + [file.path]
    let run = try Self.run(programs.appending(path: "swiftc"), arguments)
    var messages: [Int: String] = [:]
    for line in run.errors.split(separator: "\n") where line.hasPrefix(file.path + ":") {
      let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[2] == " error", let number = Int(parts[0]) else { continue }
      if messages[number] == nil {
        messages[number] = parts[3].trimmingCharacters(in: .whitespaces)
      }
    }
    if run.status != 0, messages.isEmpty {
      throw CensusError("the compiler failed:\n\(run.errors)")
    }
    return messages
  }

  private static func run(
    _ program: URL,
    _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let files = try (0..<2).map { _ in try TemporaryFile() }
    process.standardOutput = files[0].handle
    process.standardError = files[1].handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try files[0].text(), try files[1].text())
  }
}
