import Foundation

nonisolated extension ArgumentReader {
  func cascadeDirection(_ label: String) -> CascadeDirection? {
    if let call = node(label) as? CallNode, ["radial", "inverseRadial"].contains(call.name) {
      return radialDirection(call)
    }
    let leading = context.isRightToLeft
    return choice(
      label,
      kind: "cascade direction",
      among: [
        ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop),
        ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
        ("leadingToTrailing", leading ? .rightToLeft : .leftToRight),
        ("trailingToLeading", leading ? .leftToRight : .rightToLeft),
        ("radial", .radial(center: .zero)), ("inverseRadial", .inverseRadial(center: .zero)),
      ]
    )
  }

  private func radialDirection(_ call: CallNode) -> CascadeDirection {
    let signature = CallSignature(
      call.name,
      [.number("x", 0), .number("y", 0)],
      summary: "The order of distance from a point."
    )
    let reader = ArgumentReader(node: call, signature: signature, context: context)
    let center = CGPoint(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0)
    return call.name == "radial" ? .radial(center: center) : .inverseRadial(center: center)
  }

  func direction(_ label: String) -> HeroDefaultAnimationType.Direction? {
    let isRightToLeft = context.isRightToLeft
    return choice(
      label,
      kind: "direction",
      among: [
        ("left", .left), ("right", .right), ("up", .up), ("down", .down),
        ("leading", isRightToLeft ? .right : .left), ("trailing", isRightToLeft ? .left : .right),
      ]
    )
  }

  /// Returns a curve from one name or four numbers; nil when there is none, which was then
  /// reported.
  func timingCurve() -> LanguageCurve? {
    guard !all.isEmpty else {
      report(.missingArgument(of: name, need: "the name of a curve or four numbers"))
      return nil
    }
    if let node = node("x1"), Self.name(of: node) != nil, node.name != "pi" {
      return choice(
        "x1",
        kind: "timing function",
        among: LanguageCurve.named.map { ($0.name, $0.curve) }
      )
    }
    let labels = ["x1", "y1", "x2", "y2"]
    guard labels.allSatisfy(has) else {
      report(.missingArgument(of: name, need: "the name of a curve or four numbers"))
      return nil
    }
    guard let x1 = number("x1", in: 0...1), let y1 = number("y1"),
      let x2 = number("x2", in: 0...1), let y2 = number("y2")
    else { return nil }
    return LanguageCurve(x1, y1, x2, y2)
  }

  func color(_ label: String) -> LanguageColor? {
    guard let node = node(label), !(node is InvalidNode) else { return nil }
    if let text = node as? StringNode, let color = LanguageColor(hex: text.name) { return color }
    if node is VariableNode, let color = LanguageColor.named[node.name] { return color }
    report(.notAColor(context.text(of: node)), at: node.range)
    return nil
  }

  /// Converts every argument into a modifier.
  func modifiers() -> [ModifierValue] {
    if all.isEmpty { report(.missingArgument(of: name, need: "at least one modifier")) }
    return all.compactMap { ModifierTable.convert($0.node, context: context)?.value }
  }
}
