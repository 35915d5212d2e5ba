nonisolated extension SymbolTable {
  /// Devices, tools and other objects.
  static let objects: [String: SymbolGlyph] = [
    "book": SymbolGlyph(
      outline:
        "M12 5.4C10 3.9 6.6 3.4 2.4 3.8V18.8C6.6 18.4 10 18.9 12 20.4C14 18.9 17.4 18.4 21.6 18.8V3.8C17.4 3.4 14 3.9 12 5.4Z",
      details: "M12 5.6V20.2"
    ),
    "book.closed": SymbolGlyph(
      outline: "M7 1.8H19.6V22.2H7C5.2 22.2 4.2 21.2 4.2 19.6V4.6C4.2 2.8 5.2 1.8 7 1.8Z",
      details: "M4.6 19.4C4.8 18.2 5.6 17.6 7 17.6H19.4"
    ),
    "newspaper": SymbolGlyph(
      outline: "M2 4.2H17.8V17.6C17.8 19 18.6 19.8 19.9 19.8H4.4C2.8 19.8 2 19 2 17.6Z",
      lines: "M17.8 8H22V17.6C22 19 21.3 19.8 19.9 19.8",
      details: "M5.4 8.2H14.4M5.4 12H14.4M5.4 15.8H11"
    ),
    "headphones": SymbolGlyph(
      outline: "R2.6 13.6 5 8 1.6 R16.4 13.6 5 8 1.6",
      lines: "M2.8 15V11.6C2.8 6.4 6.8 2.6 12 2.6C17.2 2.6 21.2 6.4 21.2 11.6V15"
    ),
    "iphone": SymbolGlyph(outline: "R6 1.6 12 20.8 2.6", details: "M10 4.2H14"),
    "ipad": SymbolGlyph(outline: "R3.6 1.8 16.8 20.4 2.4", details: "M10 19.6H14"),
    "desktopcomputer": SymbolGlyph(
      outline: "R1.6 3 20.8 13.4 2",
      lines: "M9.6 16.6L9 20.6M14.4 16.6L15 20.6M7.4 20.8H16.6",
      details: "M2 12.8H22"
    ),
    "laptopcomputer": SymbolGlyph(outline: "R3.8 4.4 16.4 12 1.6", lines: "M1.2 19.4H22.8"),
    "tv": SymbolGlyph(outline: "R1.6 4 20.8 13.6 2", lines: "M8 20.6H16"),
    "keyboard": SymbolGlyph(
      outline: "R1.4 5.6 21.2 12.8 2",
      details:
        "M5 9.2H5.4M9.4 9.2H9.8M13.8 9.2H14.2M18.4 9.2H18.8M5 12.2H5.4M9.4 12.2H9.8M13.8 12.2H14.2M18.4 12.2H18.8M8 15.2H16"
    ),
    "printer": SymbolGlyph(outline: "R1.8 8 20.4 9.6 2", lines: "M6 8V3H18V8M6 14V21H18V14"),
    "gamecontroller": SymbolGlyph(
      outline:
        "M7 5.4H17C20 5.4 21.4 8.4 22.4 13.4C23.2 17.6 22.2 19.4 20.4 19.4C18.8 19.4 17.8 17.8 16.2 16H7.8C6.2 17.8 5.2 19.4 3.6 19.4C1.8 19.4 0.8 17.6 1.6 13.4C2.6 8.4 4 5.4 7 5.4Z",
      details: "M7.4 8.6V12.6M5.4 10.6H9.4M15 12.4H15.2M17.4 9.4H17.6"
    ),
    "cube": SymbolGlyph(
      outline: "M12 1.8L20.8 6.6V17.4L12 22.2L3.2 17.4V6.6Z",
      details: "M3.6 6.9L12 11.6L20.4 6.9M12 11.8V21.8"
    ),
    "shippingbox": SymbolGlyph(
      outline: "M12 1.8L20.8 6.2V17.8L12 22.2L3.2 17.8V6.2Z",
      details: "M3.6 6.6L12 10.8L20.4 6.6M12 11V21.8M7.6 4.2L16.2 8.6"
    ),
    "archivebox": SymbolGlyph(
      outline:
        "R1.8 3.2 20.4 4.8 1.4 M3.4 8.2H20.6V18.4C20.6 20 19.8 20.8 18.2 20.8H5.8C4.2 20.8 3.4 20 3.4 18.4Z",
      details: "M9.4 12H14.6"
    ),
    "tray": SymbolGlyph(
      outline:
        "M5.6 4.4H18.4L22.2 13V17.4C22.2 19 21.4 19.8 19.8 19.8H4.2C2.6 19.8 1.8 19 1.8 17.4V13Z",
      details: "M2.2 13H8.2C8.2 15.2 9.6 16.4 12 16.4C14.4 16.4 15.8 15.2 15.8 13H21.8"
    ),
    "chart.bar": SymbolGlyph(
      outline: "R2.4 12.4 4.8 8.8 1 R9.6 7.6 4.8 13.6 1 R16.8 2.8 4.8 18.4 1"
    ),
    "chart.pie": SymbolGlyph(outline: "O11.4 12.6 9.2", details: "M11.4 3.6V12.6L18.4 18.6"),
    "hammer": SymbolGlyph(
      outline:
        "M8 3.4C10.8 2 14 2.4 16.4 4.6L21 9.2L18.4 11.8L16.6 10L14.4 12.2L11 8.8L12.6 7.2C11.4 5.6 9.8 4.4 8 3.4Z",
      lines: "M12.4 10.4L3.4 19.2C2.6 20 2.6 21 3.2 21.6C3.9 22.2 4.8 22.2 5.6 21.4L14.4 12.4"
    ),
    "wrench": SymbolGlyph(
      outline:
        "M15.6 2.4C12.4 2 9.4 4.6 9.6 8L9.9 9.4L2.8 16.6C1.8 17.6 1.8 19.4 2.9 20.6C4.2 21.9 5.9 21.9 7 20.8L14.2 13.7L15.8 14C19.4 14.2 21.8 11.2 21.4 8L17.8 11.2L13.8 9.8L12.6 5.8Z"
    ),
    "wrench.and.screwdriver": SymbolGlyph(
      outline:
        "M15.6 2.4C12.4 2 9.4 4.6 9.6 8L9.9 9.4L2.8 16.6C1.8 17.6 1.8 19.4 2.9 20.6C4.2 21.9 5.9 21.9 7 20.8L14.2 13.7L15.8 14C19.4 14.2 21.8 11.2 21.4 8L17.8 11.2L13.8 9.8L12.6 5.8Z",
      lines: "M3 3L8.4 8.4M15.2 16L20.6 21.4"
    ),
    "paintbrush": SymbolGlyph(
      outline:
        "M21.4 2.6C22.4 3.6 21.8 5 20.8 6.4L13.6 15.2L8.8 10.4L17.6 3.2C19 2.2 20.4 1.6 21.4 2.6Z M8.6 13C10.2 13.4 11 14.4 11.2 15.8C10.8 19.6 7 21.8 2.4 20.4C4.4 19.4 4.2 17.4 5 15.4C5.6 13.8 7 12.8 8.6 13Z"
    ),
    "paintpalette": SymbolGlyph(
      outline:
        "M12 2.4C6.2 2.4 2 6.6 2 12C2 17.4 6.2 21.6 11.4 21.6C13 21.6 13.8 20.7 13.8 19.6C13.8 18 12.8 17.6 12.8 16.2C12.8 14.9 13.8 14.2 15.4 14.2H18.4C20.6 14.2 22 12.8 22 10.6C22 6 17.6 2.4 12 2.4Z",
      holes: "O6.6 12 1 O8.8 7.6 1 O13.4 6.2 1 O17.4 9 1"
    ),
    "hourglass": SymbolGlyph(
      outline:
        "M6 2.4H18C18 7.4 16.6 9.8 13.6 12C16.6 14.2 18 16.6 18 21.6H6C6 16.6 7.4 14.2 10.4 12C7.4 9.8 6 7.4 6 2.4Z",
      lines: "M4.4 2.2H19.6M4.4 21.8H19.6"
    ),
    "battery.100": SymbolGlyph(
      outline: "R1 7 19.4 10 2.4",
      lines: "M22.8 10.4V13.6",
      dots: "R3.2 9.2 15 5.6 0.8"
    ),
    "antenna.radiowaves.left.and.right": SymbolGlyph(
      lines: "A12 10 4.6 140 220 A12 10 4.6 -40 40 A12 10 9 140 220 A12 10 9 -40 40 M12 11V22",
      dots: "O12 10 2.2"
    ),
    "graduationcap": SymbolGlyph(
      outline: "M12 4L23 9L12 14L1 9Z",
      lines: "M5.4 11.4V16.4C8.4 19.6 15.6 19.6 18.6 16.4V11.4M22 9.6V16.6"
    ),
    "briefcase": SymbolGlyph(
      outline: "R1.8 6.6 20.4 13.8 2.6",
      lines: "M8 6.4V4.8C8 3.6 8.7 2.9 9.9 2.9H14.1C15.3 2.9 16 3.6 16 4.8V6.4",
      details: "M2.2 13H21.8"
    ),
    "airplane": SymbolGlyph(
      outline:
        "M21.6 12C21.6 13 20.6 13.6 19.2 13.6H14.8L10 21.2H8L10.2 13.6H5.8L4 16H2.4L3.4 12L2.4 8H4L5.8 10.4H10.2L8 2.8H10L14.8 10.4H19.2C20.6 10.4 21.6 11 21.6 12Z"
    ),
    "car": SymbolGlyph(
      outline:
        "M5.4 5.4C5.8 4.2 6.6 3.6 7.8 3.6H16.2C17.4 3.6 18.2 4.2 18.6 5.4L20 9.6C21.4 10.2 22 11.2 22 12.8V18.2H2V12.8C2 11.2 2.6 10.2 4 9.6Z",
      lines: "M4.4 18.4V20.6M19.6 18.4V20.6",
      details: "M4.4 9.6H19.6M6 14H7.6M16.4 14H18"
    ),
    "building.2": SymbolGlyph(
      outline:
        "M2.4 21.4V4.4C2.4 3.4 3 2.8 4 2.8H11.4C12.4 2.8 13 3.4 13 4.4V21.4Z M13.2 9.4H20C21 9.4 21.6 10 21.6 11V21.4H13.2Z",
      details:
        "M5.8 7H6.2M9.2 7H9.6M5.8 11H6.2M9.2 11H9.6M5.8 15H6.2M9.2 15H9.6M17 13.4H17.8M17 17H17.8"
    ),
    "umbrella": SymbolGlyph(
      outline:
        "M1.8 12.4C2.2 6.8 6.4 3 12 3C17.6 3 21.8 6.8 22.2 12.4C20.4 10.8 18.4 10.8 17 12.4C15.6 10.8 13.4 10.8 12 12.4C10.6 10.8 8.4 10.8 7 12.4C5.6 10.8 3.6 10.8 1.8 12.4Z",
      lines: "M12 1.6V3M12 12.4V19.2C12 20.8 11 21.8 9.6 21.8C8.2 21.8 7.2 20.8 7.2 19.4"
    ),
    "hand.thumbsup": SymbolGlyph(
      outline:
        "M7.4 10.4L11.4 2.8C12.6 2.4 14 3.4 13.8 5L13.2 8.6H18.6C20.2 8.6 21.2 9.8 20.9 11.3L19.6 18.6C19.3 20.2 18.3 21 16.8 21H7.4Z",
      lines: "M3 10.6V21"
    ),
    "hand.thumbsdown": SymbolGlyph(
      outline:
        "M16.6 13.6L12.6 21.2C11.4 21.6 10 20.6 10.2 19L10.8 15.4H5.4C3.8 15.4 2.8 14.2 3.1 12.7L4.4 5.4C4.7 3.8 5.7 3 7.2 3H16.6Z",
      lines: "M21 13.4V3"
    ),
    "crown": SymbolGlyph(outline: "M2 6.4L7 11L12 3.6L17 11L22 6.4L20 19.6H4Z"),
    "trophy": SymbolGlyph(
      outline: "M6.6 2.6H17.4V9C17.4 12.6 15.2 14.8 12 14.8C8.8 14.8 6.6 12.6 6.6 9Z",
      lines:
        "M6.4 4.8H2.6C2.6 8.6 4 10.6 7 11M17.6 4.8H21.4C21.4 8.6 20 10.6 17 11M12 15V19.4M7.6 21.4H16.4M9 19.6H15"
    ),
    "viewfinder": SymbolGlyph(
      lines:
        "M2.6 8V5.2C2.6 3.5 3.5 2.6 5.2 2.6H8M16 2.6H18.8C20.5 2.6 21.4 3.5 21.4 5.2V8M21.4 16V18.8C21.4 20.5 20.5 21.4 18.8 21.4H16M8 21.4H5.2C3.5 21.4 2.6 20.5 2.6 18.8V16"
    ),
    "cup.and.saucer": SymbolGlyph(
      outline: "M3.4 5H17.4V11.6C17.4 14.8 15 16.8 12.4 16.8H8.4C5.8 16.8 3.4 14.8 3.4 11.6Z",
      lines: "M17.6 6.8H19C21 6.8 22.2 8 22.2 9.8C22.2 11.6 21 12.8 19 12.8H17.4M2.4 20H18.4"
    ),
    "fork.knife": SymbolGlyph(
      outline: "M17.6 2.2C15.2 4 14.2 7.4 14.2 12H17.6Z",
      lines:
        "M4.4 2.4V7.4C4.4 9.4 5.4 10.4 7 10.4C8.6 10.4 9.6 9.4 9.6 7.4V2.4M7 2.4V21.8M17.6 12V21.8"
    ),
    "bed.double": SymbolGlyph(
      outline: "M2 12.4C2 11.2 2.8 10.4 4 10.4H20C21.2 10.4 22 11.2 22 12.4V16.8H2Z",
      lines:
        "M4 10.2V6.4C4 5.2 4.8 4.4 6 4.4H18C19.2 4.4 20 5.2 20 6.4V10.2M2 16.8V19.8M22 16.8V19.8M7 10.2V8.2H17V10.2"
    ),
    "ticket": SymbolGlyph(
      outline:
        "M3.6 5.2H20.4C21.6 5.2 22.2 5.8 22.2 7V9.4C20.8 9.8 20 10.8 20 12C20 13.2 20.8 14.2 22.2 14.6V17C22.2 18.2 21.6 18.8 20.4 18.8H3.6C2.4 18.8 1.8 18.2 1.8 17V14.6C3.2 14.2 4 13.2 4 12C4 10.8 3.2 9.8 1.8 9.4V7C1.8 5.8 2.4 5.2 3.6 5.2Z",
      details: "M14.6 5.6V7.4M14.6 10.2V13.8M14.6 16.6V18.4"
    ),
    "lightbulb": SymbolGlyph(
      outline:
        "M12 1.8C7.9 1.8 5 4.8 5 8.6C5 13 8.6 13.8 8.8 17.6H15.2C15.4 13.8 19 13 19 8.6C19 4.8 16.1 1.8 12 1.8Z",
      lines: "M9.4 20H14.6M10.6 22.2H13.4"
    ),
    "wand.and.stars": SymbolGlyph(
      lines: "M3 21L15 9M12.6 11.4L14.6 13.4",
      dots: "S8 5 3 1 4 S18.4 5.6 3.6 1.2 4 S19.4 15.4 3 1 4"
    ),
    "faceid": SymbolGlyph(
      lines:
        "M2.6 7.4V5.4C2.6 3.6 3.6 2.6 5.4 2.6H7.4M16.6 2.6H18.6C20.4 2.6 21.4 3.6 21.4 5.4V7.4M21.4 16.6V18.6C21.4 20.4 20.4 21.4 18.6 21.4H16.6M7.4 21.4H5.4C3.6 21.4 2.6 20.4 2.6 18.6V16.6M7.8 8.4V10M16.2 8.4V10M12.4 8.4V13H11.2M8 16C10.2 17.8 13.8 17.8 16 16"
    ),
    "dot.radiowaves.left.and.right": SymbolGlyph(
      lines: "A12 12 5.4 135 225 A12 12 5.4 -45 45 A12 12 9.8 135 225 A12 12 9.8 -45 45",
      dots: "O12 12 2"
    ),
  ]
}
