import UIKit

/// The product's mark: a diamond of two colours, one half in front of the other.
final class MarkView: UIView {
  private let back = CAShapeLayer()
  private let front = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    back.path = MarkView.diamond([(12, 1), (23, 12), (12, 23), (1, 12)])
    back.fillColor = ChromeColor.matched.cgColor
    front.path = MarkView.diamond([(12, 1), (23, 12), (12, 23)])
    front.fillColor = ChromeColor.target.cgColor
    layer.addSublayer(back)
    layer.addSublayer(front)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
    front.frame = bounds
  }

  private static func diamond(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path.cgPath
  }
}
