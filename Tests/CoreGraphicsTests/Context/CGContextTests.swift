import CoreGraphics
import Testing

private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

struct CGContextTests {
  private func makeBitmap(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
  }

  @Test func `in a plain bitmap y grows upwards`() throws {
    let context = try makeBitmap(4, 4)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixels[0, 3] == 0xFFFF_0000)
    #expect(image.pixels[0, 0] == 0)
    #expect(context.ctm.isIdentity)
  }

  @Test func `a context for UIKit turns y downwards and scales`() {
    let canvas = Canvas(8, 8, scale: 2)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(canvas[0, 2] == 0xFFFF_0000)
    #expect(canvas[1, 3] == 0xFFFF_0000)
    #expect(canvas[2, 2] == 0)
    #expect(canvas.context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
    #expect(canvas.context.convertToDeviceSpace(.zero) == CGPoint(x: 0, y: 8))
    #expect(canvas.context.convertToUserSpace(CGPoint(x: 0, y: 8)) == .zero)
  }

  @Test func `saving and restoring keeps colours, transforms and clips`() {
    let canvas = Canvas(10, 10)
    let context = canvas.context
    context.setFillColor(red)
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 9, width: 10, height: 1))
    #expect(canvas[5, 0] == 0xFF00_00FF)
    #expect(canvas[6, 0] == 0)
    #expect(canvas[9, 9] == 0xFFFF_0000)
  }

  @Test func `restoring without saving does nothing`() {
    let canvas = Canvas(2, 2)
    canvas.context.setFillColor(red)
    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[0, 0] == 0xFFFF_0000)
  }

  @Test func `opacity multiplies that of the colour`() {
    let canvas = Canvas(2, 2)
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(red.copy(alpha: 0.5) ?? red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(abs(canvas.alpha(0, 0) - 64) <= 1)
  }

  @Test func `a path is moved by the transform of the time when it was built`() {
    let canvas = Canvas(10, 10)
    let context = canvas.context
    context.translateBy(x: 4, y: 0)
    context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.translateBy(x: -4, y: 0)
    context.fillPath()
    #expect(canvas.alpha(4, 0) == 255)
    #expect(canvas.alpha(0, 0) == 0)
    #expect(context.isPathEmpty)
  }

  @Test func `the line of a scaled context is scaled, too`() {
    let canvas = Canvas(20, 20)
    let context = canvas.context
    context.scaleBy(x: 1, y: 4)
    context.setLineWidth(1)
    context.move(to: CGPoint(x: 0, y: 2))
    context.addLine(to: CGPoint(x: 20, y: 2))
    context.strokePath()
    #expect((0..<20).filter { canvas.alpha(10, $0) == 255 } == [6, 7, 8, 9])
  }

  @Test func `even-odd leaves the hole of two rectangles empty`() {
    let canvas = Canvas(9, 9)
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    canvas.context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    canvas.context.drawPath(using: .eoFill)
    #expect(canvas.alpha(4, 4) == 0)
    #expect(canvas.coverage == 72)
  }

  @Test func `clearing makes transparent`() {
    let canvas = Canvas(4, 4)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(canvas.coverage == 12)
  }

  @Test func `a clip narrows and its box is known`() {
    let canvas = Canvas(20, 20, scale: 2)
    canvas.context.clip(to: CGRect(x: 1, y: 2, width: 5, height: 4))
    canvas.context.clip(to: CGRect(x: 3, y: 0, width: 9, height: 9))
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 3, y: 2, width: 3, height: 4))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas.coverage == 48)
  }

  @Test func `the path of a context is asked in the coordinates of drawing`() {
    let context = Canvas(20, 20, scale: 2).context
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.path?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
    context.setLineWidth(1)
    #expect(context.pathContains(CGPoint(x: 0.75, y: 3), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 2.5, y: 4), mode: .stroke))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0.5, y: 1.5, width: 4, height: 5))
  }

  @Test func `an image is a copy of what was drawn before`() throws {
    let canvas = Canvas(2, 2)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(canvas.context.makeImage())
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(image.pixels[0, 0] == 0xFFFF_0000)
    #expect(image.pixels.isOpaque)
    #expect(canvas[0, 0] == 0xFF00_00FF)
  }
}
