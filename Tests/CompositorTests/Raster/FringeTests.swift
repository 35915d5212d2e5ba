import Compositor
import CoreGraphics
import QuartzCore
import Testing

@Suite("Clips and their content") @MainActor struct FringeTests {
  /// How a clipped layer stands.
  enum Placing: CaseIterable, Sendable {
    case upright
    case betweenPixels
    case turned
    case inSpace
  }

  private func draw(_ placing: Placing, curve: CALayerCornerCurve, border: Bool) -> PixelBuffer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    root.backgroundColor = .black
    root.sublayerTransform = LayerKit.perspective(120)
    let card = CALayer()
    card.frame = CGRect(x: 15, y: 15, width: 50, height: 50)
    card.cornerRadius = 14
    card.cornerCurve = curve
    card.masksToBounds = true
    // Nothing of the red may be seen around the blue that covers it.
    card.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    if border {
      card.borderWidth = 3
      card.borderColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    }
    let content = CALayer()
    content.frame = card.bounds
    content.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    card.addSublayer(content)
    root.addSublayer(card)
    switch placing {
    case .upright: break
    case .betweenPixels: card.position = CGPoint(x: 40.4, y: 40.3)
    case .turned: card.transform = LayerKit.turn(17, 0, 0, 1)
    case .inSpace: card.transform = LayerKit.turn(40, 1, 1, 0)
    }
    return renderImage(of: root, at: nil, scale: 2).pixels
  }

  @Test(arguments: Placing.allCases, [CALayerCornerCurve.circular, .continuous])
  func `given a rounded clip, when its content covers it, then nothing below shines through`(
    placing: Placing,
    curve: CALayerCornerCurve
  ) {
    for border in [false, true] {
      let picture = draw(placing, curve: curve, border: border)
      var red = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width { red = max(red, Int(picture[x, y] >> 16 & 255)) }
      }
      #expect(red <= 1, "\(placing), border \(border): red is \(red)/255")
      #expect(picture[80, 80] == 0xff00_00ff)
    }
  }
}
