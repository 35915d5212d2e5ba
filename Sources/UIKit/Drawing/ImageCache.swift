import CoreGraphics
import Foundation

/// Pictures that were read from files, so that each is read once.
nonisolated final class ImageCache: @unchecked Sendable {
  static let shared = ImageCache()
  // The lock guards `pictures`.
  private let lock = NSLock()
  private var pictures: [String: CGImage] = [:]

  func picture(at path: String) -> CGImage? {
    if let known = lock.withLock({ pictures[path] }) { return known }
    guard let picture = try? ImageFile.decode(contentsOf: path) else { return nil }
    lock.withLock { pictures[path] = picture }
    return picture
  }
}
