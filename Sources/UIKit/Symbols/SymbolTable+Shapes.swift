nonisolated extension SymbolTable {
  /// Plain shapes, people, weather and the buttons of players.
  static let shapes: [String: SymbolGlyph] = [
    "circle": SymbolGlyph(outline: "O12 12 9.6"),
    "square": SymbolGlyph(outline: "R3 3 18 18 3.2"),
    "rectangle": SymbolGlyph(outline: "R1.8 5 20.4 14 2.8"),
    "rectangle.portrait": SymbolGlyph(outline: "R5 1.8 14 20.4 2.8"),
    "capsule": SymbolGlyph(outline: "R1.4 6.4 21.2 11.2 5.6"),
    "triangle": SymbolGlyph(outline: "M12 3.4L21.6 20H2.4Z"),
    "diamond": SymbolGlyph(outline: "M12 2L22 12L12 22L2 12Z"),
    "hexagon": SymbolGlyph(outline: "M12 2L20.7 7V17L12 22L3.3 17V7Z"),
    "seal": SymbolGlyph(outline: "S12 12 10 8.2 12"),
    "heart": SymbolGlyph(
      outline:
        "M12 20.8C9 18.8 2.2 14 2.2 8.8C2.2 5.6 4.6 3.4 7.4 3.4C9.3 3.4 11 4.4 12 6.2C13 4.4 14.7 3.4 16.6 3.4C19.4 3.4 21.8 5.6 21.8 8.8C21.8 14 15 18.8 12 20.8Z"
    ),
    "star": SymbolGlyph(outline: "S12 12.8 10.8 4.5 5"),
    "bolt": SymbolGlyph(outline: "M13.8 1.8L4.4 13.4H11L9.4 22.2L19.4 10H12.6Z"),
    "flame": SymbolGlyph(
      outline:
        "M12.6 2C13.4 5.8 17 7.8 18.6 11.4C20.8 16.6 17.4 21.8 12 21.8C6.8 21.8 4 18 4.6 13.8C5 11 6.8 9.4 7.6 7.4C8.6 8.2 9.2 9.2 9.4 10.4C11.4 8.6 12.8 5.6 12.6 2Z",
      details:
        "M12.2 12.6C12.6 14.4 15 15 15 17.4C15 19.2 13.8 20.6 12 20.6C10.2 20.6 9 19.2 9 17.4C9 15.4 11.4 14.8 12.2 12.6Z"
    ),
    "drop": SymbolGlyph(
      outline:
        "M12 2.2C15.4 7 19 11 19 15C19 19 15.8 21.8 12 21.8C8.2 21.8 5 19 5 15C5 11 8.6 7 12 2.2Z"
    ),
    "leaf": SymbolGlyph(
      outline:
        "M3 4.4C5.4 6.4 9 6 12.6 6.6C17.6 7.4 20.4 10.6 20.2 15.4C20.1 17.6 19.4 19 18.2 19.6C12 21.4 3.4 18.4 3 4.4Z",
      details: "M7 8.6C9 13.4 13 15.6 18 17.2",
      dots: ""
    ),
    "moon": SymbolGlyph(
      outline:
        "M20.8 14.8C19.6 15.4 18.3 15.7 16.8 15.7C12.1 15.7 8.8 12.4 8.8 7.7C8.8 6 9.3 4.3 10.1 3C5.9 3.9 2.8 7.6 2.8 12.2C2.8 17.5 6.9 21.5 12.1 21.5C16.2 21.5 19.6 18.6 20.8 14.8Z"
    ),
    "sun.max": SymbolGlyph(
      outline: "O12 12 4.4",
      lines:
        "M12 1.8V3.8M12 20.2V22.2M1.8 12H3.8M20.2 12H22.2M4.8 4.8L6.2 6.2M17.8 17.8L19.2 19.2M4.8 19.2L6.2 17.8M17.8 6.2L19.2 4.8"
    ),
    "cloud": SymbolGlyph(
      outline:
        "M6.6 19.2C3.8 19.2 1.8 17.3 1.8 14.7C1.8 12.4 3.3 10.7 5.5 10.3C5.7 6.9 8.3 4.6 11.6 4.6C14.5 4.6 16.8 6.3 17.6 8.9C20.3 9.1 22.2 11.2 22.2 13.9C22.2 16.9 20 19.2 17 19.2Z"
    ),
    "sparkles": SymbolGlyph(
      outline:
        "M9.4 6.4C10.2 10.8 11.6 12.2 16 13C11.6 13.8 10.2 15.2 9.4 19.6C8.6 15.2 7.2 13.8 2.8 13C7.2 12.2 8.6 10.8 9.4 6.4Z",
      dots:
        "M17.6 2C18 4.6 18.8 5.4 21.4 5.8C18.8 6.2 18 7 17.6 9.6C17.2 7 16.4 6.2 13.8 5.8C16.4 5.4 17.2 4.6 17.6 2ZM18.4 16C18.7 17.7 19.3 18.3 21 18.6C19.3 18.9 18.7 19.5 18.4 21.2C18.1 19.5 17.5 18.9 15.8 18.6C17.5 18.3 18.1 17.7 18.4 16Z"
    ),
    "person": SymbolGlyph(
      outline: "E7.7 2.8 8.6 9.2 M3.4 20.8C3.4 16.9 7.1 14.4 12 14.4C16.9 14.4 20.6 16.9 20.6 20.8Z"
    ),
    "person.2": SymbolGlyph(
      outline: "E5.2 5 6.6 7.2 M1.4 19.4C1.4 16.2 4.4 14.2 8.5 14.2C12.6 14.2 15.6 16.2 15.6 19.4Z",
      lines:
        "M14 5.6C14.7 5.2 15.3 5 16 5C17.9 5 19.2 6.6 19.2 8.6C19.2 10.6 17.9 12.2 16 12.2C15.4 12.2 14.8 12 14.4 11.8M16.6 14.2C20.2 14.3 22.6 16.2 22.6 19.4H18.8"
    ),
    "person.crop.circle": SymbolGlyph(
      outline: "O12 12 9.8",
      holes:
        "E8.8 5.6 6.4 6.9 M5.8 18.4C7 16 9.2 14.7 12 14.7C14.8 14.7 17 16 18.2 18.4C16.6 20 14.4 21 12 21C9.6 21 7.4 20 5.8 18.4Z"
    ),
    "play": SymbolGlyph(
      outline:
        "M6 4.2C6 3 7 2.5 8 3.1L20 10.8C20.9 11.4 20.9 12.6 20 13.2L8 20.9C7 21.5 6 21 6 19.8Z"
    ),
    "pause": SymbolGlyph(outline: "R5 3.4 4.6 17.2 1 R14.4 3.4 4.6 17.2 1"),
    "stop": SymbolGlyph(outline: "R4.4 4.4 15.2 15.2 2"),
    "forward": SymbolGlyph(
      outline:
        "M2 6.4V17.6C2 18.5 2.8 18.9 3.5 18.4L11.6 12L3.5 5.6C2.8 5.1 2 5.5 2 6.4ZM12.4 6.4V17.6C12.4 18.5 13.2 18.9 13.9 18.4L22 12L13.9 5.6C13.2 5.1 12.4 5.5 12.4 6.4Z"
    ),
    "backward": SymbolGlyph(
      outline:
        "M22 6.4V17.6C22 18.5 21.2 18.9 20.5 18.4L12.4 12L20.5 5.6C21.2 5.1 22 5.5 22 6.4ZM11.6 6.4V17.6C11.6 18.5 10.8 18.9 10.1 18.4L2 12L10.1 5.6C10.8 5.1 11.6 5.5 11.6 6.4Z"
    ),
    "forward.end": SymbolGlyph(
      outline: "M4.4 5.4V18.6C4.4 19.6 5.2 20 6 19.4L15.4 12L6 4.6C5.2 4 4.4 4.4 4.4 5.4Z",
      lines: "M19 4.6V19.4"
    ),
    "backward.end": SymbolGlyph(
      outline: "M19.6 5.4V18.6C19.6 19.6 18.8 20 18 19.4L8.6 12L18 4.6C18.8 4 19.6 4.4 19.6 5.4Z",
      lines: "M5 4.6V19.4"
    ),
    "record.circle": SymbolGlyph(outline: "O12 12 9.6", holes: "O12 12 3.6"),
    "speaker": SymbolGlyph(
      outline:
        "M5.4 8.6H8.4L13.6 4.2C14.3 3.6 15.2 4 15.2 5V19C15.2 20 14.3 20.4 13.6 19.8L8.4 15.4H5.4C4.5 15.4 4 14.9 4 14V10C4 9.1 4.5 8.6 5.4 8.6Z"
    ),
    "speaker.wave.2": SymbolGlyph(
      outline:
        "M2.6 8.8H5L9.6 4.8C10.3 4.2 11.2 4.6 11.2 5.6V18.4C11.2 19.4 10.3 19.8 9.6 19.2L5 15.2H2.6C1.7 15.2 1.2 14.7 1.2 13.8V10.2C1.2 9.3 1.7 8.8 2.6 8.8Z",
      lines: "A9.6 12 5.8 -36 36 A9.6 12 9.8 -40 40"
    ),
    "mic": SymbolGlyph(
      outline: "R8.4 1.8 7.2 13 3.6",
      lines:
        "M4.8 11.2V12C4.8 16 7.8 18.6 12 18.6C16.2 18.6 19.2 16 19.2 12V11.2M12 18.8V22M8 22.2H16"
    ),
    "globe": SymbolGlyph(
      outline: "O12 12 9.6",
      details: "E7.8 2.4 8.4 19.2 M12 2.4V21.6M2.4 12H21.6M3.8 7.2H20.2M3.8 16.8H20.2"
    ),
    "clock": SymbolGlyph(outline: "O12 12 9.6", details: "M12 6V12.4H7.4"),
    "timer": SymbolGlyph(
      outline: "O12 13.2 8.6",
      lines: "M12 2V4.6M9 2H15M18.4 5.8L19.8 7.2",
      details: "M12 8.4V13.2"
    ),
    "alarm": SymbolGlyph(
      outline: "O12 13 8.4",
      lines:
        "M2.4 7.4C2.6 4.6 4.6 2.8 7.2 3M21.6 7.4C21.4 4.6 19.4 2.8 16.8 3M6 19.4L4.2 21.4M18 19.4L19.8 21.4",
      details: "M12 8V13.2L15.2 15"
    ),
    "location": SymbolGlyph(
      outline:
        "M20.4 2.9C21 2.7 21.4 3 21.1 3.7L13.6 20.7C13.2 21.6 12.3 21.4 12.2 20.5V12.4C12.2 12 12 11.8 11.6 11.8H3.5C2.6 11.7 2.4 10.8 3.3 10.4Z"
    ),
    "mappin": SymbolGlyph(lines: "M12 11.4V22", dots: "O12 6.8 4.8"),
    "pin": SymbolGlyph(
      outline:
        "M8 2.6H16V4C14.8 4.8 14.6 5.8 14.8 8.4C17.2 9.6 18.6 11.4 18.8 14.4H5.2C5.4 11.4 6.8 9.6 9.2 8.4C9.4 5.8 9.2 4.8 8 4Z",
      lines: "M12 14.6V22"
    ),
    "paperplane": SymbolGlyph(
      outline:
        "M20.8 2.6C21.4 2.4 21.7 2.7 21.5 3.3L15.4 20.8C15 21.8 14 21.8 13.5 20.9L10.2 13.9L3.1 10.5C2.2 10 2.2 9 3.2 8.6Z",
      details: "M10.4 13.6L20.6 3.4"
    ),
    "flag": SymbolGlyph(
      outline:
        "M5 3.6C8.4 2.2 10.4 3 12.4 3.8C14.4 4.6 16.4 5 19.6 3.8V13.8C16.4 15 14.4 14.6 12.4 13.8C10.4 13 8.4 12.2 5 13.6Z",
      lines: "M4.6 3V21.8"
    ),
    "shield": SymbolGlyph(
      outline:
        "M12 1.8C14.4 3.8 17.4 5 20.4 5.2V11.4C20.4 16.6 17 20.2 12 22.2C7 20.2 3.6 16.6 3.6 11.4V5.2C6.6 5 9.6 3.8 12 1.8Z"
    ),
    "checkmark.seal": SymbolGlyph(outline: "S12 12 10.4 8.6 12", details: "M8 12.4L11 15.6L16 8.6"),
    "exclamationmark.triangle": SymbolGlyph(
      outline:
        "M10.6 3.6C11.2 2.5 12.8 2.5 13.4 3.6L21.9 18.6C22.5 19.7 21.8 21 20.5 21H3.5C2.2 21 1.5 19.7 2.1 18.6Z",
      details: "M12 9V14",
      holes: "O12 17.3 0.5"
    ),
  ]
}
