import CPango
import CoreGraphics

/// Copies what pango made of a line into values.
struct LineReader {
  /// The whole text.
  let text: PangoText
  /// What the layout shows: bytes of the text from an offset on, and perhaps an ellipsis.
  let shown: [UInt8]
  /// Where the shown bytes begin in the text.
  let offset: Int

  struct Content {
    var runs: [GlyphRun] = []
    var carets: CaretStops
    var width: CGFloat
    var isRightToLeft: Bool
  }

  /// Reads a line of which the bytes, counted within what is shown, are known.
  func read(_ line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Range<Int>) -> Content {
    var runs: [GlyphRun] = []
    var edges = [Edges?](repeating: nil, count: bytes.count)
    var x: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      fitEllipsis(item)
      readEdges(of: item, x: x, lineStart: bytes.lowerBound, into: &edges)
      let width = pango_glyph_string_get_width(item.pointee.glyphs)
      runs.append(glyphRun(of: item, x: x, width: width))
      // Widths wrap around, here and below: letters as large as a city must not end the program.
      x &+= width
      node = current.pointee.next
    }
    let isRightToLeft =
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    return Content(
      runs: runs,
      carets: carets(of: bytes, edges, end: isRightToLeft ? 0 : points(x)),
      width: points(x) + trailingKern(of: bytes),
      isRightToLeft: isRightToLeft
    )
  }

  /// The kern after the last character, which pango leaves out.
  private func trailingKern(of bytes: Range<Int>) -> CGFloat {
    guard !bytes.isEmpty else { return 0 }
    let last = min(offset + bytes.upperBound - 1, text.bytes.count)
    let kern = text.attributes(at: last).kern
    return kern.isFinite ? max(kern, 0) : 0
  }

  /// Takes back the room that pango gives an ellipsis so that its line is as wide as it may be.
  private func fitEllipsis(_ item: UnsafeMutablePointer<PangoGlyphItem>) {
    guard let info = item.pointee.item?.pointee, let glyphs = item.pointee.glyphs?.pointee,
      info.analysis.flags & Self.ellipsisFlag != 0, glyphs.num_glyphs > 0
    else { return }
    let font = text.attributes(at: min(offset + Int(info.offset), text.bytes.count)).font
    let natural = TextLayout(AttributedText("…", font: font)).size.width
    let spare =
      pango_glyph_string_get_width(item.pointee.glyphs)
      &- (Int32(exactly: (natural * CGFloat(PANGO_SCALE)).rounded(.towardZero)) ?? .max)
    if spare > 0 { glyphs.glyphs[Int(glyphs.num_glyphs) - 1].geometry.width &-= spare }
  }

  private static let ellipsisFlag: UInt8 = 1 << 1

  // MARK: - Glyphs

  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownFlag: UInt32 = 0x1000_0000

  private func glyphRun(
    of item: UnsafeMutablePointer<PangoGlyphItem>,
    x: Int32,
    width: Int32
  ) -> GlyphRun {
    var glyphs: [GlyphRun.Glyph] = []
    var missing: [CGRect] = []
    let attributes = text.attributes(at: min(offset + byteOffset(of: item), text.bytes.count))
    var position: Int32 = 0
    if let string = item.pointee.glyphs?.pointee {
      for index in 0..<Int(string.num_glyphs) {
        let info = string.glyphs[index]
        defer { position &+= info.geometry.width }
        if info.glyph == Self.emptyGlyph { continue }
        if info.glyph & Self.unknownFlag != 0 {
          missing.append(
            box(at: position, width: info.geometry.width, font: attributes.font)
          )
          continue
        }
        glyphs.append(
          GlyphRun.Glyph(
            index: UInt(info.glyph),
            x: points(x &+ position &+ info.geometry.x_offset),
            y: points(info.geometry.y_offset &- item.pointee.y_offset)
          )
        )
      }
    }
    return GlyphRun(
      font: GlyphFont(item.pointee.item?.pointee.analysis.font),
      glyphs: glyphs,
      missing: missing.map { $0.offsetBy(dx: points(x), dy: 0) },
      attributes: attributes,
      x: points(x),
      width: points(width)
    )
  }

  /// The box of a character that no font has.
  private func box(at x: Int32, width: Int32, font: FontDescriptor) -> CGRect {
    let height = font.metrics.capHeight
    let inset = min(font.size / 16, points(width) / 8)
    return CGRect(
      x: points(x) + inset,
      y: -height,
      width: max(points(width) - 2 * inset, 0),
      height: height
    )
  }

  // MARK: - Carets

  private struct Edges {
    var leading: Int32
    var trailing: Int32
  }

  private func byteOffset(of item: UnsafeMutablePointer<PangoGlyphItem>) -> Int {
    Int(item.pointee.item?.pointee.offset ?? 0)
  }

  /// Notes both sides of every scalar of a run.
  private func readEdges(
    of item: UnsafeMutablePointer<PangoGlyphItem>,
    x: Int32,
    lineStart: Int,
    into edges: inout [Edges?]
  ) {
    guard let info = item.pointee.item?.pointee, info.num_chars > 0 else { return }
    var widths = [Int32](repeating: 0, count: Int(info.num_chars))
    shown.withUnsafeBytes { buffer in
      pango_glyph_item_get_logical_widths(
        item,
        buffer.bindMemory(to: CChar.self).baseAddress,
        &widths
      )
    }
    let isRightToLeft = info.analysis.level & 1 == 1
    var edge = isRightToLeft ? x &+ widths.reduce(0, &+) : x
    var scalar = 0
    for byte in Int(info.offset)..<Int(info.offset + info.length)
    where byte < shown.count && shown[byte] & 0xC0 != 0x80 && scalar < widths.count {
      let next = isRightToLeft ? edge &- widths[scalar] : edge &+ widths[scalar]
      let place = byte - lineStart
      if edges.indices.contains(place) { edges[place] = Edges(leading: edge, trailing: next) }
      edge = next
      scalar += 1
    }
  }

  /// Joins the scalars of each character as a reader sees them.
  private func carets(of bytes: Range<Int>, _ edges: [Edges?], end: CGFloat) -> CaretStops {
    let line = String(decoding: shown[bytes], as: UTF8.self)
    var stops: [CaretStops.Stop] = []
    var byte = 0
    var lastEdge = end
    for character in line {
      let count = character.utf8.count
      let known = edges[byte..<min(byte + count, edges.count)].compactMap { $0 }
      if let first = known.first, let last = known.last {
        let place = min(offset + bytes.lowerBound + byte, text.bytes.count)
        let stop = CaretStops.Stop(
          index: text.utf16Offset(of: place),
          x: points(first.leading),
          trailingX: points(last.trailing)
        )
        if stops.last?.index != stop.index { stops.append(stop) }
        lastEdge = stop.trailingX
      }
      byte += count
    }
    let finish = text.utf16Offset(of: min(offset + bytes.upperBound, text.bytes.count))
    if stops.last?.index != finish {
      stops.append(CaretStops.Stop(index: finish, x: lastEdge, trailingX: lastEdge))
    }
    return CaretStops(stops: stops)
  }
}
