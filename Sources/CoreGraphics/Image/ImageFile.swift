import CPixbuf

/// Pictures in files: PNG, JPEG and whatever else gdk-pixbuf reads; PNG is written.
package enum ImageFile {
  /// Reads a picture from a file, turned as its EXIF data says.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The picture.
  /// - Throws: `ImageFileError.unreadable`.
  package static func decode(contentsOf path: String) throws(ImageFileError) -> CGImage {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ImageFileError.unreadable(path: path, reason: reason(of: error, at: path))
    }
    return try decode(bytes, name: path)
  }

  private static func reason(of error: any Error, at path: String) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return "there is no such file"
    }
    if isDirectory.boolValue { return "it is a folder" }
    if !FileManager.default.isReadableFile(atPath: path) { return "permission denied" }
    return error.localizedDescription
  }

  /// Reads a picture from data, turned as its EXIF data says.
  ///
  /// - Parameters:
  ///   - data: The contents of a file.
  ///   - name: What an error calls the data.
  /// - Returns: The picture.
  /// - Throws: `ImageFileError.unreadable`.
  package static func decode(
    _ data: Data,
    name: String = "image data"
  ) throws(ImageFileError) -> CGImage {
    guard !data.isEmpty else {
      throw ImageFileError.unreadable(path: name, reason: "it is empty")
    }
    guard isComplete(data) else {
      throw ImageFileError.unreadable(path: name, reason: "it ends too early")
    }
    guard let loader = gdk_pixbuf_loader_new() else {
      throw ImageFileError.unreadable(path: name, reason: "out of memory")
    }
    defer { g_object_unref(loader) }
    var error: UnsafeMutablePointer<GError>?
    let isWritten = data.withUnsafeBytes { buffer in
      gdk_pixbuf_loader_write(
        loader,
        buffer.bindMemory(to: UInt8.self).baseAddress,
        gsize(buffer.count),
        &error
      ) != 0
    }
    // A loader must be closed after a failure, too; then its error adds nothing.
    let isClosed =
      isWritten
      ? gdk_pixbuf_loader_close(loader, &error) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
    if let error {
      defer { g_error_free(error) }
      throw ImageFileError.unreadable(path: name, reason: String(cString: error.pointee.message))
    }
    guard isWritten, isClosed, let read = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(read)
    else {
      throw ImageFileError.unreadable(path: name, reason: "it holds no picture")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return CGImage(pixels: pixels(of: upright))
  }

  /// Returns whether a PNG or JPEG has its end, which gdk-pixbuf does not ask for.
  private static func isComplete(_ data: Data) -> Bool {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return data.range(of: Data("IEND".utf8), options: .backwards) != nil
    }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      return data.range(of: Data([0xFF, 0xD9]), options: .backwards) != nil
    }
    return true
  }

  private static func pixels(of pixbuf: OpaquePointer) -> PixelBuffer {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let bytesPerRow = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let result = PixelBuffer(width: width, height: height)
    guard let source = gdk_pixbuf_read_pixels(pixbuf) else { return result }
    var isOpaque = true
    for y in 0..<height {
      let row = result.base + y * result.stride
      for x in 0..<width {
        let pixel = source + y * bytesPerRow + x * channels
        let alpha = channels == 4 ? UInt32(pixel[3]) : 255
        isOpaque = isOpaque && alpha == 255
        row[x] = StraightColor.premultiplied(
          UInt32(pixel[0]),
          UInt32(pixel[1]),
          UInt32(pixel[2]),
          alpha
        )
      }
    }
    return isOpaque ? result.copy(isOpaque: true) : result
  }

  /// Writes a picture to a PNG file, first under another name, so that no half-written file is left.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - path: The path of the file.
  ///   - options: How to compress.
  /// - Throws: `ImageFileError`.
  package static func writePNG(
    _ image: CGImage,
    to path: String,
    options: PNGOptions = PNGOptions()
  ) throws(ImageFileError) {
    try write(try pngData(image, options: options), to: path)
  }
}
