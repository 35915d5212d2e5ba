/// Pixels that a display list refers to: premultiplied BGRA, four bytes each, that never change.
///
/// Two textures are equal when they are the same pixels in memory.
public struct Texture: Hashable, @unchecked Sendable {
  // Safe to send: the owner keeps the memory alive and nobody writes to it.
  package let base: UnsafePointer<UInt32>
  package let owner: AnyObject
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Pixels from one row to the next.
  package let stride: Int
  /// Whether every pixel's alpha is 255.
  public let isOpaque: Bool

  /// Makes a texture of memory that the owner keeps alive.
  ///
  /// - Parameters:
  ///   - base: The first pixel.
  ///   - owner: Whoever keeps the memory alive and unchanged.
  ///   - width: Width in pixels.
  ///   - height: Height in pixels.
  ///   - stride: Pixels from one row to the next.
  ///   - isOpaque: Whether every pixel's alpha is 255.
  package init(
    base: UnsafePointer<UInt32>,
    owner: AnyObject,
    width: Int,
    height: Int,
    stride: Int,
    isOpaque: Bool
  ) {
    self.base = base
    self.owner = owner
    self.width = width
    self.height = height
    self.stride = stride
    self.isOpaque = isOpaque
  }

  /// Whether two textures are the same pixels in memory.
  ///
  /// - Parameters:
  ///   - left: A texture.
  ///   - right: Another.
  /// - Returns: Whether they are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.base == right.base && left.width == right.width && left.height == right.height
  }

  /// Feeds the identity of the pixels into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}
