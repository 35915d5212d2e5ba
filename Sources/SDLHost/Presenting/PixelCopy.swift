package import CoreGraphics

/// Copies parts of a frame into other memory of the same layout.
nonisolated package enum PixelCopy {
  /// Copies rectangles, clipped to both pictures.
  ///
  /// - Parameters:
  ///   - damage: The rectangles.
  ///   - frame: Where they come from.
  ///   - target: The first pixel of the other picture.
  ///   - bytesPerRow: The distance between its rows, in bytes.
  ///   - width: Its width in pixels.
  ///   - height: Its height in pixels.
  package static func copy(
    _ damage: [PixelRect],
    of frame: PixelBuffer,
    to target: UnsafeMutableRawPointer,
    bytesPerRow: Int,
    width: Int,
    height: Int
  ) {
    let width = min(width, frame.width)
    let height = min(height, frame.height)
    for case let part? in damage.map({ $0.clipped(toWidth: width, height: height) }) {
      for y in part.y..<(part.y + part.height) {
        let source = UnsafeRawPointer(frame.base + y * frame.stride + part.x)
        let row = target + y * bytesPerRow + part.x * 4
        row.copyMemory(from: source, byteCount: part.width * 4)
      }
    }
  }
}
