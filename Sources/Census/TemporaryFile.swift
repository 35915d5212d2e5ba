import Foundation

/// A file for what a program prints; it goes with the last reference to it.
final class TemporaryFile {
  let handle: FileHandle
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "census-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
      throw CensusError("\(url.path) cannot be written: is the disk full?")
    }
    handle = try FileHandle(forUpdating: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func text() throws -> String {
    try String(decoding: Data(contentsOf: url), as: UTF8.self)
  }
}
