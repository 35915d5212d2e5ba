import CoreGraphics
import Foundation
import Testing

/// Plain 3x3 matrices as an oracle: rows of points times matrix.
private struct Matrix: Equatable {
  var rows: [[Double]]

  init(_ rows: [[Double]]) {
    self.rows = rows
  }

  init(_ t: CGAffineTransform) {
    rows = [
      [Double(t.a), Double(t.b), 0], [Double(t.c), Double(t.d), 0],
      [Double(t.tx), Double(t.ty), 1],
    ]
  }

  static func * (lhs: Matrix, rhs: Matrix) -> Matrix {
    Matrix(
      (0..<3).map { row in
        (0..<3).map { column in
          (0..<3).reduce(0) { $0 + lhs.rows[row][$1] * rhs.rows[$1][column] }
        }
      }
    )
  }

  func distance(to other: Matrix) -> Double {
    zip(rows.joined(), other.rows.joined()).map { abs($0 - $1) }.max() ?? 0
  }
}

struct CGAffineTransformTests {
  private let samples = [
    CGAffineTransform.identity,
    CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: -6),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(scaleX: -2, y: 0.5),
    CGAffineTransform(translationX: 10, y: 20).rotated(by: 1).scaledBy(x: 3, y: 1),
  ]

  @Test func `concatenating is multiplication of matrices, first times second`() {
    for first in samples {
      for second in samples {
        let product = Matrix(first) * Matrix(second)
        #expect(Matrix(first.concatenating(second)).distance(to: product) < 1e-12)
      }
    }
  }

  @Test func `translating, scaling and rotating act in the transform's own coordinates`() {
    for sample in samples {
      let shift = Matrix([[1, 0, 0], [0, 1, 0], [3, 4, 1]])
      let scale = Matrix([[2, 0, 0], [0, -3, 0], [0, 0, 1]])
      let (c, s) = (cos(0.3), sin(0.3))
      let turn = Matrix([[c, s, 0], [-s, c, 0], [0, 0, 1]])
      #expect(
        Matrix(sample.translatedBy(x: 3, y: 4)).distance(to: shift * Matrix(sample)) < 1e-12
      )
      #expect(Matrix(sample.scaledBy(x: 2, y: -3)).distance(to: scale * Matrix(sample)) < 1e-12)
      #expect(Matrix(sample.rotated(by: 0.3)).distance(to: turn * Matrix(sample)) < 1e-12)
    }
  }

  @Test func `an inverse undoes its transform`() {
    for sample in samples {
      let product = Matrix(sample.concatenating(sample.inverted()))
      #expect(product.distance(to: Matrix(.identity)) < 1e-12)
    }
  }

  @Test func `a transform that nothing undoes is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a point is a row times the matrix`() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGPoint(x: 10, y: 20).applying(t) == CGPoint(x: 75, y: 106))
    #expect(CGSize(width: 10, height: 20).applying(t) == CGSize(width: 70, height: 100))
  }

  @Test func `a turned rectangle becomes the box around its corners`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 4).applying(.init(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 4) < 1e-12)
    #expect(abs(box.minY) < 1e-12)
    #expect(abs(box.width - 4) < 1e-12)
    #expect(abs(box.height - 10) < 1e-12)
  }

  @Test func `the null rectangle stays null`() {
    #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a positive angle turns x towards y`() {
    let turned = CGPoint(x: 1, y: 0).applying(.init(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
  }

  @Test func `a transform survives coding`() throws {
    let t = samples[4]
    let data = try JSONEncoder().encode(t)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
  }

  @Test func `only the identity is the identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 0.001, y: 0).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }
}
