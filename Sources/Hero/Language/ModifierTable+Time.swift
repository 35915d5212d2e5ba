nonisolated extension ModifierTable {
  static let timeEntries: [Entry] = [
    Entry(
      signature: CallSignature(
        "duration",
        [.number("value")],
        summary: "Lasts a number of seconds instead of an automatic time.",
        example: "duration(0.4)"
      )
    ) { seconds($0).map { .duration($0) } },
    Entry(
      signature: CallSignature(
        "durationMatchLongest",
        summary: "Lasts until the longest other animation ends."
      )
    ) { _ in .durationMatchLongest },
    Entry(
      signature: CallSignature(
        "delay",
        [.number("value")],
        summary: "Begins after a number of seconds.",
        example: "delay(0.1)"
      )
    ) { seconds($0).map { .delay($0) } },
    Entry(
      signature: CallSignature(
        "spring",
        [.number("stiffness", 250), .number("damping", 30)],
        summary: "Moves like a spring; it runs until it settles.",
        example: "spring(250, 25)"
      ),
      make: spring
    ),
    Entry(
      signature: CallSignature(
        "timingFunction",
        [
          .required("x1", .timing), .required("y1", .number), .required("x2", .number),
          .required("y2", .number),
        ],
        summary: "Eases by a named curve or by the four numbers of a cubic one.",
        example: "timingFunction(easeOut)"
      )
    ) { reader in reader.timingCurve().map { .timingFunction($0) } },
    Entry(
      signature: CallSignature(
        "cascade",
        [
          .number("delta", 0.02),
          CallSignature.Parameter(
            label: "direction",
            kind: .cascadeDirection,
            defaultText: "topToBottom"
          ),
          .flag("delayMatchedViews"),
        ],
        summary: "Lets the subviews begin one after another, some seconds apart.",
        example: "cascade(0.05)"
      )
    ) { reader in
      .cascade(
        delta: reader.number("delta") ?? 0.02,
        direction: reader.cascadeDirection("direction") ?? .topToBottom,
        delayMatchedViews: reader.flag("delayMatchedViews") ?? false
      )
    },
  ]

  private static func seconds(_ reader: ArgumentReader) -> Double? {
    guard required(reader, "a number of seconds") != nil else { return nil }
    let seconds = reader.number("value", in: 0 ... .greatestFiniteMagnitude)
    if let seconds, seconds > longTime {
      reader.report(.longTime(reader.name, seconds: seconds), at: reader.node("value")?.range)
    }
    return seconds
  }

  /// Transitions that take longer were probably meant in milliseconds, in seconds.
  private static let longTime = 60.0

  /// Springs that need longer are probably meant as ratios, as UIView's spring animations take
  /// them.
  private static let slowSettling = 3.0

  private static let spring: @Sendable (ArgumentReader) -> ModifierValue? = { reader in
    let stiffness = positive(reader.number("stiffness"), "stiffness", reader) ?? 250
    let damping = positive(reader.number("damping"), "damping", reader) ?? 30
    let settling = SpringMeaning(stiffness: stiffness, damping: damping).settlingTime
    if settling > slowSettling {
      reader.report(
        damping == 0
          ? .endlessSpring
          : .slowSpring(stiffness: stiffness, damping: damping, settling: settling)
      )
    }
    return .spring(stiffness: stiffness, damping: damping)
  }

  private static func positive(
    _ value: Double?,
    _ label: String,
    _ reader: ArgumentReader
  ) -> Double? {
    guard let value else { return nil }
    let lowest = label == "stiffness" ? 0.001 : 0
    guard value < lowest, let node = reader.node(label) else { return value }
    reader.report(.clamped("spring’s \(label)", value: value, to: lowest), at: node.range)
    return lowest
  }
}
