import CoreGraphics
import Testing

struct ContainsTests {
  @Test func `what is inside agrees with what cairo fills`() {
    var numbers = FixedNumbers(seed: 42)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      for _ in 0..<6 {
        let path = CGMutablePath()
        path.move(to: numbers.point(in: 60))
        for _ in 0..<5 {
          path.addCurve(
            to: numbers.point(in: 60),
            control1: numbers.point(in: 60),
            control2: numbers.point(in: 60)
          )
        }
        path.addQuadCurve(to: numbers.point(in: 60), control: numbers.point(in: 60))
        path.addLine(to: numbers.point(in: 60))
        let canvas = Canvas(60, 60)
        canvas.context.addPath(path)
        canvas.context.fillPath(using: rule)
        for y in 0..<60 {
          for x in 0..<60 {
            let alpha = canvas.alpha(x, y)
            guard alpha == 0 || alpha == 255 else { continue }
            let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
            #expect(path.contains(point, using: rule) == (alpha == 255), "\(point)")
          }
        }
      }
    }
  }

  @Test func `a hole is inside by winding unless it runs the other way`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    let other = CGMutablePath()
    other.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    other.addLines(between: [
      CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 7), CGPoint(x: 7, y: 7), CGPoint(x: 7, y: 3),
    ])
    #expect(!other.contains(middle))
  }

  @Test func `a transform moves the path before the question`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 5, y: 5)
    #expect(path.contains(CGPoint(x: 14, y: 4), transform: t))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5), transform: t))
  }
}
