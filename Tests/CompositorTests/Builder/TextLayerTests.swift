import Compositor
import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing

@Suite("Text layers") @MainActor struct TextLayerTests {
  private struct Font: FontSource {
    let fontDescriptor: FontDescriptor
  }

  private struct Color: ColorSource {
    let plainColor: CGColor
  }

  private struct Paragraph: ParagraphSource {
    let paragraph: ParagraphStyle
  }

  private func picture(_ size: CGSize, _ change: (CATextLayer) -> Void) -> CGImage {
    let world = World(clock: .manual())
    let layer = CATextLayer()
    world.perform {
      layer.frame = CGRect(origin: .zero, size: size)
      layer.fontSize = 20
      layer.foregroundColor = LayerKit.dark
      change(layer)
      world.attach(root: layer)
      world.tick()
    }
    return renderImage(of: layer, at: world.frameTime, scale: 1)
  }

  /// The rectangle of the pixels that are not clear.
  private func inked(_ image: CGImage) -> CGRect {
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixels[x, y] >> 24 > 40 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func ink(_ image: CGImage) -> Int {
    (0..<image.height).reduce(0) { sum, y in
      sum + (0..<image.width).reduce(0) { $0 + Int(image.pixels[$1, y] >> 24) }
    }
  }

  private let wide = CGSize(width: 300, height: 120)

  @Test func `lines stand where the mode says, from the top`() {
    let left = inked(picture(wide) { $0.string = "Stage" })
    let middle = inked(
      picture(wide) {
        $0.string = "Stage"
        $0.alignmentMode = .center
      }
    )
    let right = inked(
      picture(wide) {
        $0.string = "Stage"
        $0.alignmentMode = .right
      }
    )
    #expect(left.minX < 4 && left.minY < 10 && left.maxY < 30)
    #expect(abs(middle.midX - 150) < 3)
    #expect(right.maxX > 296)
    #expect(left.height == right.height)
  }

  @Test(arguments: [1e5, 1e9, 1e300])
  func `letters of any size leave those of other sizes as they were`(size: Double) {
    let before = ink(picture(wide) { $0.string = "Stage" })
    _ = picture(wide) {
      $0.string = "Stage"
      $0.fontSize = CGFloat(size)
    }
    _ = picture(CGSize(width: 3, height: 3)) {
      $0.string = "Stage"
      $0.fontSize = 12
      $0.contentsScale = CGFloat(min(size, 1e6))
    }
    #expect(ink(picture(wide) { $0.string = "Stage" }) == before)
    #expect(before > 0)
  }

  @Test func `long lines are wrapped only when asked for, and ends of lines are kept`() {
    let text = "one two three four five six seven eight nine ten"
    let still = inked(picture(wide) { $0.string = text })
    let wrapped = inked(
      picture(wide) {
        $0.string = text
        $0.isWrapped = true
      }
    )
    let paragraphs = inked(picture(wide) { $0.string = "one\ntwo" })
    #expect(still.height < 30)
    #expect(wrapped.height > 40)
    #expect(paragraphs.height > 30 && paragraphs.width < 60)
  }

  @Test func `a line that is too long is cut where the mode says`() {
    let text = "MMMMMMMMMMMMMMMMMMMMMMMMMMMM iiii"
    func shown(_ mode: CATextLayerTruncationMode) -> CGRect {
      inked(
        picture(CGSize(width: 120, height: 30)) {
          $0.string = text
          $0.truncationMode = mode
        }
      )
    }
    #expect(shown(.none).maxX == 120)
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      #expect(shown(mode).maxX < 120, "\(mode.rawValue)")
    }
    let pictures = [CATextLayerTruncationMode.start, .middle, .end].map { mode in
      ink(
        picture(CGSize(width: 120, height: 30)) {
          $0.string = text
          $0.truncationMode = mode
        }
      )
    }
    #expect(Set(pictures).count == 3)
  }

  @Test func `wrapped lines without room are cut, the last one with an ellipsis`() {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let size = CGSize(width: 120, height: 62)
    let free = picture(size) {
      $0.string = text
      $0.isWrapped = true
    }
    let cut = picture(size) {
      $0.string = text
      $0.isWrapped = true
      $0.truncationMode = .end
    }
    #expect(inked(free).maxY > 55)
    #expect(inked(cut).maxY <= 54)
  }

  @Test func `a plain string has the layer's font, weight and size`() {
    let regular = picture(wide) { $0.string = "Stage" }
    let bold = picture(wide) {
      $0.string = "Stage"
      $0.font = Font(fontDescriptor: .system(size: 3, weight: 800))
    }
    let named = picture(wide) {
      $0.string = "Stage"
      $0.font = "Inter-Bold"
    }
    #expect(ink(bold) > ink(regular) * 5 / 4)
    #expect(ink(named) > ink(regular) * 5 / 4)
    #expect(abs(inked(bold).height - inked(regular).height) < 2)
  }

  @Test func `an attributed string has its own fonts, colours and alignment`() {
    let string = NSMutableAttributedString(
      string: "big",
      attributes: [
        .textFont: Font(fontDescriptor: .system(size: 40, weight: 700)),
        .textColor: Color(plainColor: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)),
        .textParagraph: Paragraph(paragraph: ParagraphStyle(alignment: .right)),
      ]
    )
    string.append(
      NSAttributedString(
        string: "small",
        attributes: [.textColor: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)]
      )
    )
    let image = picture(wide) { $0.string = string }
    let box = inked(image)
    #expect(box.maxX > 296)
    #expect(box.height > 30)
    var (red, blue) = (CGRect.null, CGRect.null)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let place = CGRect(x: x, y: y, width: 1, height: 1)
        if image.pixels[x, y] == 0xFFFF_0000 { red = red.union(place) }
        if image.pixels[x, y] == 0xFF00_00FF { blue = blue.union(place) }
      }
    }
    #expect(red.maxX <= blue.minX + 1)
    #expect(red.height > blue.height * 2)
  }

  @Test func `the size and the colour are animated`() {
    let world = World(clock: .manual())
    let layer = CATextLayer()
    world.perform {
      layer.frame = CGRect(origin: .zero, size: wide)
      layer.string = "Stage"
      layer.fontSize = 10
      layer.foregroundColor = LayerKit.dark
      world.attach(root: layer)
      world.tick()
      let animation = CABasicAnimation(keyPath: "fontSize")
      animation.fromValue = 10
      animation.toValue = 50
      animation.duration = 1
      layer.add(animation, forKey: nil)
      world.tick()
    }
    let heights = [0, 0.5, 0.99].map { inked(renderImage(of: layer, at: $0, scale: 1)).height }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
  }
}
