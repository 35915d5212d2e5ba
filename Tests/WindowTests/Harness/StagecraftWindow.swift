import Foundation

/// The program in a window on the run's display, driven as a person would.
///
/// All places are in points of the window; the scale turns them into pixels.
final class StagecraftWindow {
  let program: Program
  /// The window's number on the X server.
  let id: String
  let scale: Double

  private init(program: Program, id: String, scale: Double) {
    self.program = program
    self.id = id
    self.scale = scale
  }

  /// Starts the program and waits for its window and its first frame.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - scale: The window's scale, which is not passed on: the arguments say it.
  /// - Throws: What the tools or the window could not do.
  /// - Returns: The window, with the keyboard.
  static func open(_ arguments: [String] = [], scale: Double = 1) async throws -> StagecraftWindow {
    let program = try Program([WindowRun.executable] + arguments)
    do {
      let id = try await Wait.value("the window is shown", within: 30) { () -> String? in
        let search = [
          "xdotool", "search", "--onlyvisible", "--pid", "\(program.id)",
        ]
        let found = try Command.run(search).text.split(separator: "\n")
        return found.last.map(String.init)
      }
      let window = StagecraftWindow(program: program, id: id, scale: scale)
      try await window.focus()
      try await Wait.until("the first frame is shown") {
        let picture = try window.capture()
        return picture.count(near: picture[0, 0], tolerance: 0) < picture.width * picture.height * 9
          / 10
      }
      return window
    } catch {
      await program.end()
      throw error
    }
  }

  /// Runs a body with a window that ends with it.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - scale: The window's scale.
  ///   - body: The test.
  /// - Throws: What the tools or the window could not do.
  static func with(
    _ arguments: String...,
    scale: Double = 1,
    _ body: (StagecraftWindow) async throws -> Void
  ) async throws {
    let window = try await open(arguments, scale: scale)
    do {
      try await body(window)
    } catch {
      try? window.capture().keep(as: "failed-\(window.program.id)")
      await window.program.end()
      throw error
    }
    await window.program.end()
  }

  /// Gives the window the keyboard; there is no window manager that would.
  func focus() async throws {
    try Command.demand("xdotool", "windowfocus", id)
    try await Wait.until("the window has the keyboard") {
      let focused = try Command.run(["xdotool", "getwindowfocus"]).text
      return focused.trimmingCharacters(in: .whitespacesAndNewlines) == id
    }
  }

  // MARK: - Looking

  /// Takes a screenshot of the window.
  func capture() throws -> Picture {
    try Picture(ppm: Command.demand("import", "-silent", "-window", id, "-depth", "8", "ppm:-"))
  }

  /// Takes a screenshot of a part of the window.
  ///
  /// - Parameter region: The part, in points.
  /// - Throws: What the tools or the window could not do.
  /// - Returns: The screenshot.
  func capture(_ region: CGRect) throws -> Picture {
    try capture().cropped(
      to: CGRect(
        x: region.minX * scale,
        y: region.minY * scale,
        width: region.width * scale,
        height: region.height * scale
      )
    )
  }

  /// Waits until a part of the window looks the same in several screenshots in a row.
  ///
  /// - Parameters:
  ///   - region: The part, in points.
  ///   - limit: The longest wait, in seconds.
  /// - Throws: What the tools or the window could not do.
  /// - Returns: What it looks like.
  @discardableResult
  func settled(_ region: CGRect, within limit: Double = 20) async throws -> Picture {
    var last = try capture(region)
    var repeats = 0
    try await Wait.until("\(region) is at rest", within: limit) {
      let next = try capture(region)
      repeats = next == last ? repeats + 1 : 0
      last = next
      return repeats >= 3
    }
    return last
  }

  /// Waits until a part of the window differs from what it looked like.
  ///
  /// - Parameters:
  ///   - region: The part, in points.
  ///   - before: What it looked like.
  ///   - amount: How much must differ, from 0 to 1.
  ///   - limit: The longest wait, in seconds.
  /// - Throws: What the tools or the window could not do.
  /// - Returns: What it looks like now.
  @discardableResult
  func changed(
    _ region: CGRect,
    from before: Picture,
    by amount: Double = 0.01,
    within limit: Double = 15
  ) async throws -> Picture {
    try await Wait.value("\(region) differs by \(amount)", within: limit) {
      let now = try capture(region)
      return now.difference(from: before) > amount ? now : nil
    }
  }

  // MARK: - Cost

  /// The processor time that the program has used, in seconds.
  func processorTime() throws -> Double {
    let folder = "/proc/\(program.id)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let text =
        (try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)) ?? "0"
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
    }
  }
}
