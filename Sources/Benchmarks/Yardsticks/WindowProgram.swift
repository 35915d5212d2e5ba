import Foundation
import QuartzCore

/// The program in a window on a display of its own, with a log of its keys and frames.
final class WindowProgram {
  /// A line of the log.
  struct Line {
    /// When a key went down, in seconds.
    var key: Double?
    /// A frame that was presented: when, in seconds, how much of it, and how long presenting took, in ms.
    var frame: (time: Double, pixels: Int, present: Double)?

    init(_ text: Substring) {
      let words = text.split(separator: " ")
      if words.count == 2, words[0] == "key" { key = Double(words[1]) }
      guard words.count == 6, words[0] == "frame", let time = Double(words[1]),
        let pixels = Int(words[3]), let present = Double(words[5])
      else { return }
      frame = (time, pixels, present)
    }
  }

  /// How long the playground waits after a key before the transition runs anew, in seconds.
  static let settlingPause = 0.12
  /// What is drawn of the stage has at least as many pixels; a letter and the caret have fewer.
  static let fewestPixelsOfStage = 100_000
  /// The middle of the modifier field.
  private static let field = ["900", "102"]

  /// When the program was started, in seconds of the log's clock.
  let started: Double
  private let display: VirtualDisplay
  private let process = Process()
  private let log: URL
  private let clock = MediaClock.real()

  /// Why there is no window to be had; nil when there is one.
  static var reasonForNone: String? {
    for tool in ["Xvfb", "xdotool"] where path(of: tool) == nil {
      return "\(tool) is not installed"
    }
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      return "\(executable) is not built"
    }
    return nil
  }

  /// The program, beside this one.
  private static var executable: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("stagecraft").path
  }

  /// Where a tool is that `PATH` names, or nil.
  static func path(of tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the program.
  ///
  /// - Parameter display: Where its window is.
  /// - Throws: Why it did not start.
  init(_ display: VirtualDisplay) throws {
    self.display = display
    log = FileManager.default.temporaryDirectory
      .appendingPathComponent("stagecraft-frames-\(UUID().uuidString)")
    process.executableURL = URL(fileURLWithPath: Self.executable)
    process.arguments = ["--frame-log", log.path]
    process.environment = Self.environment(display)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    started = clock.now
    try process.run()
  }

  private static func environment(_ display: VirtualDisplay) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display.name
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["WAYLAND_DISPLAY"] = nil
    return environment
  }

  /// Ends the program.
  func end() {
    process.terminate()
    process.waitUntilExit()
    // A log that stays is one file among other temporary ones.
    try? FileManager.default.removeItem(at: log)
  }

  /// The time of the log's clock, in seconds.
  var now: Double { clock.now }

  // MARK: Reading

  private func lines() -> [Line] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(Line.init)
  }

  /// When the first frame was presented.
  func firstFrame() throws -> Double {
    let limit = now + 30
    while now < limit {
      if let frame = lines().lazy.compactMap(\.frame).first { return frame.time }
      Thread.sleep(forTimeInterval: 0.005)
    }
    throw ChildProcess.Failure(description: "the window showed no frame in 30 seconds")
  }

  /// Waits until nothing but the caret has been drawn for a second.
  func settle() throws {
    _ = try firstFrame()
    let limit = now + 30
    while now < limit {
      Thread.sleep(forTimeInterval: 0.1)
      let last = lines().lazy.compactMap(\.frame).last { $0.pixels > Self.fewestPixelsOfStage }
      if now - (last?.time ?? 0) > 1 { return }
    }
    throw ChildProcess.Failure(description: "the window did not come to rest in 30 seconds")
  }

  /// The processor time that the program has used, in seconds.
  func processorTime() throws -> Double {
    let folder = "/proc/\(process.processIdentifier)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let path = "\(folder)/\(thread)/schedstat"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
    }
  }

  // MARK: Driving

  @discardableResult private func xdotool(_ arguments: [String]) throws -> String {
    guard let path = Self.path(of: "xdotool") else { return "" }
    let output = try ChildProcess.run(path, arguments, environment: Self.environment(display))
    return String(decoding: output, as: UTF8.self)
  }

  /// Puts the keyboard into the modifier field and writes a text into it.
  func editField(_ text: String) throws {
    let search = ["search", "--sync", "--onlyvisible", "--name", "Stagecraft"]
    let windows = try xdotool(search).split(separator: "\n")
    guard let window = windows.last.map(String.init) else {
      throw ChildProcess.Failure(description: "the window is not found")
    }
    try xdotool(["windowfocus", window])
    try xdotool(["mousemove", "--window", window] + Self.field + ["click", "1"])
    try xdotool(["key", "--clearmodifiers", "ctrl+a"])
    try xdotool(["type", "--clearmodifiers", "--delay", "30", text])
    try xdotool(["key", "--clearmodifiers", "Left"])
    try settle()
  }

  /// Presses a key and returns what the log says until all is at rest again.
  ///
  /// - Parameter key: The key's name.
  /// - Throws: What the tools cannot do.
  /// - Returns: The new lines.
  func lines(pressing key: String) throws -> [Line] {
    let before = lines().count
    try xdotool(["key", "--clearmodifiers", key])
    let limit = now + 5
    while now < limit, Self.answer(in: Array(lines().dropFirst(before))) == nil {
      Thread.sleep(forTimeInterval: 0.02)
    }
    try settle()
    return Array(lines().dropFirst(before))
  }

  /// Finds the frame that shows what a key does, after the pause.
  ///
  /// - Parameter lines: The log from the key on.
  /// - Returns: Seconds from the end of the pause to the frame, or nil.
  static func answer(in lines: [Line]) -> Double? {
    guard let pressed = lines.lazy.compactMap(\.key).first else { return nil }
    let settled = pressed + settlingPause
    let frame = lines.lazy.compactMap(\.frame).first {
      $0.time > settled && $0.pixels > fewestPixelsOfStage
    }
    return frame.map { $0.time - settled }
  }

  /// Finds the frame that shows a letter, before the pause is over.
  ///
  /// - Parameter lines: The log from the key on.
  /// - Returns: How long presenting it took, in milliseconds, or nil.
  static func echo(in lines: [Line]) -> Double? {
    guard let pressed = lines.lazy.compactMap(\.key).first else { return nil }
    let frames = lines.lazy.compactMap(\.frame)
    return frames.first { $0.time > pressed && $0.time < pressed + settlingPause }?.present
  }
}
