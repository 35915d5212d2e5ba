import UIKit

/// A round button with a cross on it.
final class CloseButton: UIControl {
  private let cross = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.32)
    cross.name = "cross"
    cross.fillColor = nil
    cross.strokeColor = UIColor.white.cgColor
    cross.lineWidth = 2.5
    cross.lineCap = .round
    layer.addSublayer(cross)
  }

  required init?(coder: NSCoder) {
    fatalError("CloseButton is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let arm = bounds.insetBy(dx: bounds.width * 0.34, dy: bounds.height * 0.34)
    let path = UIBezierPath()
    path.move(to: arm.origin)
    path.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
    path.move(to: CGPoint(x: arm.maxX, y: arm.minY))
    path.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
    cross.frame = bounds
    cross.path = path.cgPath
  }
}
