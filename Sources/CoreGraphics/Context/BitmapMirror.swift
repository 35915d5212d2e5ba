/// Memory of a caller in a layout of its own, kept equal to a buffer.
struct BitmapMirror {
  let memory: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let layout: Layout

  /// Where a pixel keeps its components.
  struct Layout {
    /// The byte of red, green, blue and opacity in a pixel; without opacity the last one is nil.
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int?
    let bytesPerPixel: Int
    let isGray: Bool

    init?(bitmapInfo: UInt32, space: CGColorSpace) {
      let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
      guard let info = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F) else { return nil }
      if space.model == .monochrome {
        guard info == .none else { return nil }
        (red, green, blue, alpha) = (0, 0, 0, nil)
        bytesPerPixel = 1
        isGray = true
        return
      }
      let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
      func byte(_ index: Int) -> Int { isLittle ? 3 - index : index }
      switch info {
      case .premultipliedLast, .noneSkipLast:
        (red, green, blue) = (byte(0), byte(1), byte(2))
        alpha = info == .premultipliedLast ? byte(3) : nil
      case .premultipliedFirst, .noneSkipFirst:
        (red, green, blue) = (byte(1), byte(2), byte(3))
        alpha = info == .premultipliedFirst ? byte(0) : nil
      case .none, .last, .first, .alphaOnly:
        return nil
      }
      bytesPerPixel = 4
      isGray = false
    }

    var isOpaque: Bool {
      alpha == nil
    }
  }

  /// Copies the caller's pixels into a buffer.
  func read(into pixels: PixelBuffer) {
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let offset = y * bytesPerRow + x * layout.bytesPerPixel
        func component(_ index: Int) -> UInt32 {
          UInt32(memory.load(fromByteOffset: offset + index, as: UInt8.self))
        }
        let alpha = layout.alpha.map(component) ?? 255
        pixels.base[y * pixels.stride + x] =
          alpha << 24 | component(layout.red) << 16 | component(layout.green) << 8
          | component(layout.blue)
      }
    }
  }

  /// Copies a buffer's pixels to the caller's memory.
  func write(from pixels: PixelBuffer) {
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = pixels.base[y * pixels.stride + x]
        let offset = y * bytesPerRow + x * layout.bytesPerPixel
        func store(_ value: UInt32, at index: Int) {
          memory.storeBytes(
            of: UInt8(truncatingIfNeeded: value),
            toByteOffset: offset + index,
            as: UInt8.self
          )
        }
        if layout.isGray {
          store(Self.gray(of: pixel), at: 0)
          continue
        }
        store(pixel >> 16, at: layout.red)
        store(pixel >> 8, at: layout.green)
        store(pixel, at: layout.blue)
        if let alpha = layout.alpha { store(pixel >> 24, at: alpha) }
      }
    }
  }

  private static func gray(of pixel: UInt32) -> UInt32 {
    let red = pixel >> 16 & 0xFF
    let green = pixel >> 8 & 0xFF
    let blue = pixel & 0xFF
    return (red * 54 + green * 183 + blue * 19 + 128) >> 8
  }
}
