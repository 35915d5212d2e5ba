import CoreGraphics

/// Pictures that stand for photographs and labels.
enum Picture {
  /// A picture with structure; with holes when it is a label.
  static func make(_ width: Int, _ height: Int, isLabel: Bool, seed: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, isOpaque: !isLabel)
    for y in 0..<height {
      for x in 0..<width {
        let alpha: UInt32 = isLabel ? ((x / 3 + y / 5) % 3 == 0 ? 255 : 0) : 255
        let red = UInt32((x * 7 + seed * 31) % 256) * alpha / 255
        let green = UInt32((y * 5 + seed * 17) % 256) * alpha / 255
        let blue = UInt32((x + y + seed * 7) % 256) * alpha / 255
        buffer[x, y] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
    return CGImage(pixels: buffer)
  }

  static let photos = (0..<10).map { make(108, 108, isLabel: false, seed: $0) }
  static let labels = (0..<10).map { make(240, 44, isLabel: true, seed: $0) }
  static let captions = (0..<10).map { make(104, 20, isLabel: true, seed: $0) }
  static let banner = make(780, 400, isLabel: false, seed: 3)
  /// A large picture with holes.
  static let lace = make(780, 400, isLabel: true, seed: 4)
  static let sprites = (0..<4).map { make(24, 24, isLabel: $0 % 2 == 1, seed: $0) }
}
