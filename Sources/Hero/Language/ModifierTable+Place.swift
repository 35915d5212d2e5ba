import Foundation

nonisolated extension ModifierTable {
  static let placeEntries: [Entry] = [
    Entry(
      signature: CallSignature(
        "translate",
        [.number("x", 0), .number("y", 0), .number("z", 0)],
        summary: "Moves from or to a distance, in points.",
        example: "translate(0, 100)"
      )
    ) { reader in
      warnWhenEmpty(reader)
      return .translate(
        x: reader.number("x") ?? 0,
        y: reader.number("y") ?? 0,
        z: reader.number("z") ?? 0
      )
    },
    Entry(
      signature: CallSignature(
        "scale",
        [.number("x", 1), .number("y", 1), .number("z", 1)],
        summary: "Grows or shrinks; one number scales both axes.",
        example: "scale(0.5)"
      ),
      make: scale
    ),
    Entry(
      signature: CallSignature(
        "rotate",
        [.number("x", 0), .number("y", 0), .number("z", 0)],
        summary: "Turns by radians about x, y and z; one number turns in the plane.",
        example: "rotate(pi / 2)"
      ),
      make: rotate
    ),
    Entry(
      signature: CallSignature(
        "perspective",
        [.number("value")],
        summary: "Sees later rotations from a distance, in points.",
        example: "perspective(500)",
        isExtension: true
      )
    ) { reader in
      guard let distance = required(reader, "a distance in points") else { return nil }
      guard distance != 0 else {
        reader.report(.ineffective("perspective", reason: "the distance is 0"))
        return nil
      }
      return .perspective(distance)
    },
    Entry(
      signature: CallSignature(
        "position",
        [.number("x", 0), .number("y", 0)],
        summary: "Moves the centre from or to a point of the container.",
        example: "position(160, 240)"
      )
    ) { reader in
      needTwo(reader)
      return .position(CGPoint(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0))
    },
    Entry(
      signature: CallSignature(
        "size",
        [.number("width", 0), .number("height", 0)],
        summary: "Changes size from or to a width and height, in points.",
        example: "size(100, 100)"
      )
    ) { reader in
      needTwo(reader)
      return .size(
        CGSize(width: reader.number("width") ?? 0, height: reader.number("height") ?? 0)
      )
    },
    Entry(
      signature: CallSignature(
        "zPosition",
        [.number("value")],
        summary: "Lifts the view above others by its depth.",
        example: "zPosition(2)"
      )
    ) { required($0, "a number").map { .zPosition($0) } },
    Entry(
      signature: CallSignature(
        "arc",
        [.number("intensity", 1)],
        summary: "Moves a changing position along a curve; 0 is straight, -1 bulges the other way.",
        example: "arc"
      )
    ) { .arc($0.number("intensity") ?? 1) },
    Entry(
      signature: CallSignature(
        "source",
        [.required("heroID", .id)],
        summary: "Comes from and goes to the place of the view with this id.",
        example: "source(card)"
      )
    ) { reader in
      if !reader.has("heroID"), reader.all.isEmpty {
        reader.report(.missingArgument(of: "source", need: "an id"))
      }
      return reader.id("heroID").map { .source($0) }
    },
    Entry(
      signature: CallSignature(
        "useScaleBasedSizeChange",
        summary: "Changes size by scaling instead of resizing.",
        isExtension: true
      )
    ) { _ in .useScaleBasedSizeChange },
  ]

  private static let scale: @Sendable (ArgumentReader) -> ModifierValue? = { reader in
    warnWhenEmpty(reader)
    if let node = reader.single {
      let factor = reader.number(node, label: "x") ?? 1
      return .scale(x: factor, y: factor, z: 1)
    }
    return .scale(
      x: reader.number("x") ?? 1,
      y: reader.number("y") ?? 1,
      z: reader.number("z") ?? 1
    )
  }

  private static let rotate: @Sendable (ArgumentReader) -> ModifierValue? = { reader in
    warnWhenEmpty(reader)
    if let node = reader.single {
      let angle = reader.number(node, label: "z") ?? 0
      warnAboutDegrees(angle, node, reader)
      return .rotate(x: 0, y: 0, z: angle)
    }
    let angles = ["x", "y", "z"].map { label in
      let angle = reader.number(label) ?? 0
      if let node = reader.node(label) { warnAboutDegrees(angle, node, reader) }
      return angle
    }
    return .rotate(x: angles[0], y: angles[1], z: angles[2])
  }

  /// More than two turns are nearly always degrees.
  private static let probableDegrees = 4 * Double.pi

  private static func warnAboutDegrees(_ angle: Double, _ node: ExprNode, _ reader: ArgumentReader)
  {
    guard abs(angle) > probableDegrees, node is NumberNode else { return }
    reader.report(.probablyDegrees(angle), at: node.range)
  }

  private static func warnWhenEmpty(_ reader: ArgumentReader) {
    if reader.all.isEmpty { reader.report(.needsAtLeastOneNumber(of: reader.name)) }
  }

  private static func needTwo(_ reader: ArgumentReader) {
    guard reader.all.count < 2 else { return }
    reader.report(.missingArgument(of: reader.name, need: "two numbers"))
  }
}
