#if canImport(Glibc)
import Glibc
#endif

extension ImageFile {
  /// Writes data to a file, first under another name, so that no half-written file is left.
  ///
  /// What a symbolic link leads to is replaced, not the link; devices and pipes are written to directly.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - path: The path of the file.
  /// - Throws: `ImageFileError.unwritable`.
  package static func write(_ data: Data, to path: String) throws(ImageFileError) {
    var status = stat()
    let kind = stat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
    let code: Int32
    switch kind {
    case S_IFREG: code = replace(resolved(path), with: data)
    case S_IFDIR: code = EISDIR
    default: code = overwrite(path, O_WRONLY, with: data)
    }
    guard code == 0 else {
      throw ImageFileError.unwritable(path: path, reason: String(cString: strerror(code)))
    }
  }

  /// Returns what a path leads to, or the path when nothing is there yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Writes beside a file and renames; returns 0 or the number of the error.
  private static func replace(_ path: String, with data: Data) -> Int32 {
    let draft = "\(path).\(getpid()).part"
    var code = overwrite(draft, O_WRONLY | O_CREAT | O_TRUNC, with: data)
    if code == 0, rename(draft, path) != 0 { code = errno }
    if code != 0 { unlink(draft) }
    return code
  }

  private static func overwrite(_ path: String, _ flags: Int32, with data: Data) -> Int32 {
    let descriptor = open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return errno }
    let code = data.withUnsafeBytes { writeAll($0, to: descriptor) }
    let isClosed = close(descriptor) == 0
    return code == 0 && !isClosed ? errno : code
  }

  /// Writes bytes to an open file; returns 0 or the number of the error.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
