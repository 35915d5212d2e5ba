public import CoreGraphics

/// Writes pictures to files.
public enum PictureFile {
  /// Writes a PNG; a file that is there is replaced only once the new one is complete.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - path: Where to.
  /// - Throws: An error that names the path and the reason.
  public static func write(_ image: CGImage, to path: String) throws {
    try ImageFile.writePNG(image, to: path)
  }

  /// Returns a picture as the bytes of a PNG file.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The bytes.
  /// - Throws: An error that names the reason.
  public static func data(of image: CGImage) throws -> Data {
    try ImageFile.pngData(image)
  }
}
