import QuartzCore
import Testing

@testable import UIKit

@Suite("UIImageView") struct UIImageViewTests {
  private func image(_ color: UIColor, side: CGFloat = 10) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `it takes the size of its image and shows it as the layer's contents`() {
    ControlHarness.run { _ in
      let picture = image(.red, side: 24)
      let view = UIImageView(image: picture)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 24, height: 24))
      #expect(view.layer.contents as? CGImage === picture.cgImage)
      #expect(view.layer.contentsScale == picture.scale)
      view.image = nil
      #expect(view.layer.contents == nil)
    }
  }

  @Test func `a highlighted view shows its highlighted image`() {
    ControlHarness.run { _ in
      let usual = image(.red)
      let pressed = image(.blue)
      let view = UIImageView(image: usual, highlightedImage: pressed)
      view.isHighlighted = true
      #expect(view.layer.contents as? CGImage === pressed.cgImage)
      view.highlightedImage = nil
      #expect(view.layer.contents as? CGImage === usual.cgImage)
    }
  }

  @Test func `a template image is shown in the tint colour`() throws {
    try ControlHarness.run { _ in
      let view = UIImageView(image: image(.black).withRenderingMode(.alwaysTemplate))
      view.tintColor = .red
      let contents = try #require(view.layer.contents as? CGImage)
      let pixel = contents.pixels.base[0]
      #expect(pixel >> 24 == 255)
      #expect((pixel >> 16) & 255 > 200)
      #expect(pixel & 255 < 100)
    }
  }

  @Test func `a sequence of images is an animation of the contents`() {
    ControlHarness.run { harness in
      let view = UIImageView()
      view.animationImages = [image(.red), image(.blue)]
      view.animationDuration = 1
      harness.show(view)
      view.startAnimating()
      #expect(view.isAnimating)
      view.stopAnimating()
      #expect(!view.isAnimating)
    }
  }
}
