import QuartzCore
import TestSupport
import Testing

@Suite("Transforms") @MainActor struct TransformTests {
  private func random(_ random: inout SeededGenerator) -> CATransform3D {
    var t = CATransform3DMakeScale(
      random.number(0.3...3),
      random.number(0.3...3),
      random.number(0.3...3)
    )
    t = CATransform3DRotate(
      t,
      random.number(-3...3),
      random.number(-1...1),
      random.number(-1...1),
      random.number(-1...1)
    )
    t = CATransform3DTranslate(
      t,
      random.number(-50...50),
      random.number(-50...50),
      random.number(-50...50)
    )
    t.m34 = random.number(-0.002...0.002)
    return t
  }

  /// Multiplies as the definition says, number by number.
  private func product(_ a: CATransform3D, _ b: CATransform3D) -> [Double] {
    let (x, y) = (a.numbers, b.numbers)
    return (0..<16).map { index -> Double in
      let (row, column) = (index / 4 * 4, index % 4)
      let first: Double = x[row] * y[column] + x[row + 1] * y[4 + column]
      return first + x[row + 2] * y[8 + column] + x[row + 3] * y[12 + column]
    }
  }

  @Test(.spec("U-27")) func `operations act before the matrix`() {
    let t = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(t, 1, 2, 3)
    SpecCase("U-27").expect(
      [
        moved.m41, moved.m42, moved.m43, CATransform3DRotate(t, 0.5, 0, 0, 1).m12,
        CATransform3DConcat(t, CATransform3DMakeTranslation(1, 2, 3)).m41,
      ].map { Double($0) }
    )
  }

  @Test(.spec("U-28")) func `key paths take the matrix apart`() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    SpecCase("U-28").expect([Double(layer.transform.m11), Double(layer.transform.m12)])
  }

  @Test(.spec("U-29")) func `a singular matrix is its own inverse`() {
    let singular = CATransform3DMakeScale(0, 1, 1)
    SpecCase("U-29").expect(CATransform3DInvert(singular), equals: singular)
  }

  @Test func `products and inverses agree with the definition`() {
    for seed in 0..<1_000 {
      var generator = SeededGenerator(UInt64(seed))
      let (a, b) = (random(&generator), random(&generator))
      let numbers = CATransform3DConcat(a, b).numbers
      #expect(zip(numbers, product(a, b)).allSatisfy { abs($0 - $1) < 1e-9 })
      let unit = CATransform3DConcat(a, CATransform3DInvert(a))
      #expect(unit.isNear(CATransform3DIdentity, within: 1e-8))
    }
  }

  @Test func `rotations have the signs of a y-down screen`() {
    let z = CATransform3DMakeRotation(0.3, 0, 0, 2)
    #expect(z.m12 == sin(0.3) && z.m21 == -sin(0.3))
    let y = CATransform3DMakeRotation(0.3, 0, 1, 0)
    #expect(y.m13 == -sin(0.3) && y.m31 == sin(0.3))
    let x = CATransform3DMakeRotation(0.3, 1, 0, 0)
    #expect(x.m23 == sin(0.3) && x.m32 == -sin(0.3))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func `only matrices of the plane are affine`() {
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 4)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
  }

  @Test func `components are put together as they were taken apart`() {
    for seed in 0..<1_000 {
      var generator = SeededGenerator(UInt64(seed))
      var turned = CATransform3DMakeTranslation(generator.number(-9...9), 1, 2)
      for axis in [SIMD3(0.0, 0, 1), SIMD3(0, 1, 0), SIMD3(1, 0, 0)] {
        turned = CATransform3DRotate(turned, generator.number(-3...3), axis.x, axis.y, axis.z)
      }
      let (sx, sy, sz) = (
        generator.number(0.1...3), generator.number(0.1...3), generator.number(0.1...3)
      )
      let t = CATransform3DScale(turned, sx, sy, sz)
      #expect(TransformComponents(t).matrix.isNear(t, within: 1e-9))
    }
  }

  @Test func `a matrix survives its box`() {
    var generator = SeededGenerator(3)
    let t = random(&generator)
    #expect(NSValue(caTransform3D: t).caTransform3DValue == t)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }
}
