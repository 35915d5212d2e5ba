import UIKit

/// A cut gem: the logo that grows until the next page shows through it.
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
    let corners: [(CGFloat, CGFloat)] = [(50, 2), (86, 46), (86, 62), (50, 98), (14, 62), (14, 46)]
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
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
