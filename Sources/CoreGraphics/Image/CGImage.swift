/// A picture that does not change: premultiplied 32-bit pixels in sRGB.
public final class CGImage: Hashable, Sendable {
  /// The pixels, never written to.
  package let pixels: PixelBuffer

  /// Makes an image of a buffer that nobody writes to any more.
  ///
  /// - Parameter pixels: The buffer.
  package init(pixels: PixelBuffer) {
    self.pixels = pixels
  }

  /// The width in pixels.
  public var width: Int {
    pixels.width
  }

  /// The height in pixels.
  public var height: Int {
    pixels.height
  }

  /// The bits of a component.
  public var bitsPerComponent: Int {
    8
  }

  /// The bits of a pixel.
  public var bitsPerPixel: Int {
    32
  }

  /// The distance between rows in bytes.
  public var bytesPerRow: Int {
    pixels.bytesPerRow
  }

  /// What the components mean.
  public var colorSpace: CGColorSpace? {
    .rgb
  }

  /// Where a pixel keeps its opacity.
  public var alphaInfo: CGImageAlphaInfo {
    pixels.isOpaque ? .noneSkipFirst : .premultipliedFirst
  }

  /// Returns the part of the image in a rectangle of pixels, or nil when there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let result = PixelBuffer(
      width: Int(part.width),
      height: Int(part.height),
      isOpaque: pixels.isOpaque
    )
    for y in 0..<result.height {
      let from = pixels.base + (Int(part.minY) + y) * pixels.stride + Int(part.minX)
      (result.base + y * result.stride).update(from: from, count: result.width)
    }
    return CGImage(pixels: result)
  }

  /// Returns a copy, which is the image itself, since images do not change.
  public func copy() -> CGImage? {
    self
  }

  /// Returns whether two images are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs
  }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
