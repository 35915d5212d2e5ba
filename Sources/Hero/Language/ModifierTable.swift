/// Every modifier of the string language: how it is written and what it becomes.
nonisolated package enum ModifierTable {
  struct Entry: Sendable {
    let signature: CallSignature
    let make: @Sendable (ArgumentReader) -> ModifierValue?
  }

  static let entries: [Entry] = appearanceEntries + placeEntries + timeEntries + ruleEntries

  private static let byName = Dictionary(
    uniqueKeysWithValues: entries.map { ($0.signature.name, $0) }
  )

  /// How each modifier is written, in the order in which they are listed.
  package static var signatures: [CallSignature] { entries.map(\.signature) }

  /// Returns how a modifier is written, or nil for an unknown name.
  package static func signature(named name: String) -> CallSignature? {
    byName[name]?.signature
  }

  /// Converts a node of a parsed string; a node that is no modifier is reported and gives nil.
  static func convert(_ node: ExprNode, context: LanguageContext) -> ModifierPlan.Item? {
    if node is InvalidNode { return nil }
    guard node is VariableNode || node is CallNode else {
      context.report(.expectedModifierName(found: context.text(of: node)), at: node.range)
      return nil
    }
    guard let entry = byName[node.name] else {
      let range = (node as? CallNode)?.nameRange ?? node.range
      context.report(fault(forUnknown: node.name), at: range)
      return nil
    }
    let reader = ArgumentReader(node: node, signature: entry.signature, context: context)
    return entry.make(reader).map { ModifierPlan.Item(value: $0, range: node.range) }
  }

  private static func fault(forUnknown name: String) -> HeroDiagnostic.Fault {
    if let former = formerNames[name] {
      return .formerModifier(name, now: former.now, advice: former.advice)
    }
    if swiftOnlyNames.contains(name) { return .swiftOnlyModifier(name) }
    if AnimationTable.signature(named: name) != nil { return .animationAsModifier(name) }
    let nearest = NearestName.find(name, in: entries.map(\.signature.name))
    return .unknownModifier(name, nearest: nearest)
  }

  /// Modifiers that take what a string cannot say.
  static let swiftOnlyNames: Set<String> = [
    "transform", "backgroundColor", "borderColor", "shadowColor", "contentsRect", "contentsScale",
    "shadowOffset", "shadowPath", "masksToBounds", "when",
  ]

  /// Names of early releases that Hero has given up, and what replaces them.
  static let formerNames: [String: (now: String?, advice: String)] = [
    "clearSubviewModifiers": ("ignoreSubviewModifiers", "It is called ignoreSubviewModifiers now."),
    "clearSubviewClasses": ("ignoreSubviewModifiers", "Use ignoreSubviewModifiers on the parent."),
    "zPositionIfMatched": ("zPosition", "Use zPosition, or whenMatched(zPosition(1))."),
    "sourceID": ("source", "It is called source now."),
    "aboveID": (nil, "Use zPosition to lift a view above another."),
    "bringToFront": (nil, "Use zPosition to lift a view above another."),
    "overlayColor": ("overlay", "Use overlay with red, green, blue and opacity."),
    "snapshotType": (nil, "Use useNoSnapshot, useNormalSnapshot or useLayerRenderSnapshot."),
    "scaleSize": ("useScaleBasedSizeChange", "It is called useScaleBasedSizeChange now."),
    "useSameParentCoordinateSpace": (nil, "Local coordinates are the default."),
    "translatePercentage": ("translate", "translate takes points."),
    "forceTransition": ("forceAnimate", "It is called forceAnimate now."),
  ]
}
