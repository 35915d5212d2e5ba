nonisolated extension ModifierTable {
  static let appearanceEntries: [Entry] = [
    Entry(signature: CallSignature("fade", summary: "Fades in or out.")) { _ in .fade },
    Entry(
      signature: CallSignature(
        "opacity",
        [.number("value", 1)],
        summary: "Animates from or to an opacity, 0…1.",
        example: "opacity(0.5)"
      )
    ) { .opacity($0.number("value", in: 0...1) ?? 1) },
    Entry(
      signature: CallSignature(
        "overlay",
        [.number("red", 1), .number("green", 1), .number("blue", 1), .number("opacity", 1)],
        otherLabels: ["color"],
        summary: "Lays a colour over the view; channels and opacity are 0…1.",
        example: "overlay(0, 0, 0, 0.3)"
      ),
      make: overlay
    ),
    Entry(
      signature: CallSignature(
        "cornerRadius",
        [.number("value")],
        summary: "Animates from or to a corner radius, in points.",
        example: "cornerRadius(12)",
        isExtension: true
      )
    ) { required($0, "a number of points").map { .cornerRadius(max($0, 0)) } },
    Entry(
      signature: CallSignature(
        "borderWidth",
        [.number("value")],
        summary: "Animates from or to a border width, in points.",
        example: "borderWidth(2)",
        isExtension: true
      )
    ) { required($0, "a number of points").map { .borderWidth(max($0, 0)) } },
    Entry(
      signature: CallSignature(
        "shadowOpacity",
        [.number("value")],
        summary: "Animates from or to a shadow opacity, 0…1.",
        example: "shadowOpacity(0.5)",
        isExtension: true
      )
    ) { reader in
      required(reader, "a number from 0 to 1").map { _ in
        .shadowOpacity(reader.number("value", in: 0...1) ?? 0)
      }
    },
    Entry(
      signature: CallSignature(
        "shadowRadius",
        [.number("value")],
        summary: "Animates from or to a shadow's blur radius, in points.",
        example: "shadowRadius(8)",
        isExtension: true
      )
    ) { required($0, "a number of points").map { .shadowRadius(max($0, 0)) } },
    Entry(
      signature: CallSignature(
        "forceNonFade",
        summary: "Keeps a matched view solid instead of cross-fading it.",
        isExtension: true
      )
    ) { _ in .forceNonFade },
  ]

  private static let overlay: @Sendable (ArgumentReader) -> ModifierValue? = { reader in
    let opacity = reader.number("opacity", in: 0...1)
    if reader.has("color") {
      if opacity == nil { reader.report(.missingArgument(of: "overlay", need: "an opacity")) }
      let white = LanguageColor(red: 1, green: 1, blue: 1)
      return .overlay(reader.color("color") ?? white, opacity: opacity ?? 1)
    }
    if reader.all.count < 4 {
      reader.report(.missingArgument(of: "overlay", need: "red, green, blue and an opacity"))
    }
    let color = LanguageColor(
      red: reader.number("red", in: 0...1) ?? 1,
      green: reader.number("green", in: 0...1) ?? 1,
      blue: reader.number("blue", in: 0...1) ?? 1
    )
    return .overlay(color, opacity: opacity ?? 1)
  }

  /// Returns the one number that a modifier cannot do without; a missing one is reported.
  static func required(_ reader: ArgumentReader, _ need: String) -> Double? {
    guard reader.has("value") else {
      if reader.all.isEmpty { reader.report(.missingArgument(of: reader.name, need: need)) }
      return nil
    }
    return reader.number("value")
  }
}
