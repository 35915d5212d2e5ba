#if canImport(Glibc)
import Glibc
#endif

/// Memory for a picture: premultiplied 32-bit pixels, 0xAARRGGBB in the machine's own byte order.
///
/// The buffer owns its memory. It may be handed between threads; whoever writes to it must be the only one
/// who uses it at that time. Buffers that an image holds are never written to again.
package final class PixelBuffer: @unchecked Sendable {
  // NB: unchecked, since the memory is shared by agreement: one writer, or any number of readers.

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The distance between rows in bytes, a multiple of 4.
  package let bytesPerRow: Int
  /// The first pixel of the top row; 64 bytes after the last pixel may be read, too.
  package let base: UnsafeMutablePointer<UInt32>
  /// Whether every pixel is known to be opaque.
  package let isOpaque: Bool

  // What `base` lies in, aligned; nil when it is another buffer's.
  private let memory: PixelMemory?
  // Whose memory it is, when it is another buffer's.
  private let owner: PixelBuffer?
  private static let alignment = 64
  private static let slack = 64

  /// Makes a buffer of transparent (or, if opaque, black) pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 0.
  ///   - height: The height in pixels, at least 0.
  ///   - isOpaque: Whether every pixel stays opaque.
  package init(width: Int, height: Int, isOpaque: Bool = false) {
    precondition(width >= 0 && height >= 0, "a picture of \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    bytesPerRow = width * 4
    let (memory, base) = Self.allocate(width: width, height: height)
    (self.memory, self.base, owner) = (memory, base, nil)
    if !memory.isClear { memset(base, 0, bytesPerRow * height + Self.slack) }
    if isOpaque { fill(0xFF00_0000) }
  }

  /// Makes a copy, whose memory is written once.
  private init(copying other: PixelBuffer, isOpaque: Bool) {
    width = other.width
    height = other.height
    self.isOpaque = isOpaque
    bytesPerRow = other.bytesPerRow
    (memory, base) = Self.allocate(width: width, height: height)
    owner = nil
    let count = bytesPerRow * height
    memcpy(base, other.base, count)
    memset(UnsafeMutableRawPointer(base) + count, 0, Self.slack)
  }

  /// Makes a buffer of the same memory, of which more is known.
  private init(opaque other: PixelBuffer) {
    width = other.width
    height = other.height
    isOpaque = true
    bytesPerRow = other.bytesPerRow
    base = other.base
    memory = nil
    owner = other
  }

  // Aligned by hand: what glibc before 2.38 gives by its own aligned allocation cannot be used again for
  // another one, so that a program which makes and drops small pictures would grow without end.
  private static func allocate(
    width: Int,
    height: Int
  ) -> (memory: PixelMemory, base: UnsafeMutablePointer<UInt32>) {
    let count = width * 4 * height + slack
    guard let memory = PixelMemory(count + alignment) else {
      fatalError("no memory for a picture of \(width)x\(height) pixels")
    }
    let start = memory.start.alignedUp(toMultipleOf: alignment)
    return (memory, start.bindMemory(to: UInt32.self, capacity: count / 4))
  }

  deinit {
    memory?.release()
  }

  /// How many pixels there are from the start of one row to the next.
  package var stride: Int {
    bytesPerRow / 4
  }

  /// All pixels, row after row, the top one first.
  package var pixels: UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(start: base, count: stride * height)
  }

  /// The pixel of a column and a row, counted from the top left.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y))")
      return base[y * stride + x]
    }
    set {
      precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y))")
      base[y * stride + x] = newValue
    }
  }

  /// Sets every pixel.
  ///
  /// - Parameter pixel: The premultiplied colour.
  package func fill(_ pixel: UInt32) {
    pixels.update(repeating: pixel)
  }

  /// Makes every pixel opaque and leaves its colour.
  package func makeOpaque() {
    for index in pixels.indices {
      base[index] |= 0xFF00_0000
    }
  }

  /// Returns a buffer with the same pixels in memory of its own.
  ///
  /// - Parameter isOpaque: Whether every pixel is known to be opaque; nil looks.
  /// - Returns: The copy.
  package func copy(isOpaque: Bool? = nil) -> PixelBuffer {
    PixelBuffer(copying: self, isOpaque: isOpaque ?? (self.isOpaque || hasOnlyOpaquePixels))
  }

  /// Returns the pixels as those of a picture that nobody writes to any more, known to be opaque if they are.
  package func finished() -> PixelBuffer {
    !isOpaque && hasOnlyOpaquePixels ? PixelBuffer(opaque: self) : self
  }

  /// Whether every pixel is opaque now, found by looking.
  package var hasOnlyOpaquePixels: Bool {
    for y in 0..<height {
      let row = base + y * stride
      var all: UInt32 = 0xFFFF_FFFF
      for x in 0..<width {
        all &= row[x]
      }
      if all >> 24 != 0xFF { return false }
    }
    return true
  }
}

extension PixelBuffer: Equatable {
  /// Whether two buffers have equal sizes and pixels.
  package static func == (lhs: PixelBuffer, rhs: PixelBuffer) -> Bool {
    if lhs === rhs { return true }
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    return memcmp(lhs.base, rhs.base, lhs.bytesPerRow * lhs.height) == 0
  }
}
