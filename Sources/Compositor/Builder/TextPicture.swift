import CoreText
import Foundation
import QuartzCore

/// The picture of a text layer.
enum TextPicture {
  private struct Key: Hashable {
    var text: AttributedText
    var style: ParagraphStyle
    var isWrapped: Bool
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
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
    guard let content = content(text), !content.string.isEmpty else { return nil }
    let scale = scale(state)
    let size = state.bounds.size
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height < 16_000_000 else { return nil }
    let key = Key(
      text: content,
      style: style(text),
      isWrapped: text.isWrapped,
      width: width,
      height: height,
      scale: scale
    )
    if let picture = pictures[key] { return picture }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    draw(key, size, in: CGContext(pixels: pixels, scale: scale))
    if pictures.count >= mostPictures { pictures.removeAll() }
    let picture = CGImage(pixels: pixels)
    pictures[key] = picture
    return picture
  }

  /// Draws the lines from the top: wrapped ones as far as there is room when the last one may be cut, else
  /// one line for each paragraph.
  private static func draw(_ key: Key, _ size: CGSize, in context: CGContext) {
    let isCut = key.style.lineBreakMode != .byClipping
    guard !key.isWrapped else {
      var style = key.style
      if !isCut { style.lineBreakMode = .byWordWrapping }
      TextLayout(
        key.text,
        width: size.width,
        height: isCut ? size.height : .infinity,
        style: style
      )
      .draw(in: context, at: .zero)
      return
    }
    var top: CGFloat = 0
    for paragraph in key.text.paragraphs where top < size.height {
      let line = TextLayout(paragraph, width: size.width, maxLines: 1, style: key.style)
      line.draw(in: context, at: CGPoint(x: 0, y: top))
      top += line.size.height + key.style.lineSpacing
    }
  }

  /// The text with its attributes; a plain string has the layer's font and colour.
  private static func content(_ text: TextState) -> AttributedText? {
    if let string = text.string as? NSAttributedString {
      // As usual for strings whose attributes say nothing.
      let usual = TextAttributes(font: FontDescriptor(family: "Helvetica", size: 12))
      return AttributedText(string, fallback: usual) { value in
        (value as? any ColorSource)?.plainColor ?? value as? CGColor
      }
    }
    guard let string = text.string as? String else { return nil }
    return AttributedText(string, font: font(text), color: text.foregroundColor ?? .white)
  }

  /// The font of plain strings: that of the layer, at the layer's size.
  private static func font(_ text: TextState) -> FontDescriptor {
    if let font = text.font as? String { return FontName(font).descriptor(size: text.fontSize) }
    var font =
      (text.font as? any FontSource)?.fontDescriptor ?? text.font as? FontDescriptor
      ?? FontDescriptor(family: "Helvetica", size: text.fontSize)
    font.size = max(text.fontSize, 0.001)
    return font
  }

  private static func style(_ text: TextState) -> ParagraphStyle {
    var style = ParagraphStyle()
    if let string = text.string as? NSAttributedString, string.length > 0,
      let own = string.attribute(.textParagraph, at: 0, effectiveRange: nil) as? any ParagraphSource
    {
      style = own.paragraph
    }
    if style.alignment == .natural { style.alignment = alignment(text.alignmentMode) }
    style.lineBreakMode = truncation(text.truncationMode)
    return style
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
