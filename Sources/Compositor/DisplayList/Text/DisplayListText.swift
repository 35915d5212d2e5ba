import Foundation

/// Writes a display list as text, in the format that ``DisplayList`` describes.
struct DisplayListText {
  private let list: DisplayList
  private let textures: TextureTable
  private var lines: [String] = []
  private var depth = 0

  init(_ list: DisplayList) {
    self.list = list
    textures = TextureTable(list)
  }

  /// Numbers as the shortest decimals that tell apart what has the precision of a `Float`; larger ones in full.
  static func number(_ value: Double) -> String {
    let rounded = Float(value)
    let text = value.isFinite && !rounded.isFinite ? "\(value)" : "\(rounded)"
    if text == "-0.0" { return "0" }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func words(_ values: some Sequence<Double>) -> String {
    values.map(number).joined(separator: " ")
  }

  private static func words(_ color: SIMD4<Float>) -> String {
    words((0..<4).map { Double(color[$0]) })
  }

  private static func words(_ rect: CGRect) -> String {
    words([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
  }

  private static func words(_ point: SIMD2<Double>) -> String {
    words([point.x, point.y])
  }

  mutating func write() -> String {
    let scale = Self.number(list.scale)
    add("display list \(list.width)x\(list.height) px, \(scale) px per point")
    for (index, texture) in textures.all.enumerated() {
      let kind = texture.isOpaque ? " opaque" : ""
      let digest = TextureTable.digest(of: texture)
      add("texture \(index + 1) \(texture.width)x\(texture.height)\(kind) \(digest)")
    }
    for item in list.items { write(item) }
    return lines.joined(separator: "\n")
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: max(0, depth)) + line)
  }

  // MARK: Items

  private mutating func write(_ item: DisplayList.Item) {
    switch item {
    case .fill(let fill):
      let opacity = fill.opacity == 1 ? "" : " opacity \(Self.number(fill.opacity))"
      add("fill \(text(fill.shape)) \(text(fill.paint))\(opacity) \(fill.transform)")
    case .shadow(let shadow):
      write(shadow)
    case .backdrop(let backdrop):
      write(backdrop)
    case .beginGroup(let group):
      add(text(group))
      depth += 1
    case .beginMask:
      add("mask")
      depth += 1
    case .endMask:
      depth -= 1
      add("end mask")
    case .endGroup:
      depth -= 1
      add("end group")
    }
  }

  private mutating func write(_ shadow: DisplayList.Shadow) {
    var words = [
      "sigma \(Self.number(shadow.sigma))", "offset \(Self.words(shadow.offset))",
      "color \(Self.words(shadow.color))",
    ]
    if let cover = shadow.cover { words.append("cover \(cover)") }
    words.append("\(shadow.transform)")
    let rest = words.joined(separator: " ")
    switch shadow.caster {
    case .roundedRect(let rect): add("shadow \(rect) \(rest)")
    case .path(let outline): add("shadow \(text(outline)) \(rest)")
    case .content(let list, let origin):
      let size = "\(list.width)x\(list.height) at \(Self.words(origin))"
      add("shadow content \(size) scale \(Self.number(list.scale)) \(rest)")
      depth += 1
      for item in list.items { write(item) }
      depth -= 1
      add("end shadow")
    }
  }

  private mutating func write(_ backdrop: DisplayList.Backdrop) {
    var words = ["backdrop \(text(backdrop.shape))", "sigma \(Self.number(backdrop.sigma))"]
    if backdrop.saturation != 1 {
      words.append("saturation \(Self.number(backdrop.saturation))")
    }
    if backdrop.scale != 1 { words.append("scale \(Self.number(backdrop.scale))") }
    if backdrop.tint.w > 0 { words.append("tint \(Self.words(backdrop.tint))") }
    if backdrop.opacity != 1 { words.append("opacity \(Self.number(backdrop.opacity))") }
    if let window = backdrop.window { words.append("window \(Self.words(window))") }
    words.append("\(backdrop.transform)")
    add(words.joined(separator: " "))
  }

  private func text(_ group: DisplayList.Group) -> String {
    var words = ["group"]
    if group.opacity != 1 { words.append("opacity \(Self.number(group.opacity))") }
    for clip in group.clips {
      switch clip {
      case .shape(let shape, let map): words.append("clip \(text(shape)) \(map)")
      case .halfPlane(let line): words.append("clip half \(Self.words([line.x, line.y, line.z]))")
      }
    }
    if group.hasMask { words.append("masked") }
    return words.joined(separator: " ")
  }

  // MARK: Shapes and paints

  private func text(_ shape: DisplayList.Shape) -> String {
    switch shape {
    case .roundedRect(let rect): "\(rect)"
    case .ring(let outer, let inner): "ring \(outer) \(inner)"
    case .path(let outline): text(outline)
    }
  }

  private func text(_ outline: Outline) -> String {
    var words = [outline.isEvenOdd ? "path even-odd" : "path non-zero"]
    var points = outline.points[...]
    for verb in outline.verbs {
      words.append(verb.letter)
      words += points.prefix(verb.pointCount).map(Self.words)
      points = points.dropFirst(verb.pointCount)
    }
    return words.joined(separator: " ")
  }

  private func text(_ paint: DisplayList.Paint) -> String {
    switch paint {
    case .color(let color):
      return "color \(Self.words(color))"
    case .image(let image):
      let parts = [image.sourceRect, image.targetRect].map { rect in
        Self.words(
          [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
        )
      }
      let filters =
        (image.magnifiesNearest ? " magnify nearest" : "")
        + (image.minifiesNearest ? " minify nearest" : "")
        + (image.blendsHalvings
          ? " minify trilinear \(Self.number(Double(image.halvingBias)))" : "")
      return "image \(textures.number(of: image.source)) from \(parts[0]) to \(parts[1])\(filters)"
    case .gradient(let gradient):
      let stops = gradient.stops.map { stop in
        " stop \(Self.number(Double(stop.location))) \(Self.words(stop.color))"
      }
      let ends = "\(Self.words(gradient.start)) \(Self.words(gradient.end))"
      return "\(gradient.kind) \(ends)" + stops.joined()
    }
  }
}

extension Outline.Verb {
  /// The step's letter, as in the paths of SVG.
  var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }

  /// How many points belong to the step.
  var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}
