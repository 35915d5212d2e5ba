import Compositor
import Foundation

/// Display lists as a file that another program draws: `scene.json` and the pixels of every texture.
struct SceneFile {
  private var textures: [Texture: Int] = [:]
  private var ordered: [Texture] = []

  /// Writes lists of one size into a folder.
  ///
  /// - Parameters:
  ///   - lists: The frames.
  ///   - folder: An existing folder.
  /// - Returns: Where the scene is.
  /// - Throws: What writing throws.
  static func write(_ lists: [DisplayList], into folder: URL) throws -> URL {
    var file = SceneFile()
    let frames = lists.map { file.frame($0) }.joined(separator: ",\n")
    let size = lists.first.map { "\"width\":\($0.width),\"height\":\($0.height)" } ?? ""
    var described: [String] = []
    for (index, texture) in file.ordered.enumerated() {
      let name = "texture-\(index).bgra"
      try pixels(of: texture).write(to: folder.appendingPathComponent(name))
      described.append(
        """
        {"file":"\(name)","width":\(texture.width),"height":\(texture.height),\
        "opaque":\(texture.isOpaque)}
        """
      )
    }
    let textures = described.joined(separator: ",")
    let scene = folder.appendingPathComponent("scene.json")
    let json = "{\(size),\"textures\":[\(textures)],\"frames\":[\(frames)]}\n"
    try Data(json.utf8).write(to: scene)
    return scene
  }

  private static func pixels(of texture: Texture) -> Data {
    var data = Data(capacity: texture.width * texture.height * 4)
    for y in 0..<texture.height {
      data.append(Data(bytes: texture.base + y * texture.stride, count: texture.width * 4))
    }
    return data
  }

  private mutating func frame(_ list: DisplayList) -> String {
    "[" + list.items.map { item($0) }.joined(separator: ",\n") + "]"
  }

  private mutating func item(_ item: DisplayList.Item) -> String {
    switch item {
    case .fill(let fill):
      let (shape, paint) = (Self.shape(fill.shape), paint(fill.paint))
      return "[\"fill\",\(shape),\(paint),\(Self.map(fill.transform)),\(fill.opacity)]"
    case .shadow(let shadow):
      guard case .roundedRect(let rect) = shadow.caster else { return "[\"unsupported\"]" }
      let color = Self.numbers(SIMD4<Double>(shadow.color))
      let (shape, map) = (Self.shape(.roundedRect(rect)), Self.map(shadow.transform))
      let offset = "\(shadow.offset.x),\(shadow.offset.y)"
      return "[\"shadow\",\(shape),\(shadow.sigma),\(offset),\(color),\(map)]"
    case .backdrop: return "[\"unsupported\"]"
    case .beginGroup(let group):
      let clips = group.clips.map { clip in
        switch clip {
        case .shape(let shape, let map): "[\(Self.shape(shape)),\(Self.map(map))]"
        case .halfPlane: "[[\"unsupported\"],[]]"
        }
      }
      return "[\"group\",\(group.opacity),[\(clips.joined(separator: ","))],\(group.hasMask)]"
    case .beginMask: return "[\"mask\"]"
    case .endMask: return "[\"end mask\"]"
    case .endGroup: return "[\"end group\"]"
    }
  }

  private mutating func paint(_ paint: DisplayList.Paint) -> String {
    switch paint {
    case .color(let color): return "[\"color\",\(Self.numbers(SIMD4<Double>(color)))]"
    case .image(let image):
      let index = index(of: image.source)
      return "[\"image\",\(index),\(Self.rect(image.sourceRect)),\(Self.rect(image.targetRect))]"
    case .gradient(let gradient):
      let places = gradient.stops.map { "\($0.location)" }.joined(separator: ",")
      let colors = gradient.stops.map { Self.numbers(SIMD4<Double>($0.color)) }
        .joined(separator: ",")
      let line = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
      return "[\"\(gradient.kind)\",\(line),[\(places)],[\(colors)]]"
    }
  }

  private mutating func index(of texture: Texture) -> Int {
    if let known = textures[texture] { return known }
    textures[texture] = ordered.count
    ordered.append(texture)
    return ordered.count - 1
  }

  // MARK: Plain values

  private static func shape(_ shape: DisplayList.Shape) -> String {
    switch shape {
    case .roundedRect(let rect): "[\"rect\",\(rounded(rect))]"
    case .ring(let outer, let inner): "[\"ring\",\(rounded(outer)),\(rounded(inner))]"
    case .path(let outline):
      "[\"path\",\(outline.isEvenOdd),[\(outline.verbs.map { "\"\($0)\"" }.joined(separator: ","))],"
        + "\(outline.points.flatMap { [$0.x, $0.y] })]"
    }
  }

  private static func rounded(_ rect: RoundedRect) -> String {
    "\([rect.minX, rect.minY, rect.maxX, rect.maxY] + (0..<4).map { rect.radii[$0] })"
  }

  private static func rect(_ rect: CGRect) -> String {
    "\([rect.minX, rect.minY, rect.maxX, rect.maxY].map(Double.init))"
  }

  private static func numbers(_ values: SIMD4<Double>) -> String {
    "\((0..<4).map { values[$0] })"
  }

  private static func map(_ map: Homography) -> String {
    "\([map.x, map.y, map.origin].flatMap { [$0.x, $0.y, $0.z] })"
  }
}
