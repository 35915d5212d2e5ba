import Census
import Foundation
import QuartzCore

/// `stagecraft api`: tells of each symbol of a census whether it can be used here, and which test
/// covers it.
enum ApiCommand {
  static let command = Tool.Command(
    name: "api",
    usage: "stagecraft api --census FILE [--required FILE] [--package FOLDER] [--build FOLDER]",
    summary: "Tell of each symbol of a census whether a use compiles and a test covers it.",
    run: run
  )

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(
      arguments,
      options: ["census", "required", "package", "build"],
      flags: [],
      command: "api"
    )
    if let word = parsed.words.first {
      throw .usage("api takes no words, not “\(word)”; name the census by --census")
    }
    guard let path = parsed.values["census"] else {
      throw .usage("api needs --census FILE: a table of symbols, kinds and repositories")
    }
    let package = parsed.values["package"] ?? FileManager.default.currentDirectoryPath
    let report = try report(
      on: path,
      required: parsed.values["required"],
      package: URL(filePath: package),
      build: parsed.values["build"].map { URL(filePath: $0) }
    )
    try StandardOutput.write(report.text)
    guard report.isComplete else {
      throw .diagnostics("stagecraft: the census is not met: see what is missing above")
    }
  }

  private static func report(
    on path: String,
    required: String?,
    package: URL,
    build: URL?
  ) throws(ToolError) -> CensusReport {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let rows = try rows(at: path)
    let needed = if let required { try Self.rows(at: required) } else { [CensusRow]() }
    try check(package, holds: "Sources", option: "package")
    let build = build ?? own.deletingLastPathComponent()
    try check(build, holds: "Modules", option: "build")
    do {
      let census = Census(package: package, build: build) {
        LayerProperty.named($0) != nil
      }
      return try census.report(on: rows, required: needed)
    } catch {
      throw .output("\(error)")
    }
  }

  /// Looks whether a folder is what an option should name.
  private static func check(
    _ folder: URL,
    holds name: String,
    option: String
  ) throws(ToolError) {
    var isFolder: ObjCBool = false
    let inner = folder.appending(path: name).path
    guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw .output(
        "“\(folder.path)” is no \(option): it holds no folder \(name); name one by --\(option)"
      )
    }
  }

  private static func rows(at path: String) throws(ToolError) -> [CensusRow] {
    let text = try InputFile.text(at: path, what: "census")
    do {
      return try CensusRow.rows(of: text, path: path)
    } catch {
      throw .output("\(error)")
    }
  }
}
