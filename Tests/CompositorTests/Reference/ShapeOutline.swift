import CoreGraphics
import Foundation
import QuartzCore

/// What a shape layer fills and strokes, decided point by point.
///
/// A stroke is the union of a rectangle for each line, a piece for each corner and each end.
struct ShapeOutline {
  private let polygons: [[SIMD2<Double>]]
  private let isClosed: [Bool]
  let fill: SIMD4<Double>
  let stroke: SIMD4<Double>
  private let isEvenOdd: Bool
  private let half: Double
  private let join: CAShapeLayerLineJoin
  private let cap: CAShapeLayerLineCap
  private let miterLimit: Double

  init(_ layer: CAShapeLayer) {
    fill = LayerNode.premultiplied(layer.fillColor)
    stroke = layer.lineWidth > 0 ? LayerNode.premultiplied(layer.strokeColor) : SIMD4(0, 0, 0, 0)
    isEvenOdd = layer.fillRule == .evenOdd
    half = Double(layer.lineWidth) / 2
    join = layer.lineJoin
    cap = layer.lineCap
    miterLimit = Double(layer.miterLimit)
    (polygons, isClosed) = Self.polygons(layer.path)
  }

  private static func polygons(_ path: CGPath?) -> ([[SIMD2<Double>]], [Bool]) {
    var polygons: [[SIMD2<Double>]] = []
    var isClosed: [Bool] = []
    let point = { (place: CGPoint) in SIMD2(Double(place.x), Double(place.y)) }
    for element in path?.elements ?? [] {
      switch element {
      case .move(let end):
        polygons.append([point(end)])
        isClosed.append(false)
      case .line(let end): polygons[polygons.count - 1].append(point(end))
      case .quad(let control, let end):
        polygons[polygons.count - 1] += curve([
          polygons.last?.last ?? .zero, point(control), point(end),
        ])
      case .curve(let first, let second, let end):
        let from = polygons.last?.last ?? .zero
        polygons[polygons.count - 1] += curve([from, point(first), point(second), point(end)])
      case .close: isClosed[isClosed.count - 1] = true
      }
    }
    return (polygons, isClosed)
  }

  private static func curve(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    (1...64).map { step in
      let t = Double(step) / 64
      var level = points
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * t }
      }
      return level[0]
    }
  }

  func fills(_ point: SIMD2<Double>) -> Bool {
    let winding = polygons.reduce(0) { $0 + ReferenceShape.winding($1, point) }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  func strokes(_ point: SIMD2<Double>) -> Bool {
    for (polygon, isClosed) in zip(polygons, isClosed) {
      var line = polygon
      if isClosed, line.count > 1, line.first != line.last { line.append(line[0]) }
      guard line.count > 1 else { continue }
      let last = line.count - 2
      for index in 0...last where covers(line[index], line[index + 1], point) { return true }
      for index in 0..<last where joins(line[index], line[index + 1], line[index + 2], point) {
        return true
      }
      if isClosed {
        if joins(line[last], line[0], line[1], point) { return true }
      } else if ends(line[1], line[0], point) || ends(line[last], line[last + 1], point) {
        return true
      }
    }
    return false
  }

  private func covers(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ point: SIMD2<Double>) -> Bool {
    let run = b - a
    let length = (run * run).sum().squareRoot()
    let along = ((point - a) * run).sum() / length
    return along >= 0 && along <= length && abs(Self.cross(run, point - a)) / length <= half
  }

  private func ends(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ point: SIMD2<Double>) -> Bool {
    let run = b - a
    let length = (run * run).sum().squareRoot()
    let away = point - b
    if cap == .round { return (away * away).sum() <= half * half }
    guard cap == .square else { return false }
    let along = (away * run).sum() / length
    return along >= 0 && along <= half && abs(Self.cross(run, away)) / length <= half
  }

  private func joins(
    _ a: SIMD2<Double>,
    _ b: SIMD2<Double>,
    _ c: SIMD2<Double>,
    _ point: SIMD2<Double>
  ) -> Bool {
    let away = point - b
    if join == .round { return (away * away).sum() <= half * half }
    let u = (b - a) / ((b - a) * (b - a)).sum().squareRoot()
    let v = (c - b) / ((c - b) * (c - b)).sum().squareRoot()
    // The outer side of the turn.
    let side = Self.cross(u, v) > 0 ? 1.0 : -1.0
    let first = SIMD2(u.y, -u.x) * side * half
    let second = SIMD2(v.y, -v.x) * side * half
    let bevel = [SIMD2(0, 0), first, second]
    if ReferenceShape.winding(bevel, away) != 0 { return true }
    guard join == .miter else { return false }
    let cosine = ((1 + (u * v).sum()) / 2).squareRoot()
    guard cosine > 1e-9, 1 / cosine <= miterLimit else { return false }
    let tip = (first + second) / (2 * cosine * cosine)
    return ReferenceShape.winding([first, tip, second], away) != 0
  }

  private static func cross(_ u: SIMD2<Double>, _ v: SIMD2<Double>) -> Double {
    u.x * v.y - u.y * v.x
  }
}
