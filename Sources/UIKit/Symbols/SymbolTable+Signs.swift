nonisolated extension SymbolTable {
  /// Signs that are made of lines alone.
  static let signs: [String: SymbolGlyph] = [
    "xmark": SymbolGlyph(lines: "M5 5L19 19M19 5L5 19"),
    "plus": SymbolGlyph(lines: "M12 3.5V20.5M3.5 12H20.5"),
    "minus": SymbolGlyph(lines: "M3.5 12H20.5"),
    "equal": SymbolGlyph(lines: "M4.5 9H19.5M4.5 15H19.5"),
    "plusminus": SymbolGlyph(lines: "M12 3V15M6 9H18M6 20H18"),
    "checkmark": SymbolGlyph(lines: "M4 13L9.6 19.2L20 4.8"),
    "chevron.left": SymbolGlyph(lines: "M15.8 3.6L7.6 12L15.8 20.4"),
    "chevron.right": SymbolGlyph(lines: "M8.2 3.6L16.4 12L8.2 20.4"),
    "chevron.up": SymbolGlyph(lines: "M3.6 15.8L12 7.6L20.4 15.8"),
    "chevron.down": SymbolGlyph(lines: "M3.6 8.2L12 16.4L20.4 8.2"),
    "chevron.up.chevron.down": SymbolGlyph(
      lines: "M6.6 8.8L12 3.6L17.4 8.8M6.6 15.2L12 20.4L17.4 15.2"
    ),
    "chevron.compact.down": SymbolGlyph(lines: "M3 10L12 13.6L21 10"),
    "chevron.compact.up": SymbolGlyph(lines: "M3 13.6L12 10L21 13.6"),
    "arrow.left": SymbolGlyph(lines: "M21 12H3.2M10.4 4.6L3 12L10.4 19.4"),
    "arrow.right": SymbolGlyph(lines: "M3 12H20.8M13.6 4.6L21 12L13.6 19.4"),
    "arrow.up": SymbolGlyph(lines: "M12 21V3.2M4.6 10.4L12 3L19.4 10.4"),
    "arrow.down": SymbolGlyph(lines: "M12 3V20.8M4.6 13.6L12 21L19.4 13.6"),
    "arrow.up.right": SymbolGlyph(lines: "M5.6 18.4L18 6M7.6 5.4H18.6V16.4"),
    "arrow.up.left": SymbolGlyph(lines: "M18.4 18.4L6 6M16.4 5.4H5.4V16.4"),
    "arrow.down.right": SymbolGlyph(lines: "M5.6 5.6L18 18M7.6 18.6H18.6V7.6"),
    "arrow.down.left": SymbolGlyph(lines: "M18.4 5.6L6 18M16.4 18.6H5.4V7.6"),
    "arrow.up.arrow.down": SymbolGlyph(
      lines: "M7.4 20.4V3.8M2.8 8.2L7.4 3.6L12 8.2M16.6 3.6V20.2M12 15.8L16.6 20.4L21.2 15.8"
    ),
    "arrow.left.arrow.right": SymbolGlyph(
      lines: "M20.4 7.4H3.8M8.2 2.8L3.6 7.4L8.2 12M3.6 16.6H20.2M15.8 12L20.4 16.6L15.8 21.2"
    ),
    "arrow.uturn.backward": SymbolGlyph(
      lines:
        "M8.6 3.6L3.2 9L8.6 14.4M3.6 9H14.4C18.2 9 20.8 11.4 20.8 14.6C20.8 17.9 18.2 20.2 14.4 20.2H10.4"
    ),
    "arrow.uturn.forward": SymbolGlyph(
      lines:
        "M15.4 3.6L20.8 9L15.4 14.4M20.4 9H9.6C5.8 9 3.2 11.4 3.2 14.6C3.2 17.9 5.8 20.2 9.6 20.2H13.6"
    ),
    "arrow.clockwise": SymbolGlyph(
      lines: "A12 12.8 8.2 -52 268 M12.6 1.6L17 6.2L12.6 10.2"
    ),
    "arrow.counterclockwise": SymbolGlyph(
      lines: "A12 12.8 8.2 -88 232 M11.4 1.6L7 6.2L11.4 10.2"
    ),
    "arrow.triangle.2.circlepath": SymbolGlyph(
      lines:
        "A12 12 8.4 190 335 A12 12 8.4 10 155 M20.6 3.8L20.2 8.8L15.4 8.2M3.4 20.2L3.8 15.2L8.6 15.8"
    ),
    "arrow.2.circlepath": SymbolGlyph(
      lines:
        "A12 12 8.4 190 335 A12 12 8.4 10 155 M20.6 3.8L20.2 8.8L15.4 8.2M3.4 20.2L3.8 15.2L8.6 15.8"
    ),
    "arrow.up.left.and.arrow.down.right": SymbolGlyph(
      lines: "M4 10V4H10M4.4 4.4L10.6 10.6M20 14V20H14M19.6 19.6L13.4 13.4"
    ),
    "arrow.down.right.and.arrow.up.left": SymbolGlyph(
      lines: "M10.6 4.6V10.6H4.6M10.2 10.2L3.6 3.6M13.4 19.4V13.4H19.4M13.8 13.8L20.4 20.4"
    ),
    "ellipsis": SymbolGlyph(dots: "O4.4 12 1.9 O12 12 1.9 O19.6 12 1.9"),
    "line.3.horizontal": SymbolGlyph(lines: "M3 6H21M3 12H21M3 18H21"),
    "line.3.horizontal.decrease": SymbolGlyph(lines: "M3 6.6H21M6.4 12H17.6M9.6 17.4H14.4"),
    "list.bullet": SymbolGlyph(
      lines: "M8 6H21M8 12H21M8 18H21",
      dots: "O3.6 6 1.5 O3.6 12 1.5 O3.6 18 1.5"
    ),
    "list.dash": SymbolGlyph(lines: "M8 6H21M8 12H21M8 18H21M2.6 6H4.6M2.6 12H4.6M2.6 18H4.6"),
    "list.number": SymbolGlyph(
      lines:
        "M9 6H21M9 12H21M9 18H21M3 4.6L4.6 3.6V8M2.8 10.6C3.4 9.8 5.4 9.8 5.2 11.4C5 12.4 3.6 13 2.8 14H5.6M2.8 16H5.4L4 17.8C6.6 17.8 6.2 20.6 4 20.6C3.4 20.6 2.9 20.4 2.6 20"
    ),
    "text.alignleft": SymbolGlyph(lines: "M3 5.4H21M3 9.8H15M3 14.2H21M3 18.6H15"),
    "text.aligncenter": SymbolGlyph(lines: "M3 5.4H21M6 9.8H18M3 14.2H21M6 18.6H18"),
    "slider.horizontal.3": SymbolGlyph(
      lines:
        "M2.6 6H13M18.4 6H21.4M2.6 12H5.6M11 12H21.4M2.6 18H13M18.4 18H21.4O15.7 6 2.5 O8.3 12 2.5 O15.7 18 2.5"
    ),
    "magnifyingglass": SymbolGlyph(lines: "O10 10 7 M15.2 15.2L21.4 21.4"),
    "questionmark": SymbolGlyph(
      lines: "M7.2 8C7.2 5.2 9.3 3.4 12 3.4C14.8 3.4 16.8 5.2 16.8 7.6C16.8 11 12 11.2 12 15",
      dots: "O12 19.6 1.5"
    ),
    "exclamationmark": SymbolGlyph(lines: "M12 3.6V14.4", dots: "O12 19.4 1.6"),
    "info": SymbolGlyph(lines: "M9.4 10.6H12.4V19.6M8.6 19.8H16", dots: "O12 5 1.7"),
    "number": SymbolGlyph(lines: "M9.4 3.6L7 20.4M17 3.6L14.6 20.4M3.8 8.8H20.8M3.2 15.2H20.2"),
    "at": SymbolGlyph(
      lines:
        "O12 12 3.8 M15.8 8.4V13.4C15.8 15.4 16.8 16.4 18.2 16.4C20.2 16.4 21.4 14.6 21.4 12C21.4 6.6 17.4 2.8 12 2.8C6.6 2.8 2.6 6.8 2.6 12C2.6 17.4 6.6 21.2 12 21.2C14 21.2 15.6 20.8 17 20"
    ),
    "textformat": SymbolGlyph(
      lines: "M2 18.4L7.2 5.4L12.4 18.4M4 14H10.4O17.4 14.8 3.6 M21 11V18.6"
    ),
    "power": SymbolGlyph(lines: "A12 13 8 -55 235 M12 3V11.4"),
    "wifi": SymbolGlyph(
      lines: "A12 20 16 -135 -45 A12 20 11 -135 -45 A12 20 6 -135 -45",
      dots: "O12 19.4 1.9"
    ),
    "waveform": SymbolGlyph(lines: "M3 10V14M7.5 6.6V17.4M12 3V21M16.5 6.6V17.4M21 10V14"),
    "nosign": SymbolGlyph(lines: "O12 12 9.4 M5.4 5.4L18.6 18.6"),
    "paperclip": SymbolGlyph(
      lines:
        "M19.6 10.8L11.4 19C9.2 21.2 6.2 21.2 4.4 19.4C2.6 17.6 2.6 14.6 4.8 12.4L13.4 3.8C14.9 2.3 17 2.3 18.3 3.6C19.6 4.9 19.6 7 18.1 8.5L9.9 16.7C9.1 17.5 8.1 17.5 7.5 16.9C6.9 16.3 6.9 15.3 7.7 14.5L15.2 7"
    ),
    "link": SymbolGlyph(
      lines:
        "M9.8 13.8C8.2 12 8.3 9.6 9.9 8L13.2 4.7C15 2.9 17.7 2.9 19.4 4.6C21.1 6.3 21.1 9 19.3 10.8L16.9 13.2M14.2 10.2C15.8 12 15.7 14.4 14.1 16L10.8 19.3C9 21.1 6.3 21.1 4.6 19.4C2.9 17.7 2.9 15 4.7 13.2L7.1 10.8"
    ),
    "music.note": SymbolGlyph(
      lines: "M9.4 17.6V5L19 2.8V15.2",
      dots: "E4 15 5.8 5.2 E13.6 12.8 5.8 5.2"
    ),
    "scissors": SymbolGlyph(lines: "O5.8 6.2 2.9 O5.8 17.8 2.9 M8.2 7.8L21 16.8M8.2 16.2L21 7.2"),
    "pencil": SymbolGlyph(
      lines:
        "M4.6 19.4L5.4 15.4L16.6 4.2C17.6 3.2 18.8 3.2 19.8 4.2C20.8 5.2 20.8 6.4 19.8 7.4L8.6 18.6ZM14.8 6L18 9.2"
    ),
    "chart.line.uptrend.xyaxis": SymbolGlyph(
      lines: "M3 3V20.4H21M6.4 15.6L11 10.6L14 13.4L20 6.4M15.6 6H20.2V10.6"
    ),
    "snowflake": SymbolGlyph(
      lines: "M12 2V22M3.4 7L20.6 17M20.6 7L3.4 17M9 3.8L12 6.6L15 3.8M9 20.2L12 17.4L15 20.2"
    ),
  ]
}
