/// Why an image could not be read or written.
package enum ImageFileError: Error, Equatable, CustomStringConvertible {
  /// A file or data could not be read, or is not a picture.
  case unreadable(path: String, reason: String)
  /// A file could not be written.
  case unwritable(path: String, reason: String)
  /// The picture could not be turned into PNG.
  case unencodable(reason: String)

  /// What went wrong, in one line.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .unencodable(let reason): "cannot make a PNG: \(reason)"
    }
  }
}
