import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Reads text files that a person names.
enum InputFile {
  /// No script and no census has more bytes.
  private static let limit = 16 << 20
  /// What some editors write before a text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - what: What the file should be, for messages.
  /// - Returns: Its text.
  /// - Throws: `ToolError` with the reason, and what helps.
  static func text(at path: String, what: String) throws(ToolError) -> String {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno, path, what) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(errno, path, what)
      }
      bytes += part.prefix(count)
      guard bytes.count <= limit else {
        throw .output("the \(what) “\(path)” has more than \(limit >> 20) MB: is it a \(what)?")
      }
    }
    if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage(
        "the \(what) “\(path)” is not a text: \(placeOfFault(in: bytes)) is no UTF-8"
      )
    }
    return text
  }

  private static func failure(_ code: Int32, _ path: String, _ what: String) -> ToolError {
    let remedy: String? =
      switch code {
      case ENOENT, ENOTDIR: "check the path"
      case EACCES, EPERM: "allow reading it, as by chmod +r"
      case EISDIR: "name a file in it"
      case ENAMETOOLONG: "it must be shorter"
      default: nil
      }
    let reason = String(cString: strerror(code)).lowercased()
    return .output(
      "the \(what) “\(path)” cannot be read: \(reason)" + (remedy.map { "; \($0)" } ?? "")
    )
  }

  /// Says where the bytes stop being UTF-8.
  private static func placeOfFault(in bytes: [UInt8]) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    scalars: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): line += 1
      case .scalarValue: continue
      case .emptyInput, .error: break scalars
      }
    }
    return "line \(line)"
  }
}
