import Foundation

/// Writes a line for every key and every frame of a window, by which times between them are measured.
///
/// The lines are `key SECONDS` and `frame SECONDS pixels COUNT present MILLISECONDS`. Seconds are those of the
/// machine's clock that never jumps; a frame's are those at which it was presented.
final class FrameLog {
  private let file: FileHandle

  /// Begins a log; nil when the file cannot be written.
  ///
  /// - Parameter path: The file, which is written anew.
  init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { return nil }
    self.file = file
  }

  /// Notes that a key went down.
  func key(at time: Double) {
    write("key \(time)")
  }

  /// Notes a frame.
  ///
  /// - Parameters:
  ///   - drawn: When it was drawn, in seconds.
  ///   - shown: When it was presented, in seconds.
  ///   - damage: What of it was presented.
  func frame(drawn: Double, shown: Double, damage: [PixelRect]) {
    let pixels = damage.reduce(0) { $0 + $1.width * $1.height }
    write("frame \(shown) pixels \(pixels) present \((shown - drawn) * 1000)")
  }

  private func write(_ line: String) {
    // Whoever reads the log misses the line, which is all that can be said about a full disk.
    try? file.write(contentsOf: Data((line + "\n").utf8))
  }
}
