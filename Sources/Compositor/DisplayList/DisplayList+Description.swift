import Foundation

extension DisplayList: CustomStringConvertible {
  /// One line for each item, indented by the groups it stands in.
  public var description: String {
    var lines = ["\(width)x\(height) px at \(Self.short(scale))"]
    var depth = 1
    for item in items {
      if item.isEnd { depth -= 1 }
      lines.append(String(repeating: "  ", count: max(0, depth)) + item.summary)
      if item.isBegin { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }

  fileprivate static func short(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension DisplayList.Item {
  fileprivate var isBegin: Bool {
    switch self {
    case .beginGroup, .beginMask: true
    case .fill, .shadow, .endMask, .endGroup: false
    }
  }

  fileprivate var isEnd: Bool {
    switch self {
    case .endMask, .endGroup: true
    case .fill, .shadow, .beginGroup, .beginMask: false
    }
  }

  fileprivate var summary: String {
    let short = DisplayList.short
    switch self {
    case .fill(let fill):
      let opacity = fill.opacity == 1 ? "" : " opacity \(short(fill.opacity))"
      return "fill \(fill.shape.summary) with \(fill.paint.summary)\(opacity) \(fill.transform)"
    case .shadow(let shadow):
      return "shadow sigma \(short(shadow.sigma)) offset \(short(shadow.offset.x)),"
        + "\(short(shadow.offset.y)) \(shadow.transform)"
    case .beginGroup(let group):
      return "group opacity \(short(group.opacity)) clips \(group.clips.count)"
        + (group.hasMask ? " masked" : "")
    case .beginMask: return "mask"
    case .endMask: return "end mask"
    case .endGroup: return "end group"
    }
  }
}

extension DisplayList.Shape {
  fileprivate var summary: String {
    switch self {
    case .roundedRect(let rect): "rect \(rect)"
    case .ring(let outer, let inner):
      "ring \(outer) of \(DisplayList.short(inner.minX - outer.minX))"
    case .path(let outline): "path of \(outline.points.count) points"
    }
  }
}

extension DisplayList.Paint {
  fileprivate var summary: String {
    switch self {
    case .color(let color):
      "color "
        + (0..<4).map { DisplayList.short(Double(color[$0])) }.joined(separator: " ")
    case .image(let image): "image \(image.source.width)x\(image.source.height)"
    case .gradient(let gradient): "\(gradient.kind) gradient of \(gradient.stops.count) stops"
    }
  }
}

extension RoundedRect: CustomStringConvertible {
  /// Origin, size and, when there are any, radii.
  public var description: String {
    let short = DisplayList.short
    let base = "\(short(minX)),\(short(minY)) \(short(width))x\(short(height))"
    guard isRounded else { return base }
    return base + " r " + (0..<4).map { short(radii[$0]) }.joined(separator: "/")
  }
}

extension Homography: CustomStringConvertible {
  /// The rows; the third column only when the map is not affine.
  public var description: String {
    let columns = isAffine ? 2 : 3
    let rows = [x, y, origin].map { row in
      (0..<columns).map { DisplayList.short(row[$0]) }.joined(separator: " ")
    }
    return "[" + rows.joined(separator: "; ") + "]"
  }
}
