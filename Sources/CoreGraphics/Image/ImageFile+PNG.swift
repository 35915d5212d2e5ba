import CSpng

#if canImport(Glibc)
import Glibc
#endif

extension ImageFile {
  /// Returns a picture as PNG: straight RGBA, or RGB when every pixel is opaque; equal pictures give equal bytes.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - options: How to compress.
  /// - Returns: The contents of a file.
  /// - Throws: `ImageFileError.unencodable`.
  package static func pngData(
    _ image: CGImage,
    options: PNGOptions = PNGOptions()
  ) throws(ImageFileError) -> Data {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else {
      throw ImageFileError.unencodable(reason: "out of memory")
    }
    defer { spng_ctx_free(context) }
    let isOpaque = image.pixels.isOpaque || image.pixels.hasOnlyOpaquePixels
    var header = spng_ihdr()
    header.width = UInt32(image.width)
    header.height = UInt32(image.height)
    header.bit_depth = 8
    let colorType = isOpaque ? SPNG_COLOR_TYPE_TRUECOLOR : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA
    header.color_type = UInt8(colorType.rawValue)
    try check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, Int32(options.level)))
    try check(spng_set_option(context, SPNG_FILTER_CHOICE, options.filter.choice))
    try check(spng_set_ihdr(context, &header))
    let bytes = isOpaque ? rgbBytes(image.pixels) : rgbaBytes(image.pixels)
    let format = Int32(SPNG_FMT_PNG.rawValue)
    let finish = Int32(SPNG_ENCODE_FINALIZE.rawValue)
    try check(
      bytes.withUnsafeBytes {
        spng_encode_image(context, $0.baseAddress, $0.count, format, finish)
      }
    )
    var count = 0
    var code: Int32 = 0
    guard let buffer = spng_get_png_buffer(context, &count, &code) else {
      throw ImageFileError.unencodable(reason: String(cString: spng_strerror(code)))
    }
    defer { free(buffer) }
    return Data(bytes: buffer, count: count)
  }

  private static func check(_ code: Int32) throws(ImageFileError) {
    guard code != 0 else { return }
    throw ImageFileError.unencodable(reason: String(cString: spng_strerror(code)))
  }

  private static func rgbBytes(_ pixels: PixelBuffer) -> [UInt8] {
    bytes(of: pixels, perPixel: 3) { pixel, target in
      target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private static func rgbaBytes(_ pixels: PixelBuffer) -> [UInt8] {
    bytes(of: pixels, perPixel: 4) { pixel, target in
      let alpha = pixel >> 24
      target[0] = UInt8(StraightColor.straight(pixel >> 16 & 0xFF, alpha))
      target[1] = UInt8(StraightColor.straight(pixel >> 8 & 0xFF, alpha))
      target[2] = UInt8(StraightColor.straight(pixel & 0xFF, alpha))
      target[3] = UInt8(alpha)
    }
  }

  private static func bytes(
    of pixels: PixelBuffer,
    perPixel size: Int,
    _ store: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let count = pixels.width * pixels.height * size
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard var target = buffer.baseAddress else { return }
      for y in 0..<pixels.height {
        let row = pixels.base + y * pixels.stride
        for x in 0..<pixels.width {
          store(row[x], target)
          target += size
        }
      }
      initialized = count
    }
  }
}

extension PNGOptions.Filter {
  fileprivate var choice: Int32 {
    switch self {
    case .none: Int32(SPNG_DISABLE_FILTERING.rawValue)
    case .sub: Int32(SPNG_FILTER_CHOICE_SUB.rawValue)
    case .up: Int32(SPNG_FILTER_CHOICE_UP.rawValue)
    case .all: Int32(SPNG_FILTER_CHOICE_ALL.rawValue)
    }
  }
}
