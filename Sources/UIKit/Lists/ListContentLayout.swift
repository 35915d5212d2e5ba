import QuartzCore

/// Places the image and the two texts of a row.
struct ListContentLayout {
  /// How the texts stand.
  enum Arrangement {
    /// The second below the first.
    case stacked
    /// The second at the end of the line; below when `wraps` and both do not fit.
    case sideBySide(wraps: Bool)
    /// The first ends, and the second begins, at a common line.
    case columns
  }

  /// Where everything stands.
  struct Frames: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    /// The height that the content needs, in points.
    var height: CGFloat = 0
  }

  /// The width of the first column, in points.
  private static let columnWidth: CGFloat = 91

  var margins: UIEdgeInsets
  var imageSize = CGSize.zero
  var reservedImageSize = CGSize.zero
  var imagePadding: CGFloat = 16
  var horizontalPadding: CGFloat = 8
  var verticalPadding: CGFloat = 3
  var arrangement = Arrangement.stacked

  /// Where text begins.
  var textStart: CGFloat {
    let room = max(imageSize.width, reservedImageSize.width)
    return margins.left + (room > 0 ? room + imagePadding : 0)
  }

  /// Places everything.
  ///
  /// - Parameters:
  ///   - size: The size of the content; a height of 0 asks for the height that it needs.
  ///   - text: The label of the first text, or nil when there is none.
  ///   - secondary: The label of the second text, or nil when there is none.
  /// - Returns: The places.
  func frames(in size: CGSize, text: UILabel?, secondary: UILabel?) -> Frames {
    let start = textStart
    let room = max(size.width - margins.right - start, 0)
    var frames = placedTexts(start: start, room: room, text: text, secondary: secondary)
    let textHeight = max(frames.text.maxY, frames.secondary.maxY)
    let content = max(textHeight, imageSize.height, reservedImageSize.height)
    frames.height = content + margins.top + margins.bottom
    let height = size.height > 0 ? size.height : frames.height
    let free = height - margins.top - margins.bottom
    let top = margins.top + (free - textHeight) / 2
    let round = { (text ?? secondary)?.roundedToPixel($0) ?? $0 }
    frames.text.origin.y = round(frames.text.origin.y + top)
    frames.secondary.origin.y = round(frames.secondary.origin.y + top)
    let imageRoom = max(imageSize.width, reservedImageSize.width)
    frames.image = CGRect(
      x: round(margins.left + (imageRoom - imageSize.width) / 2),
      y: round(margins.top + (free - imageSize.height) / 2),
      width: imageSize.width,
      height: imageSize.height
    )
    return frames
  }

  /// Places the texts from a top of 0.
  private func placedTexts(
    start: CGFloat,
    room: CGFloat,
    text: UILabel?,
    secondary: UILabel?
  ) -> Frames {
    guard let text else {
      return Frames(secondary: stacked(secondary, x: start, y: 0, room: room))
    }
    guard let secondary else { return Frames(text: stacked(text, x: start, y: 0, room: room)) }
    let natural = CGSize(width: CGFloat.infinity, height: .infinity)
    let first = text.sizeThatFits(natural)
    let second = secondary.sizeThatFits(natural)
    switch arrangement {
    case .sideBySide(let wraps):
      let fits = first.width + horizontalPadding + second.width <= room
      if fits || !wraps {
        return sideBySide(first, second, start: start, room: room)
      }
    case .columns: return columns(first, second, start: start, room: room)
    case .stacked: break
    }
    let upper = stacked(text, x: start, y: 0, room: room)
    let lower = stacked(secondary, x: start, y: upper.maxY + verticalPadding, room: room)
    return Frames(text: upper, secondary: lower)
  }

  private func stacked(_ label: UILabel?, x: CGFloat, y: CGFloat, room: CGFloat) -> CGRect {
    guard let label else { return .zero }
    let height = label.sizeThatFits(CGSize(width: room, height: .infinity)).height
    return CGRect(x: x, y: y, width: room, height: height)
  }

  private func sideBySide(
    _ first: CGSize,
    _ second: CGSize,
    start: CGFloat,
    room: CGFloat
  ) -> Frames {
    let firstWidth = min(first.width, max(room - horizontalPadding - 40, 0))
    let secondWidth = min(second.width, max(room - firstWidth - horizontalPadding, 0))
    let height = max(first.height, second.height)
    return Frames(
      text: CGRect(
        x: start,
        y: (height - first.height) / 2,
        width: firstWidth,
        height: first.height
      ),
      secondary: CGRect(
        x: start + room - secondWidth,
        y: (height - second.height) / 2,
        width: secondWidth,
        height: second.height
      )
    )
  }

  private func columns(_ first: CGSize, _ second: CGSize, start: CGFloat, room: CGFloat) -> Frames {
    let height = max(first.height, second.height)
    let column = min(Self.columnWidth, room)
    let next = column + 6
    return Frames(
      text: CGRect(
        x: start,
        y: (height - first.height) / 2,
        width: column,
        height: first.height
      ),
      secondary: CGRect(
        x: start + next,
        y: (height - second.height) / 2,
        width: max(room - next, 0),
        height: second.height
      )
    )
  }
}
