import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Archives and assets") struct ArchiveTests {
  @Test func `a colour comes out of an archive as it went in, and its copy is itself`() throws {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color,
      requiringSecureCoding: true
    )
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color)
    #expect(color.copy() as? UIColor === color)
  }

  @Test func `an image comes out of an archive with its pixels and its scale`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 3, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }.withRenderingMode(.alwaysTemplate)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: image,
      requiringSecureCoding: true
    )
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
    )
    #expect(read.size == size)
    #expect(read.scale == 2)
    #expect(read.renderingMode == .alwaysTemplate)
    #expect(read.pngData() == image.pngData())
  }

  @Test func `layers and views say that they are not written`() {
    let world = World(clock: .manual())
    world.perform {
      let coder = NSKeyedArchiver(requiringSecureCoding: true)
      CALayer().encode(with: coder)
      CABasicAnimation(keyPath: "opacity").encode(with: coder)
      UIView().encode(with: coder)
      UIViewController().encode(with: coder)
    }
    #expect(
      world.issues.map(\.context) == [
        "CALayer", "CABasicAnimation", "UIView", "UIViewController",
      ]
    )
  }

  @Test func `a picture literal is a file of the assets, and an empty one when it is missing`() {
    let world = World(clock: .manual())
    world.perform {
      #expect(UIImage(imageLiteralResourceName: "window.png").size.width > 100)
      #expect(world.issues.isEmpty)
      #expect(UIImage(imageLiteralResourceName: "no such picture").size == .zero)
    }
    #expect(world.issues.map(\.context) == ["UIImage(named: \"no such picture\")"])
  }

  @Test func `a colour set of Xcode's is read with its dark variant`() throws {
    let text = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "51", "blue": "0.600", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components":
          {"white": "0.250", "alpha": "0.500"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """
    let asset = try JSONDecoder().decode(ColorAsset.self, from: Data(text.utf8))
    #expect(asset.color(isDark: false) == CGColor(srgbRed: 1, green: 0.2, blue: 0.6, alpha: 1))
    #expect(asset.color(isDark: true) == CGColor(gray: 0.25, alpha: 0.5))
  }

  @Test func `a colour that the assets do not have is reported`() {
    let world = World(clock: .manual())
    world.perform { #expect(UIColor(named: "no such colour") == nil) }
    #expect(world.issues.count == 1)
  }
}
