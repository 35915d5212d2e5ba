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
    guard send(data, to: STDOUT_FILENO) else {
      throw .output(
        "standard output was not written to its end: \(String(cString: strerror(errno)))"
      )
    }
  }

  /// Writes a line to standard error, where failing is no further error.
  ///
  /// - Parameter line: The line without its end.
  static func complain(_ line: String) {
    _ = send(Data((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes bytes to a descriptor and says whether all of them went; `errno` tells why not.
  private static func send(_ data: Data, to descriptor: Int32) -> Bool {
    var bytes = [UInt8](data)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
