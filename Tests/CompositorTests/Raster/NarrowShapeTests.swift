import Compositor
import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("Narrow shapes") struct NarrowShapeTests {
  /// Shapes narrower than the eight pixels that are blended at once.
  @Test(arguments: [1.5, 2, 3, 3.5], [10, 10.1, 10.3])
  func `a narrow rounded rectangle is the same from the left and from the right`(
    width: Double,
    top: Double
  ) {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 20, height: 60)
    root.backgroundColor = .white
    let bar = CALayer()
    bar.backgroundColor = .black
    bar.cornerRadius = width / 2
    bar.frame = CGRect(x: 10 - width / 2, y: top, width: width, height: 31)
    root.addSublayer(bar)
    let pixels = renderImage(of: root, at: nil, scale: 2).pixels
    let stride = pixels.bytesPerRow / 4
    for y in 0..<pixels.height {
      for x in 0..<pixels.width / 2 {
        let left = Int(pixels.base[y * stride + x] & 255)
        let right = Int(pixels.base[y * stride + pixels.width - 1 - x] & 255)
        #expect(abs(left - right) <= 1, "row \(y), column \(x): \(left) and \(right)")
      }
    }
  }
}
