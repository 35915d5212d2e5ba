import QuartzCore
import TestSupport
import Testing

/// Conversion through random trees in space against matrices written out number by number.
@Suite("Layer conversion against plain matrices") @MainActor struct LayerConversionOracleTests {
  /// Sixteen numbers, row by row; a point is a row multiplied from the left.
  private typealias Matrix = [Double]

  private static let unit: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  private func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    var result = Matrix(repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for k in 0..<4 { result[row * 4 + column] += a[row * 4 + k] * b[k * 4 + column] }
      }
    }
    return result
  }

  private func move(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
    var result = Self.unit
    (result[12], result[13], result[14]) = (x, y, z)
    return result
  }

  private func anchor(_ layer: CALayer) -> SIMD2<Double> {
    SIMD2(
      Double(layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.size.width),
      Double(layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.size.height)
    )
  }

  /// The way to the superlayer, as section A.2 of the specification has it.
  private func matrix(_ layer: CALayer, in parent: CALayer) -> Matrix {
    let (own, outer) = (anchor(layer), anchor(parent))
    var result = move(-own.x, -own.y, -Double(layer.anchorPointZ))
    result = product(result, layer.transform.numbers)
    let place = layer.position
    result = product(result, move(Double(place.x), Double(place.y), Double(layer.zPosition)))
    result = product(result, move(-outer.x, -outer.y, 0))
    result = product(result, parent.sublayerTransform.numbers)
    return product(result, move(outer.x, outer.y, 0))
  }

  /// The picture of a point in the plane of a layer, in the plane of the superlayer; nil behind the eye.
  private func image(_ point: SIMD2<Double>, _ m: Matrix) -> SIMD2<Double>? {
    let x = point.x * m[0] + point.y * m[4] + m[12]
    let y = point.x * m[1] + point.y * m[5] + m[13]
    let w = point.x * m[3] + point.y * m[7] + m[15]
    return w > 0.05 ? SIMD2(x / w, y / w) : nil
  }

  private func layer(_ random: inout SeededGenerator) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(
      x: random.number(-20...20),
      y: random.number(-20...20),
      width: random.number(1...80),
      height: random.number(1...80)
    )
    layer.position = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
    layer.anchorPoint = CGPoint(x: random.number(-1...2), y: random.number(-1...2))
    layer.anchorPointZ = random.number(-20...20)
    layer.zPosition = random.number(-40...40)
    layer.transform = turn(&random)
    if random.number(0...1) < 0.5 {
      layer.sublayerTransform = turn(&random)
      layer.sublayerTransform.m34 = random.number(-0.004...0.004)
    }
    return layer
  }

  private func turn(_ random: inout SeededGenerator) -> CATransform3D {
    let scale = CATransform3DMakeScale(random.number(0.4...2), random.number(0.4...2), 1)
    return CATransform3DRotate(
      scale,
      random.number(-1.2...1.2),
      random.number(-1...1),
      random.number(-1...1),
      random.number(-1...1)
    )
  }

  @Test func `points and rectangles go up and down as the matrices say`() {
    var count = 0
    for seed in 0..<2_000 {
      var random = SeededGenerator(UInt64(seed) &* 31)
      let layers = (0..<4).map { _ in layer(&random) }
      for index in 1..<4 { layers[index - 1].addSublayer(layers[index]) }
      let corners = [
        SIMD2<Double>(-10, 5), SIMD2<Double>(20, 5), SIMD2<Double>(-10, 25), SIMD2<Double>(20, 25),
      ]
      let way = (1..<4).reversed().map { matrix(layers[$0], in: layers[$0 - 1]) }
      let images = corners.compactMap { (corner: SIMD2<Double>) -> SIMD2<Double>? in
        var point: SIMD2<Double>? = corner
        for matrix in way { point = point.flatMap { image($0, matrix) } }
        return point
      }
      guard images.count == 4, images.allSatisfy({ abs($0.x) < 1e4 && abs($0.y) < 1e4 }) else {
        continue
      }
      count += 1
      for (corner, expected) in zip(corners, images) {
        let point = CGPoint(x: corner.x, y: corner.y)
        let up = layers[3].convert(point, to: layers[0])
        #expect(hypot(Double(up.x) - expected.x, Double(up.y) - expected.y) < 1e-6)
        let down = layers[3].convert(up, from: layers[0])
        #expect(hypot(down.x - point.x, down.y - point.y) < 1e-3)
      }
      let box = layers[3].convert(CGRect(x: -10, y: 5, width: 30, height: 20), to: layers[0])
      #expect(abs(Double(box.minX) - (images.map(\.x).min() ?? 0)) < 1e-6)
      #expect(abs(Double(box.maxY) - (images.map(\.y).max() ?? 0)) < 1e-6)
    }
    #expect(count > 1_000)
  }

  @Test func `functions act before the matrix, as the products say`() {
    for seed in 0..<500 {
      var random = SeededGenerator(UInt64(seed))
      let t = turn(&random)
      let (x, y, z) = (random.number(-9...9), random.number(-9...9), random.number(-9...9))
      let moved = product(move(x, y, z), t.numbers)
      #expect(CATransform3DTranslate(t, x, y, z).isNear(matrix(of: moved)))
      var scale = Self.unit
      (scale[0], scale[5], scale[10]) = (x, y, z)
      #expect(CATransform3DScale(t, x, y, z).isNear(matrix(of: product(scale, t.numbers))))
      // A turn about z by its definition.
      var turn = Self.unit
      (turn[0], turn[1], turn[4], turn[5]) = (cos(x), sin(x), -sin(x), cos(x))
      #expect(CATransform3DRotate(t, x, 0, 0, 3).isNear(matrix(of: product(turn, t.numbers))))
    }
  }

  private func matrix(of m: Matrix) -> CATransform3D {
    CATransform3D(
      m11: m[0],
      m12: m[1],
      m13: m[2],
      m14: m[3],
      m21: m[4],
      m22: m[5],
      m23: m[6],
      m24: m[7],
      m31: m[8],
      m32: m[9],
      m33: m[10],
      m34: m[11],
      m41: m[12],
      m42: m[13],
      m43: m[14],
      m44: m[15]
    )
  }
}
