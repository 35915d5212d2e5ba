import Foundation

/// A display list as objects and lists, in the format that ``DisplayList`` describes.
struct DisplayListTree {
  let root: TreeValue
  private let textures: TextureTable

  init(_ list: DisplayList) {
    let table = TextureTable(list)
    textures = table
    var object = Self(textures: table).object(list)
    object["textures"] = .list(
      table.all.map { texture in
        .object([
          "width": .number(Double(texture.width)), "height": .number(Double(texture.height)),
          "opaque": .flag(texture.isOpaque), "digest": .word(TextureTable.digest(of: texture)),
        ])
      }
    )
    root = .object(object)
  }

  private init(textures: TextureTable) {
    self.textures = textures
    root = .list([])
  }

  private func object(_ list: DisplayList) -> [String: TreeValue] {
    [
      "width": .number(Double(list.width)), "height": .number(Double(list.height)),
      "scale": .number(list.scale), "items": .list(list.items.map { .object(object($0)) }),
    ]
  }

  // MARK: Items

  private func object(_ item: DisplayList.Item) -> [String: TreeValue] {
    switch item {
    case .fill(let fill):
      return [
        "item": .word("fill"), "shape": value(fill.shape), "paint": value(fill.paint),
        "map": value(fill.transform), "opacity": .number(fill.opacity),
      ]
    case .shadow(let shadow): return object(shadow)
    case .backdrop(let backdrop): return object(backdrop)
    case .beginGroup(let group):
      return [
        "item": .word("group"), "opacity": .number(group.opacity),
        "clips": .list(group.clips.map(value)), "masked": .flag(group.hasMask),
      ]
    case .beginMask: return ["item": .word("mask")]
    case .endMask: return ["item": .word("end mask")]
    case .endGroup: return ["item": .word("end group")]
    }
  }

  private func object(_ backdrop: DisplayList.Backdrop) -> [String: TreeValue] {
    var object: [String: TreeValue] = [
      "item": .word("backdrop"), "shape": value(backdrop.shape),
      "sigma": .number(backdrop.sigma), "saturation": .number(backdrop.saturation),
      "scale": .number(backdrop.scale), "tint": value(backdrop.tint),
      "map": value(backdrop.transform), "opacity": .number(backdrop.opacity),
    ]
    if let window = backdrop.window { object["window"] = value(window) }
    return object
  }

  private func object(_ shadow: DisplayList.Shadow) -> [String: TreeValue] {
    var object: [String: TreeValue] = [
      "item": .word("shadow"), "sigma": .number(shadow.sigma), "offset": value(shadow.offset),
      "color": value(shadow.color), "map": value(shadow.transform),
    ]
    switch shadow.caster {
    case .roundedRect(let rect): object["caster"] = value(.roundedRect(rect))
    case .path(let outline): object["caster"] = value(.path(outline))
    case .content(let list, let origin):
      var content = self.object(list)
      content["kind"] = .word("content")
      content["origin"] = value(origin)
      object["caster"] = .object(content)
    }
    if let cover = shadow.cover { object["cover"] = value(.roundedRect(cover)) }
    return object
  }

  private func value(_ clip: DisplayList.Group.Clip) -> TreeValue {
    switch clip {
    case .shape(let shape, let map): .object(["shape": value(shape), "map": value(map)])
    case .halfPlane(let line): .object(["half": .numbers([line.x, line.y, line.z])])
    }
  }

  // MARK: Shapes and paints

  private func value(_ shape: DisplayList.Shape) -> TreeValue {
    switch shape {
    case .roundedRect(let rect):
      .object(["kind": .word("rect"), "rect": value(rect), "radii": radii(rect)])
    case .ring(let outer, let inner):
      .object([
        "kind": .word("ring"), "rect": value(outer), "radii": radii(outer),
        "innerRect": value(inner), "innerRadii": radii(inner),
      ])
    case .path(let outline):
      .object([
        "kind": .word("path"), "rule": .word(outline.isEvenOdd ? "even-odd" : "non-zero"),
        "verbs": .word(outline.verbs.map(\.letter).joined()),
        "points": .numbers(outline.points.flatMap { [$0.x, $0.y] }),
      ])
    }
  }

  private func value(_ paint: DisplayList.Paint) -> TreeValue {
    switch paint {
    case .color(let color):
      .object(["kind": .word("color"), "color": value(color)])
    case .image(let image):
      .object([
        "kind": .word("image"), "texture": .number(Double(textures.number(of: image.source))),
        "from": value(image.sourceRect), "to": value(image.targetRect),
        "magnify": .word(image.magnifiesNearest ? "nearest" : "linear"),
        "minify": .word(
          image.blendsHalvings ? "trilinear" : image.minifiesNearest ? "nearest" : "linear"
        ),
        "bias": .number(Double(image.halvingBias)),
      ])
    case .gradient(let gradient):
      .object([
        "kind": .word("\(gradient.kind)"), "start": value(gradient.start),
        "end": value(gradient.end),
        "stops": .list(
          gradient.stops.map {
            .object(["location": .number(Double($0.location)), "color": value($0.color)])
          }
        ),
      ])
    }
  }

  private func value(_ rect: RoundedRect) -> TreeValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  private func radii(_ rect: RoundedRect) -> TreeValue {
    .numbers((0..<4).map { rect.radii[$0] })
  }

  private func value(_ rect: CGRect) -> TreeValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init))
  }

  private func value(_ point: SIMD2<Double>) -> TreeValue {
    .numbers([point.x, point.y])
  }

  private func value(_ color: SIMD4<Float>) -> TreeValue {
    .numbers((0..<4).map { Double(color[$0]) })
  }

  private func value(_ map: Homography) -> TreeValue {
    .numbers([map.x, map.y, map.origin].flatMap { row in [row.x, row.y, row.z] })
  }
}
