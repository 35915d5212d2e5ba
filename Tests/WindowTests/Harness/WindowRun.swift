import Foundation

/// What `./run test` tells the window tests about the display and the program.
enum WindowRun {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the run has a display of its own for these tests.
  static let isEnabled = environment["STAGECRAFT_WINDOW_TESTS"] == "1"

  /// What a skipped test says.
  static let reason = "window tests need a display of their own: ./run test starts one"

  /// The built program.
  static let executable = environment["STAGECRAFT_EXECUTABLE"] ?? "stagecraft"

  /// Where screenshots are kept.
  static let artifacts = URL(
    fileURLWithPath: environment["STAGECRAFT_ARTIFACTS"] ?? ".artifacts",
    isDirectory: true
  )
}
