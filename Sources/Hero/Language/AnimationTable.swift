/// Every default animation of the string language: how it is written and what it becomes.
nonisolated package enum AnimationTable {
  struct Entry: Sendable {
    let signature: CallSignature
    let make: @Sendable (ArgumentReader) -> HeroDefaultAnimationType?
  }

  static let entries: [Entry] = plainEntries + directedEntries + choiceEntries

  /// How each animation is written, in the order in which they are listed.
  package static var signatures: [CallSignature] { entries.map(\.signature) }

  /// Returns how an animation is written, or nil for an unknown name.
  package static func signature(named name: String) -> CallSignature? {
    entries.first { $0.signature.name == name }?.signature
  }

  static func convert(_ node: ExprNode, context: LanguageContext) -> HeroDefaultAnimationType? {
    if node is InvalidNode { return nil }
    guard node is VariableNode || node is CallNode else {
      context.report(.expectedAnimationName(found: context.text(of: node)), at: node.range)
      return nil
    }
    guard let entry = entries.first(where: { $0.signature.name == node.name }) else {
      let nearest = NearestName.find(node.name, in: entries.map(\.signature.name))
      let range = (node as? CallNode)?.nameRange ?? node.range
      context.report(.unknownAnimation(node.name, nearest: nearest), at: range)
      return nil
    }
    return entry.make(ArgumentReader(node: node, signature: entry.signature, context: context))
  }

  // MARK: Entries

  private static let plainEntries: [Entry] = [
    plain("auto", .auto, "Push in a navigation, slide between tabs, fade otherwise."),
    plain("none", .none, "Only views with modifiers or matching ids move."),
    plain("fade", .fade, "The entering screen fades in."),
    plain("zoom", .zoom, "The leaving screen grows and fades."),
    plain("zoomOut", .zoomOut, "The entering screen shrinks to its size and fades in."),
  ]

  private static func plain(
    _ name: String,
    _ type: HeroDefaultAnimationType,
    _ summary: String
  ) -> Entry {
    Entry(signature: CallSignature(name, summary: summary)) { _ in type }
  }

  private static let directedEntries: [Entry] = [
    directed("push", "The entering screen pushes in; the leaving one follows slowly.") {
      .push(direction: $0)
    },
    directed("pull", "The leaving screen is pulled away; the entering one follows slowly.") {
      .pull(direction: $0)
    },
    directed("cover", "The entering screen covers the leaving one.") { .cover(direction: $0) },
    directed("uncover", "The leaving screen uncovers the entering one.") {
      .uncover(direction: $0)
    },
    directed("slide", "Both screens move side by side.") { .slide(direction: $0) },
    directed("zoomSlide", "Both screens move side by side, one shrinking and one growing.") {
      .zoomSlide(direction: $0)
    },
    directed("pageIn", "The entering screen covers the leaving one, which shrinks.") {
      .pageIn(direction: $0)
    },
    directed("pageOut", "The leaving screen uncovers the entering one, which grows.") {
      .pageOut(direction: $0)
    },
  ]

  private static func directed(
    _ name: String,
    _ summary: String,
    _ make: @escaping @Sendable (HeroDefaultAnimationType.Direction) -> HeroDefaultAnimationType
  ) -> Entry {
    let signature = CallSignature(
      name,
      [.required("direction", .direction)],
      summary: summary,
      example: "\(name)(left)"
    )
    return Entry(signature: signature) { reader in
      if !reader.has("direction"), reader.all.isEmpty {
        reader.report(.missingArgument(of: name, need: "a direction"))
      }
      return reader.direction("direction").map(make)
    }
  }

  private static let choiceEntries: [Entry] = [
    Entry(
      signature: CallSignature(
        "selectBy",
        [.required("presenting", .animation), .required("dismissing", .animation)],
        summary: "One animation for presenting and another for dismissing.",
        example: "selectBy(push(left), pull(right))"
      )
    ) { reader in
      guard let presenting = reader.node("presenting"), let dismissing = reader.node("dismissing")
      else {
        reader.report(.missingArgument(of: "selectBy", need: "two animations"))
        return nil
      }
      let context = reader.context
      guard let first = convert(presenting, context: context),
        let second = convert(dismissing, context: context)
      else { return nil }
      return .selectBy(presenting: first, dismissing: second)
    },
    Entry(
      signature: CallSignature(
        "autoReverse",
        [.required("presenting", .animation)],
        summary: "Plays an animation backwards when dismissing.",
        example: "autoReverse(zoom)",
        isExtension: true
      )
    ) { reader in
      guard let node = reader.node("presenting") else {
        reader.report(.missingArgument(of: "autoReverse", need: "an animation"))
        return nil
      }
      return convert(node, context: reader.context).map { .autoReverse(presenting: $0) }
    },
  ]
}
