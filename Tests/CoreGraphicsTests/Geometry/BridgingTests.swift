import CoreGraphics
import Testing

struct BridgingTests {
  @Test func `geometry casts to boxes and back`() {
    let point: Any = CGPoint(x: 1, y: 2)
    let size: Any = CGSize(width: 3, height: 4)
    let rect: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect((size as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
    #expect((rect as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    let box: Any = NSValue(cgPoint: CGPoint(x: 5, y: 6))
    #expect(box as? CGPoint == CGPoint(x: 5, y: 6))
  }

  @Test func `a box of another type does not cast`() {
    let box: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let number: Any = NSNumber(value: 7)
    #expect(box as? CGPoint == nil)
    #expect(box as? CGVector == nil)
    #expect(number as? CGPoint == nil)
    #expect(number as? CGAffineTransform == nil)
  }

  @Test func `vectors and transforms are boxed by value`() {
    let vector = CGVector(dx: 1.5, dy: -2)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgAffineTransform: transform) == NSValue(cgAffineTransform: transform))
    #expect(NSValue(cgAffineTransform: transform) != NSValue(cgAffineTransform: .identity))
    let any: Any = NSValue(cgAffineTransform: transform)
    #expect(any as? CGAffineTransform == transform)
  }

  @Test func `numbers of geometry cast to boxes and back`() {
    let number: Any = CGFloat(1.5)
    #expect((number as? NSNumber)?.doubleValue == 1.5)
    let box: Any = NSNumber(value: 2.5)
    #expect(box as? CGFloat == 2.5)
    #expect(NSNumber(value: CGFloat(3)) == 3)
    #expect(CGFloat(4) as NSNumber == 4)
  }
}
