import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Drawing") struct DrawingTests {
  private let stage = Stage()

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32? {
    image.cgImage?.pixels[x, y]
  }

  private func image(_ width: CGFloat, _ height: CGFloat, _ draw: () -> Void) -> UIImage {
    stage.run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        .image { _ in draw() }
    }
  }

  @Test func `given a renderer, when it draws, then the origin is at the top left`() {
    let image = image(10, 10) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 2))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(pixel(image, 1, 1) == 0xFFFF_0000)
    #expect(pixel(image, 1, 8) == 0)
    #expect(pixel(image, 8, 1) == 0)
  }

  @Test func `given a scale, when a renderer draws, then pixels multiply and the size stays`() {
    let image = stage.run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      format.opaque = true
      return UIGraphicsImageRenderer(
        bounds: CGRect(x: 10, y: 10, width: 4, height: 2),
        format: format
      ).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 10, width: 2, height: 2))
      }
    }
    #expect(image.cgImage?.width == 12)
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(pixel(image, 5, 5) == 0xFF00_00FF)
    #expect(pixel(image, 7, 5) == 0xFF00_0000)
  }

  @Test func `given image contexts in each other, when they end, then each has its own picture`() {
    let (outer, inner) = stage.run { () -> (UIImage?, UIImage?) in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
      UIColor.green.set()
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let inner = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let outer = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
      return (outer, inner)
    }
    #expect(inner.flatMap { pixel($0, 0, 0) } == 0xFFFF_0000)
    #expect(outer.flatMap { pixel($0, 0, 0) } == 0xFF00_FF00)
    #expect(outer.flatMap { pixel($0, 1, 1) } == 0)
  }

  @Test func `given a view that draws, when a frame is made, then its layer shows the drawing`() {
    final class Half: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      }
    }
    let view = Half(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isOpaque = false
    stage.turn { stage.window.addSubview(view) }
    let contents = view.layer.contents as? CGImage
    #expect(contents?.pixels[2, 5] == 0xFFFF_0000)
    #expect(contents?.pixels[8, 5] == 0)
    let plain = stage.shownView()
    #expect(plain.layer.contents == nil)
  }

  @Test func `given a view without a size, when it gets one, then it draws`() {
    final class Filled: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let view = Filled()
    stage.turn { stage.window.addSubview(view) }
    #expect(view.layer.contents == nil)
    stage.turn { view.frame = CGRect(x: 0, y: 0, width: 4, height: 4) }
    #expect((view.layer.contents as? CGImage)?.width == 4)
  }

  @Test func `given an image, when it is drawn, then it is upright and stretched`() {
    let source = image(2, 2) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let drawn = image(10, 10) { source.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(pixel(drawn, 5, 1) == 0xFFFF_0000)
    #expect(pixel(drawn, 5, 9) == 0)
  }

  @Test func `given cap insets, when an image is stretched, then its corners keep their size`() {
    let source = image(3, 3) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let drawn = image(30, 30) { source.draw(in: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    #expect(pixel(drawn, 0, 0) == 0xFFFF_0000)
    #expect(pixel(drawn, 1, 1) == 0xFF00_00FF)
    #expect(pixel(drawn, 15, 0) == 0xFF00_00FF)
  }

  @Test func `given an image and a tint, when it is filled, then its opacity stays`() {
    let source = image(2, 1) {
      UIColor(white: 0, alpha: 0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let tinted = source.withTintColor(.red)
    #expect(pixel(tinted, 0, 0) == 0x8080_0000)
    #expect(pixel(tinted, 1, 0) == 0)
  }

  @Test func `given a picture turned left, when an image is made of it, then it stands upright`()
    throws
  {
    let source = try #require(
      image(3, 1) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }.cgImage
    )
    let right = UIImage(cgImage: source, scale: 1, orientation: .right)
    #expect(right.size == CGSize(width: 1, height: 3))
    #expect(pixel(right, 0, 0) == 0xFFFF_0000)
    let left = UIImage(cgImage: source, scale: 1, orientation: .left)
    #expect(pixel(left, 0, 2) == 0xFFFF_0000)
  }

  @Test func `given an image, when it goes through PNG, then its pixels are the same`() throws {
    let source = image(4, 4) {
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    let data = try #require(source.pngData())
    let read = try #require(UIImage(data: data))
    #expect(pixel(read, 1, 1) == pixel(source, 1, 1))
    #expect(pixel(read, 0, 0) == 0)
  }

  @Test func `given an image that does not exist, when it is asked for, then that is reported`() {
    #expect(stage.run { UIImage(named: "no such picture") } == nil)
    #expect(stage.run { UIImage(systemName: "no.such.symbol") } == nil)
    #expect(stage.world.issues.count == 2)
  }

  @Test func `given names with scales, when files are read, then the scale is taken from the name`()
  {
    #expect(AssetFolders.scale(ofFile: "a/photo@2x.png") == 2)
    #expect(AssetFolders.scale(ofFile: "photo@3x.jpg") == 3)
    #expect(AssetFolders.scale(ofFile: "photo.png") == 1)
  }

  @Test func `given an image file, when it is read by its path, then the scale counts`() throws {
    let source = image(4, 2) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)@2x.png")
    try source.pngData()?.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func `given a context that is kept, when it draws on, then the picture stays as it was`() {
    var kept: CGContext?
    let size = CGSize(width: 4, height: 4)
    let image = stage.run {
      UIGraphicsImageRenderer(size: size).image { context in
        kept = context.cgContext
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    kept?.setFillColor(UIColor.blue.cgColor)
    kept?.fill(CGRect(origin: .zero, size: size))
    kept?.flush()
    #expect(pixel(image, 1, 1) == 0xFFFF_0000)
    #expect(kept?.pixels[1, 1] == 0xFF00_00FF)
  }
}
