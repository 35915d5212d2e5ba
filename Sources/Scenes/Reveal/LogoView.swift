import UIKit

/// A spark in a shield: the logo that grows until the next page shows through it.
final class LogoView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let shape = layer as! CAShapeLayer
    shape.path = LogoView.path.cgPath
    shape.fillColor = UIColor.white.cgColor
  }

  required init?(coder: NSCoder) {
    fatalError("LogoView is made in code")
  }

  /// The length of the square that the logo is drawn in, in points.
  static let side: CGFloat = 100

  /// The outline, in a square of 100 points whose centre is (50, 50).
  ///
  /// Solid for at least 5 points around (50, 60): at the end of the reveal these few points cover the screen.
  static var path: UIBezierPath {
    let path = UIBezierPath()
    let tips = 4
    let center = CGPoint(x: 50, y: 52)
    for index in 0..<(tips * 2) {
      let angle = CGFloat(index) * .pi / CGFloat(tips) - .pi / 2
      let isTip = index % 2 == 0
      let radius: CGFloat = isTip ? 48 : 21
      let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      if index == 0 {
        path.move(to: point)
      } else {
        let middle = angle - .pi / CGFloat(tips * 2)
        let control = CGPoint(x: center.x + cos(middle) * 22, y: center.y + sin(middle) * 22)
        path.addQuadCurve(to: point, controlPoint: control)
      }
    }
    let last = -CGFloat.pi / 2 - .pi / CGFloat(tips * 2)
    path.addQuadCurve(
      to: CGPoint(x: center.x, y: center.y - 48),
      controlPoint: CGPoint(x: center.x + cos(last) * 22, y: center.y + sin(last) * 22)
    )
    path.close()
    return path
  }

  /// A layer with the logo's shape, whose position is the logo's centre.
  static func makeShapeLayer() -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    shape.path = path.cgPath
    return shape
  }
}
