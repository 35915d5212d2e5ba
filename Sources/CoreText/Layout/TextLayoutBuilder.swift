import CPango
import CoreGraphics

/// Makes the lines of a text.
struct TextLayoutBuilder {
  private let source: AttributedText
  private let constraints: TextConstraints
  private let text: PangoText
  private let library: FontLibrary

  init(text: AttributedText, constraints: TextConstraints) {
    source = text
    self.constraints = constraints
    self.text = PangoText(text)
    library = Self.library(for: text)
  }

  /// The two families, or the system's fonts for text that has characters of neither.
  private static func library(for text: AttributedText) -> FontLibrary {
    let isCovered = text.runs.allSatisfy { run in
      run.text.utf8.allSatisfy { $0 < 0x7F }
        || FontLibrary.shared.hasGlyphs(for: run.text, in: run.attributes.font)
    }
    return isCovered ? .shared : .system
  }

  private struct Draft {
    var bytes: Range<Int>
    var content: LineReader.Content
    var endsParagraph: Bool
    var isTruncated = false
  }

  func build() -> TextLayout {
    var drafts = library.withLayout { wrap($0) }
    let limit = lineLimit(for: drafts)
    var isTruncated = drafts.count > limit
    if isTruncated { drafts.removeLast(drafts.count - limit) }
    let overflows =
      constraints.style.lineBreakMode == .byClipping
      && drafts.contains { $0.content.width > constraints.width }
    if isTruncated, constraints.style.lineBreakMode.isTruncating, let last = drafts.popLast() {
      drafts.append(truncated(last))
    }
    isTruncated = isTruncated || overflows
    return place(drafts, isTruncated: isTruncated)
  }

  // MARK: - Breaking

  /// The width in pango's units, rounded up so that a measured text fits in its own width.
  private var pangoWidth: Int32 {
    let units = (constraints.width * CGFloat(PANGO_SCALE)).rounded(.up)
    return units < CGFloat(Int32.max) ? Int32(units) : -1
  }

  private func wrap(_ layout: OpaquePointer) -> [Draft] {
    text.apply(text.bytes, from: 0, to: layout)
    if constraints.style.lineBreakMode != .byClipping {
      pango_layout_set_width(layout, pangoWidth)
      let wrap: PangoWrapMode =
        constraints.style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
      pango_layout_set_wrap(layout, wrap)
    }
    if constraints.style.alignment == .justified, constraints.width.isFinite {
      pango_layout_set_justify(layout, 1)
    }
    let reader = LineReader(text: text, shown: text.bytes, offset: 0)
    var drafts: [Draft] = []
    for index in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      let start = Int(pango_layout_line_get_start_index(line))
      let bytes = start..<(start + Int(pango_layout_line_get_length(line)))
      drafts.append(
        Draft(
          bytes: bytes,
          content: reader.read(line, bytes: bytes),
          endsParagraph: bytes.upperBound >= text.paragraphEnd(from: start)
        )
      )
    }
    return drafts
  }

  /// How many of the lines there is room for, at least one.
  private func lineLimit(for drafts: [Draft]) -> Int {
    var limit = constraints.maxLines == 0 ? drafts.count : constraints.maxLines
    guard constraints.height.isFinite else { return limit }
    var bottom: CGFloat = 0
    for (index, draft) in drafts.enumerated() {
      bottom += heights(of: draft).height
      if bottom > constraints.height + 0.01 {
        limit = min(limit, max(index, 1))
        break
      }
      bottom += constraints.style.lineSpacing
    }
    return limit
  }

  // MARK: - Truncating

  private static let ellipsis = Array("…".utf8)

  /// The last line that there is room for, with an ellipsis for what does not fit.
  private func truncated(_ draft: Draft) -> Draft {
    let mode = constraints.style.lineBreakMode
    let start = draft.bytes.lowerBound
    var shown = Array(text.bytes[start...])
    if mode == .byTruncatingTail {
      let end = text.paragraphEnd(from: start)
      shown = Array(text.bytes[start..<end])
      if end < text.bytes.count { shown += Self.ellipsis }
    } else {
      // The paragraphs that do not fit are shown in one line.
      shown = shown.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    }
    let content = library.withLayout { layout in
      text.apply(shown, from: start, to: layout)
      pango_layout_set_single_paragraph_mode(layout, 1)
      pango_layout_set_width(layout, pangoWidth)
      pango_layout_set_ellipsize(layout, mode.pangoMode)
      let reader = LineReader(text: text, shown: shown, offset: start)
      return pango_layout_get_line_readonly(layout, 0).map {
        reader.read($0, bytes: 0..<shown.count)
      }
    }
    var result = draft
    result.isTruncated = true
    result.endsParagraph = true
    result.bytes = start..<min(start + shown.count, text.bytes.count)
    if let content { result.content = content }
    return result
  }

  // MARK: - Placing

  /// The greatest ascent and the height of a line.
  private func heights(of draft: Draft) -> (ascent: CGFloat, height: CGFloat) {
    let metrics = text.fonts(in: draft.bytes).map(\.metrics)
    let ascent = metrics.map(\.ascender).max() ?? 0
    let descent = metrics.map { -$0.descender + $0.leading }.max() ?? 0
    let natural = ascent + descent
    var height = max(natural, constraints.style.minimumLineHeight)
    if constraints.style.maximumLineHeight > 0 {
      height = min(height, constraints.style.maximumLineHeight)
    }
    // What a line is higher or lower than its font goes above the letters.
    return (ascent + height - natural, height)
  }

  private func place(_ drafts: [Draft], isTruncated: Bool) -> TextLayout {
    let widest = drafts.map(\.content.width).max() ?? 0
    let room = constraints.width.isFinite ? constraints.width : widest
    var top: CGFloat = 0
    var lines: [TextLine] = []
    for (index, draft) in drafts.enumerated() {
      if index > 0 { top += constraints.style.lineSpacing }
      let (ascent, height) = heights(of: draft)
      let x = room > draft.content.width ? shift(of: draft, in: room) : 0
      lines.append(
        TextLine(
          range: text.utf16Offset(
            of: draft.bytes.lowerBound
          )..<text.utf16Offset(of: draft.bytes.upperBound),
          frame: CGRect(x: x, y: top, width: draft.content.width, height: height),
          baseline: top + ascent,
          isTruncated: draft.isTruncated,
          endsParagraph: draft.endsParagraph,
          runs: draft.content.runs,
          carets: draft.content.carets
        )
      )
      top += height
    }
    return TextLayout(
      text: source,
      constraints: constraints,
      lines: lines,
      size: CGSize(width: widest, height: top),
      isTruncated: isTruncated
    )
  }

  private func shift(of draft: Draft, in room: CGFloat) -> CGFloat {
    let free = room - draft.content.width
    switch constraints.style.alignment {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    case .natural, .justified: return draft.content.isRightToLeft ? free : 0
    }
  }
}

extension LineBreakMode {
  fileprivate var pangoMode: PangoEllipsizeMode {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    }
  }
}
