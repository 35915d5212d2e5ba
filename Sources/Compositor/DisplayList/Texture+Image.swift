package import CoreGraphics

extension Texture {
  /// The pixels of an image.
  ///
  /// - Parameter image: The image, whose pixels never change.
  package init(_ image: CGImage) {
    let pixels = image.pixels
    self.init(
      base: UnsafePointer(pixels.base),
      owner: pixels,
      width: pixels.width,
      height: pixels.height,
      stride: pixels.stride,
      isOpaque: pixels.isOpaque
    )
  }
}
