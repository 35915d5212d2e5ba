import Testing
import UIKit

@MainActor @Suite("UIColor") struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test
  func `given hue, saturation and brightness, when they are read back, then they are the same`() {
    for hue in stride(from: CGFloat(0), to: 1, by: 0.1) {
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
      var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.5)
    }
    #expect(components(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
  }

  @Test func `given a dynamic colour, when it is resolved, then the style decides`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(components(UIColor.systemBlue) == [0, CGFloat(0x7A) / 255, 1, 1])
    #expect(
      components(UIColor.systemBlue.resolvedColor(with: dark))
        == [CGFloat(0x0A) / 255, CGFloat(0x84) / 255, 1, 1]
    )
    let faint = UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(components(faint) == [1, 1, 1, 0.5])
  }

  @Test func `given a colour literal, when it is written, then it makes a UIColor`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    #expect(components(color) == [0.5, 0.25, 1, 1])
  }

  @Test func `given equal colours, when they are compared, then they are equal`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }
}
