import UIKit

/// Shows a line drawing in one colour.
final class GlyphView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var glyph: ChromeGlyph { didSet { update() } }
  var color: UIColor { didSet { update() } }

  init(_ glyph: ChromeGlyph, color: UIColor) {
    self.glyph = glyph
    self.color = color
    super.init(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    isUserInteractionEnabled = false
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = glyph.path.cgPath
    shape.fillColor = glyph.isFilled ? color.cgColor : nil
    shape.strokeColor = glyph.isFilled ? nil : color.cgColor
    shape.lineWidth = 1.5
    shape.lineCap = .round
    shape.lineJoin = .round
  }
}
