nonisolated extension ModifierTable {
  static let ruleEntries: [Entry] =
    [
      Entry(
        signature: CallSignature(
          "useGlobalCoordinateSpace",
          summary: "Moves in the container, independently of what its parents do."
        )
      ) { _ in .useGlobalCoordinateSpace },
      Entry(
        signature: CallSignature(
          "ignoreSubviewModifiers",
          [.flag("recursive")],
          summary: "Keeps direct subviews, or with true everything inside, from animating.",
          example: "ignoreSubviewModifiers"
        )
      ) { .ignoreSubviewModifiers(recursive: $0.flag("recursive") ?? false) },
      Entry(
        signature: CallSignature(
          "useOptimizedSnapshot",
          summary: "Stands in with a live copy where possible; the default."
        )
      ) { _ in .snapshot(.optimized) },
      Entry(
        signature: CallSignature(
          "useNormalSnapshot",
          summary: "Stands in with a picture of the view."
        )
      ) { _ in .snapshot(.normal) },
      Entry(
        signature: CallSignature(
          "useLayerRenderSnapshot",
          summary: "Stands in with an image of the view's layer."
        )
      ) { _ in .snapshot(.layerRender) },
      Entry(
        signature: CallSignature("useNoSnapshot", summary: "Moves the view itself, still alive.")
      ) { _ in .snapshot(.noSnapshot) },
      Entry(
        signature: CallSignature(
          "forceAnimate",
          summary: "Takes part even when off-screen or when nothing changes."
        )
      ) { _ in .forceAnimate },
      Entry(
        signature: CallSignature(
          "beginWith",
          [.required("modifiers", .modifiers)],
          summary: "Applies modifiers at the start without animating them.",
          example: "beginWith(zPosition(2))",
          isExtension: true
        )
      ) { .beginWith($0.modifiers()) },
    ] + ModifierValue.Condition.allCases.map(conditionEntry)

  private static func conditionEntry(_ condition: ModifierValue.Condition) -> Entry {
    Entry(
      signature: CallSignature(
        condition.rawValue,
        [.required("modifiers", .modifiers)],
        summary: "Applies modifiers only \(condition.words).",
        example: "\(condition.rawValue)(fade)",
        isExtension: true
      )
    ) { .when(condition, $0.modifiers()) }
  }
}
