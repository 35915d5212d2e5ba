import CoreText
import QuartzCore

/// An attributed string in lines: what UIKit's classes measure and draw text with.
struct StringLayout {
  /// How a string is set where its own paragraph style leaves it open.
  struct Options {
    /// The width of lines, in points.
    var width = CGFloat.infinity
    /// The height of all lines, in points.
    var height = CGFloat.infinity
    /// The greatest number of lines; 0 for no limit.
    var maximumLines = 0
    /// How lines are aligned.
    var alignment = NSTextAlignment.natural
    /// What happens where a line is too long.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  private let layout: TextLayout
  /// How lines are aligned.
  let alignment: NSTextAlignment

  /// Sets a string in lines.
  ///
  /// - Parameters:
  ///   - text: The string; its first paragraph style counts for the whole.
  ///   - options: What counts where the string leaves it open.
  ///   - traits: What its colours follow.
  init(
    _ text: NSAttributedString,
    _ options: Options = Options(),
    traits: UITraitCollection = .current
  ) {
    let own = text.firstParagraphStyle
    let style = ParagraphStyle(own, options)
    alignment =
      own.map { $0.alignment == .natural ? options.alignment : $0.alignment }
      ?? options.alignment
    layout = TextLayout(
      AttributedText(text, traits: traits),
      width: options.width,
      height: options.height,
      maxLines: options.maximumLines,
      style: style
    )
  }

  /// The size of all lines.
  var size: CGSize { layout.size }

  /// The number of lines.
  var lineCount: Int { layout.lines.count }

  /// Whether some characters are not shown.
  var isTruncated: Bool { layout.isTruncated }

  /// The distance from the top to the first baseline.
  var baseline: CGFloat { layout.firstBaseline }

  /// The distance from the top to the last baseline.
  var lastBaseline: CGFloat { layout.lastBaseline }

  /// Draws the lines, their top left at a point.
  func draw(in context: CGContext, at origin: CGPoint) {
    layout.draw(in: context, at: origin)
  }

  /// Returns where a caret stands.
  func caretRect(at index: Int) -> CGRect { layout.caretRect(at: index) }

  /// Returns the index of the gap nearest to a place.
  func index(at point: CGPoint) -> Int { layout.index(at: point) }

  /// Returns where a range stands, line by line.
  func selectionRects(for range: Range<Int>) -> [CGRect] { layout.selectionRects(for: range) }

  /// Returns where a caret stands, for text in one line.
  func caretX(at index: Int) -> CGFloat { layout.caretRect(at: index).minX }

  /// Returns the index of the gap nearest to a place, for text in one line.
  func index(atX x: CGFloat) -> Int { layout.index(at: CGPoint(x: x, y: 0)) }
}
