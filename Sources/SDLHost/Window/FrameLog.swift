import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Writes a line for every key and every frame of a window, by which times between them are measured.
///
/// The lines are `key SECONDS` and `frame SECONDS pixels COUNT present MILLISECONDS`. Seconds are those of the
/// machine's clock that never jumps; a frame's are those at which it was presented.
final class FrameLog {
  private let file: FileHandle

  /// Begins a log.
  ///
  /// - Parameter path: The file, which is written anew.
  /// - Throws: Why the file cannot be written.
  init(path: String) throws(WindowHostError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .logUnwritable(path: path, reason: String(cString: strerror(errno)))
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
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
