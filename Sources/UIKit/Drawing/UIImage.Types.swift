import CoreGraphics

nonisolated extension UIImage {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place asks.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour, by its opacity.
    case alwaysTemplate = 2
  }

  /// How the part between insets grows.
  public enum ResizingMode: Int, Sendable {
    /// It repeats; here it is stretched, which looks the same for parts of one pixel.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn to the left.
    case left = 2
    /// By a quarter turn to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and turned by half a turn.
    case downMirrored = 5
    /// Mirrored and turned by a quarter turn to the left.
    case leftMirrored = 6
    /// Mirrored and turned by a quarter turn to the right.
    case rightMirrored = 7

    /// A picture turned so that it is upright.
    func upright(_ picture: CGImage) -> CGImage {
      guard self != .up else { return picture }
      let swapsAxes = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
      let (width, height) = (picture.width, picture.height)
      let turned = PixelBuffer(
        width: swapsAxes ? height : width,
        height: swapsAxes ? width : height,
        isOpaque: picture.pixels.isOpaque
      )
      for y in 0..<turned.height {
        for x in 0..<turned.width {
          let source = self.source(of: (x, y), width: width, height: height)
          turned[x, y] = picture.pixels[source.x, source.y]
        }
      }
      return CGImage(pixels: turned)
    }

    /// The pixel of the stored picture that is shown at a place.
    private func source(of place: (x: Int, y: Int), width: Int, height: Int) -> (x: Int, y: Int) {
      let (x, y) = place
      switch self {
      case .up: return (x, y)
      case .down: return (width - 1 - x, height - 1 - y)
      case .left: return (width - 1 - y, x)
      case .right: return (y, height - 1 - x)
      case .upMirrored: return (width - 1 - x, y)
      case .downMirrored: return (x, height - 1 - y)
      case .leftMirrored: return (y, x)
      case .rightMirrored: return (width - 1 - y, height - 1 - x)
      }
    }
  }
}

nonisolated extension CGImage {
  /// The picture in one colour, by its opacity.
  func filled(with color: CGColor) -> CGImage {
    let filled = PixelBuffer(width: width, height: height)
    let rgba = color.rgba
    for y in 0..<height {
      for x in 0..<width {
        let alpha = Double(pixels[x, y] >> 24) / 255 * rgba.w
        filled[x, y] = StraightColor.pixel(SIMD4(rgba.x, rgba.y, rgba.z, alpha))
      }
    }
    return CGImage(pixels: filled)
  }
}
