import UIKit

/// The head of the sheet: the mark, a title and the command that draws it.
final class GalleryHeaderView: UIView {
  private let mark = CALayer()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let command = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(mark)
    title.text = "Layers"
    title.font = .systemFont(ofSize: 26, weight: .bold)
    title.textColor = GalleryInk.text
    subtitle.text = "Every feature of Stagecraft’s layer engine, in one layer tree."
    subtitle.font = .systemFont(ofSize: 14, weight: .regular)
    subtitle.textColor = GalleryInk.quiet
    subtitle.numberOfLines = 0
    command.text = "stagecraft render gallery-layers --out g.png"
    command.font = .monospacedSystemFont(ofSize: 12, weight: .medium)
    command.textColor = GalleryInk.quiet
    command.textAlignment = .right
    for view in [title, subtitle, command] { addSubview(view) }
    drawMark()
  }

  required init?(coder: NSCoder) {
    fatalError("GalleryHeaderView is made in code")
  }

  private func drawMark() {
    let diamond = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 20))
    path.addLine(to: CGPoint(x: 20, y: 40))
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.close()
    diamond.path = path.cgPath
    mark.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let colors = [GalleryInk.violet, GalleryInk.sky, GalleryInk.pink]
    let parts = [
      CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 20, y: 0, width: 20, height: 20),
      CGRect(x: 20, y: 20, width: 20, height: 20),
    ]
    for (color, part) in zip(colors, parts) {
      let layer = CALayer()
      layer.frame = part
      layer.backgroundColor = color.cgColor
      mark.addSublayer(layer)
    }
    mark.mask = diamond
  }

  /// Places everything for a width.
  ///
  /// - Parameter grid: Where things stand.
  /// - Returns: The height that the head takes.
  func place(in grid: GalleryGrid) -> CGFloat {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    mark.position = CGPoint(x: grid.left + 20, y: 25)
    CATransaction.commit()
    let x = grid.left + 54
    title.frame = CGRect(x: x, y: 0, width: 200, height: 32)
    let width = grid.hasSideHeadings ? 500 : grid.right - x
    let height = subtitle.sizeThatFits(CGSize(width: width, height: 100)).height
    subtitle.frame = CGRect(x: x, y: 33, width: width, height: height)
    command.isHidden = !grid.hasSideHeadings
    command.frame = CGRect(x: grid.right - 500, y: 34, width: 500, height: 16)
    return subtitle.frame.maxY
  }
}
