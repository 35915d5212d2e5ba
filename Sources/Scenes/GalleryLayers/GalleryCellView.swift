import UIKit

/// A card with one feature on it, and the feature's name below.
final class GalleryCellView: UIView {
  let cell: GalleryCell
  private let card = UIView()
  private let caption = UILabel()
  private var canvas: CALayer?

  init(cell: GalleryCell) {
    self.cell = cell
    super.init(frame: .zero)
    accessibilityIdentifier = cell.title
    card.backgroundColor = GalleryInk.card
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.layer.borderWidth = 1
    card.layer.borderColor = GalleryInk.hairline.cgColor
    caption.text = cell.title
    caption.font = .monospacedSystemFont(ofSize: 11, weight: .medium)
    caption.textColor = GalleryInk.quiet
    addSubview(card)
    addSubview(caption)
  }

  required init?(coder: NSCoder) {
    fatalError("GalleryCellView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height - GalleryGrid.caption
    )
    caption.frame = CGRect(x: 1, y: card.frame.maxY + 5, width: bounds.width, height: 15)
    guard canvas?.bounds.size != card.bounds.size else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    canvas?.removeFromSuperlayer()
    let layer = CALayer()
    layer.frame = card.bounds
    card.layer.addSublayer(layer)
    cell.draw(GalleryCanvas(layer: layer, view: card))
    canvas = layer
    CATransaction.commit()
  }
}
