import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Appends lines to a report that several test processes share.
enum SpecReport {
  /// Appends text with one write, so that lines of parallel tests do not mix.
  static func append(_ text: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard descriptor >= 0 else { return }
    _ = text.withCString { write(descriptor, $0, strlen($0)) }
    close(descriptor)
  }
}
