import QuartzCore

/// The small drawings of controls and bars: lines on a square of 24 points, scaled to any size.
package enum ControlSymbol: Hashable, CaseIterable {
  case back, forward, down
  case add, close, clear, search, refresh, action, trash
  case play, pause, rewind, fastForward, undo, redo
  case compose, reply, organize, bookmarks, camera
  case info, addCircle, checkmark

  /// How a drawing is made from its path.
  enum Style {
    case stroked(CGFloat)
    case filled
    /// Filled by the rule of even and odd, so that inner shapes are holes.
    case pierced
  }

  private struct ImageKey: Hashable {
    var symbol: ControlSymbol
    var pointSize: CGFloat
    var scale: CGFloat
  }

  private static var images: [ImageKey: UIImage] = [:]

  /// Returns the drawing as a template image.
  ///
  /// - Parameters:
  ///   - pointSize: The side of the square, in points.
  ///   - scale: The pixels of a point, or nil for those of the screen.
  /// - Returns: The image.
  package func image(pointSize: CGFloat, scale: CGFloat? = nil) -> UIImage {
    let scale = scale ?? UIScreen.main.scale
    let key = ImageKey(symbol: self, pointSize: pointSize, scale: scale)
    if let known = Self.images[key] { return known }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let width = (pointSize * aspect).rounded()
    let size = CGSize(width: width, height: pointSize)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let image = renderer.image { context in
      draw(in: context.cgContext, size: size)
    }.withRenderingMode(.alwaysTemplate)
    Self.images[key] = image
    return image
  }

  /// Draws the symbol in the middle of a size.
  private func draw(in context: CGContext, size: CGSize) {
    let factor = size.height / 24
    context.translateBy(x: (size.width - size.height) / 2, y: 0)
    context.scaleBy(x: factor, y: factor)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setFillColor(UIColor.black.cgColor)
    context.setStrokeColor(UIColor.black.cgColor)
    context.addPath(path)
    switch style {
    case .stroked(let width):
      context.setLineWidth(width)
      context.strokePath()
    case .filled: context.fillPath()
    case .pierced: context.fillPath(using: .evenOdd)
    }
  }

  /// The width of the image as a share of its height: an arrow back is narrow.
  private var aspect: CGFloat {
    switch self {
    case .back, .forward: 0.6
    default: 1
    }
  }

  private var style: Style {
    switch self {
    case .play, .pause, .rewind, .fastForward: .filled
    case .clear: .pierced
    case .back, .forward: .stroked(2.6)
    default: .stroked(1.8)
    }
  }

  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: self = .info
    case .contactAdd: self = .addCircle
    case .close: self = .clear
    case .custom, .system, .plain: return nil
    }
  }
}
