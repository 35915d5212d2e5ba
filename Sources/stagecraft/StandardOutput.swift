import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Writes to standard output and notices when nobody reads it any more.
enum StandardOutput {
  /// Writes text.
  ///
  /// - Parameter text: What to write; nothing is added.
  /// - Throws: `ToolError.output` when the reader is gone or the disk is full.
  static func write(_ text: String) throws(ToolError) {
    try write(bytes: Data(text.utf8))
  }

  /// Writes bytes.
  ///
  /// - Parameter data: What to write.
  /// - Throws: `ToolError.output` when the reader is gone or the disk is full.
  static func write(bytes data: Data) throws(ToolError) {
    var bytes = [UInt8](data)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        throw .output(
          "standard output was not written to its end: \(String(cString: strerror(errno)))"
        )
      }
    }
  }

  /// Writes a line to standard error, where failing is no further error.
  ///
  /// - Parameter line: The line without its end.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
