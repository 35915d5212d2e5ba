import CoreText
import Foundation
import QuartzCore

/// The picture of a text layer.
enum TextPicture {
  private struct Key: Hashable {
    var text: AttributedText
    var style: ParagraphStyle
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
    var lines: Int
  }

  // Layers are drawn on the main actor only.
  nonisolated(unsafe) private static var pictures: [Key: CGImage] = [:]
  private static let mostPictures = 200

  /// Pixels per point of a layer's text.
  static func scale(_ state: LayerState) -> CGFloat {
    let scale = state.style.contentsScale
    return scale > 0 && scale.isFinite ? min(scale, 16) : 1
  }

  /// Draws a layer's text; nil when there is none.
  static func make(_ text: TextState, _ state: LayerState) -> CGImage? {
    guard let string = characters(text.string), !string.isEmpty else { return nil }
    let scale = scale(state)
    let size = state.bounds.size
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width < 8192, height < 8192 else { return nil }
    let key = Key(
      text: AttributedText(
        string,
        font: FontDescriptor(family: family(text.font), size: text.fontSize),
        color: text.foregroundColor ?? .white
      ),
      style: style(text),
      width: width,
      height: height,
      scale: scale,
      lines: text.isWrapped ? 0 : 1
    )
    if let picture = pictures[key] { return picture }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    let layout = TextLayout(key.text, width: size.width, maxLines: key.lines, style: key.style)
    layout.draw(in: CGContext(pixels: pixels, scale: scale), at: .zero)
    if pictures.count >= mostPictures { pictures.removeAll() }
    let picture = CGImage(pixels: pixels)
    pictures[key] = picture
    return picture
  }

  private static func family(_ font: Any?) -> String {
    if let font = font as? FontDescriptor { return font.family }
    return font as? String ?? "Helvetica"
  }

  private static func characters(_ string: Any?) -> String? {
    if let attributed = string as? NSAttributedString { return attributed.string }
    return string as? String
  }

  private static func style(_ text: TextState) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment(text.alignmentMode),
      lineBreakMode: text.isWrapped ? .byWordWrapping : truncation(text.truncationMode)
    )
  }

  private static func alignment(_ mode: CATextLayerAlignmentMode) -> TextAlignment {
    switch mode {
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .left: .left
    default: .natural
    }
  }

  private static func truncation(_ mode: CATextLayerTruncationMode) -> LineBreakMode {
    switch mode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }
}
