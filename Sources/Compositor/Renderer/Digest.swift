import Foundation

/// A fast 64-bit summary of numbers, by which successive frames are compared tile by tile.
struct Digest {
  private(set) var value: UInt64 = 0x243f_6a88_85a3_08d3

  @inline(__always)
  mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x9e37_79b9_7f4a_7c15
    value ^= value &>> 29
  }

  @inline(__always)
  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ map: Homography) {
    add(map.x.x)
    add(map.x.y)
    add(map.x.z)
    add(map.y.x)
    add(map.y.y)
    add(map.y.z)
    add(map.origin.x)
    add(map.origin.y)
    add(map.origin.z)
  }

  mutating func add(_ rect: RoundedRect) {
    add(rect.minX)
    add(rect.minY)
    add(rect.maxX)
    add(rect.maxY)
    guard rect.isRounded else { return }
    for index in 0..<4 { add(rect.radii[index]) }
  }

  mutating func add(_ color: SIMD4<Float>) {
    add(UInt64(color.x.bitPattern) << 32 | UInt64(color.y.bitPattern))
    add(UInt64(color.z.bitPattern) << 32 | UInt64(color.w.bitPattern))
  }

  mutating func add(_ outline: Outline) {
    add(outline.isEvenOdd ? UInt64(1) : UInt64(2))
    for verb in outline.verbs { add(UInt64(verb.rawValue)) }
    for point in outline.points {
      add(point.x)
      add(point.y)
    }
  }

  mutating func add(_ shape: DisplayList.Shape) {
    switch shape {
    case .roundedRect(let rect):
      add(UInt64(1))
      add(rect)
    case .ring(let outer, let inner):
      add(UInt64(2))
      add(outer)
      add(inner)
    case .path(let outline):
      add(UInt64(3))
      add(outline)
    }
  }

  mutating func add(_ paint: DisplayList.Paint) {
    switch paint {
    case .color(let color): add(color)
    case .image(let image):
      add(UInt64(UInt(bitPattern: image.source.base)))
      add(UInt64(image.source.width) << 32 | UInt64(image.source.height))
      for rect in [image.sourceRect, image.targetRect] {
        add(Double(rect.origin.x))
        add(Double(rect.origin.y))
        add(Double(rect.size.width))
        add(Double(rect.size.height))
      }
      add(UInt64(image.magnifiesNearest ? 1 : 0) | UInt64(image.minifiesNearest ? 2 : 0))
      if image.blendsHalvings { add(Double(image.halvingBias)) }
    case .gradient(let gradient):
      add(UInt64(gradient.kind.rawValue))
      add(gradient.start.x)
      add(gradient.start.y)
      add(gradient.end.x)
      add(gradient.end.y)
      for stop in gradient.stops {
        add(Double(stop.location))
        add(stop.color)
      }
    }
  }

  mutating func add(_ clip: DisplayList.Group.Clip) {
    switch clip {
    case .shape(let shape, let transform):
      add(shape)
      add(transform)
    case .halfPlane(let line):
      add(line.x)
      add(line.y)
      add(line.z)
    }
  }
}
