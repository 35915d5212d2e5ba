import CPango
import CoreGraphics

/// A part of a text as pango reads it: UTF-8, with the runs' attributes, and its place in the whole.
struct PangoText {
  let bytes: [UInt8]
  /// For each run, where its bytes begin.
  private let runStarts: [Int]
  private let runs: [TextRun]
  /// For each byte, and the end, how many UTF-16 code units come before; nil when all is ASCII.
  private let utf16Offsets: [Int]?

  init(_ text: AttributedText) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for run in text.runs {
      starts.append(bytes.count)
      // Pango ends at a zero byte.
      let string =
        run.text.utf8.contains(0) ? run.text.replacing("\0", with: "\u{FFFD}") : run.text
      bytes += string.utf8
    }
    self.bytes = bytes
    runStarts = starts
    runs = text.runs
    utf16Offsets = bytes.allSatisfy { $0 < 0x80 } ? nil : Self.utf16Offsets(of: bytes)
  }

  private static func utf16Offsets(of bytes: [UInt8]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(bytes.count + 1)
    var count = 0
    var pending = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 {
        count += pending
        pending = byte >= 0xF0 ? 2 : 1
      }
      result.append(count)
    }
    result.append(count + pending)
    return result
  }

  /// Returns how many UTF-16 code units come before a byte.
  func utf16Offset(of byte: Int) -> Int {
    utf16Offsets?[byte] ?? byte
  }

  /// Returns the number of the run that a byte belongs to; the end belongs to the last one.
  func runIndex(at byte: Int) -> Int {
    (runStarts.lastIndex { $0 <= byte }) ?? 0
  }

  /// Returns the attributes of a byte.
  func attributes(at byte: Int) -> TextAttributes {
    runs[runIndex(at: byte)].attributes
  }

  /// Returns the fonts of a range of bytes, or of the place where an empty one lies.
  func fonts(in range: Range<Int>) -> [FontDescriptor] {
    let first = runIndex(at: range.lowerBound)
    let last = range.isEmpty ? first : runIndex(at: range.upperBound - 1)
    return runs[first...last].map(\.attributes.font)
  }

  /// Returns where the paragraph that holds a byte ends, before its line end.
  func paragraphEnd(from byte: Int) -> Int {
    var index = byte
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
      // U+2029, the paragraph separator.
      if bytes[index] == 0xE2, bytes[index...].prefix(3).elementsEqual([0xE2, 0x80, 0xA9]) {
        return index
      }
      index += 1
    }
    return index
  }

  /// Gives a layout some bytes and the attributes of a range of the text that they begin with.
  ///
  /// Each run's number is kept as a colour, so that pango never joins two runs.
  func apply(_ shown: [UInt8], from start: Int, to layout: OpaquePointer) {
    let list = pango_attr_list_new()
    for (index, run) in runs.enumerated() {
      let runEnd = index + 1 < runs.count ? runStarts[index + 1] : bytes.count
      let isLast = index == runs.count - 1
      let from = max(runStarts[index] - start, 0)
      let to = isLast ? shown.count : min(runEnd - start, shown.count)
      guard from < to || (runs.count == 1) else { continue }
      for attribute in Self.makeAttributes(run.attributes, index: index) {
        attribute?.pointee.start_index = UInt32(from)
        attribute?.pointee.end_index = UInt32(max(from, to))
        pango_attr_list_insert(list, attribute)
      }
    }
    let description = runs[runIndex(at: start)].attributes.font.makeDescription()
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    shown.withUnsafeBytes { buffer in
      pango_layout_set_text(
        layout,
        buffer.bindMemory(to: CChar.self).baseAddress ?? nil,
        Int32(buffer.count)
      )
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private static func makeAttributes(
    _ attributes: TextAttributes,
    index: Int
  ) -> [UnsafeMutablePointer<PangoAttribute>?] {
    let description = attributes.font.makeDescription()
    defer { pango_font_description_free(description) }
    var result = [
      pango_attr_font_desc_new(description),
      pango_attr_font_features_new(attributes.font.features),
      pango_attr_foreground_new(
        UInt16(truncatingIfNeeded: index),
        UInt16(truncatingIfNeeded: index >> 16),
        0
      ),
    ]
    if attributes.kern != 0, attributes.kern.isFinite {
      let units = (attributes.kern * CGFloat(PANGO_SCALE)).rounded()
      result.append(pango_attr_letter_spacing_new(Int32(min(max(units, -1e6), 1e6))))
    }
    return result
  }
}
