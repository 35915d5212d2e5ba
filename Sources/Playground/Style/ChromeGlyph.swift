import UIKit

/// Line drawings of the chrome, in a square of 16 points.
enum ChromeGlyph {
  case replay
  case chevronDown
  case tick
  case diamond
  case hollowTriangle
  case filledTriangle
  case errorMark
  case warningMark

  /// The outline.
  var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .replay:
      path.addArc(
        withCenter: CGPoint(x: 8, y: 8.5),
        radius: 5.5,
        startAngle: -.pi * 0.8,
        endAngle: .pi * 0.88,
        clockwise: true
      )
      path.move(to: CGPoint(x: 3.2, y: 1.8))
      path.addLine(to: CGPoint(x: 3.4, y: 5.3))
      path.addLine(to: CGPoint(x: 6.9, y: 5.1))
    case .chevronDown:
      path.move(to: CGPoint(x: 4, y: 6.25))
      path.addLine(to: CGPoint(x: 8, y: 10))
      path.addLine(to: CGPoint(x: 12, y: 6.25))
    case .tick:
      path.move(to: CGPoint(x: 3.5, y: 8.5))
      path.addLine(to: CGPoint(x: 6.5, y: 11.5))
      path.addLine(to: CGPoint(x: 12.5, y: 4.5))
    case .diamond:
      polygon(path, [(8, 2.5), (13.5, 8), (8, 13.5), (2.5, 8)])
    case .hollowTriangle:
      polygon(path, [(12, 3.5), (3.5, 8), (12, 12.5)])
    case .filledTriangle:
      polygon(path, [(4, 3.5), (12.5, 8), (4, 12.5)])
    case .errorMark:
      path.append(UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 13, height: 13)))
      path.move(to: CGPoint(x: 8, y: 4.8))
      path.addLine(to: CGPoint(x: 8, y: 8.6))
      path.move(to: CGPoint(x: 8, y: 11.1))
      path.addLine(to: CGPoint(x: 8, y: 11.15))
    case .warningMark:
      polygon(path, [(8, 2), (14.6, 13.6), (1.4, 13.6)])
      path.move(to: CGPoint(x: 8, y: 6.4))
      path.addLine(to: CGPoint(x: 8, y: 9.4))
      path.move(to: CGPoint(x: 8, y: 11.5))
      path.addLine(to: CGPoint(x: 8, y: 11.55))
    }
    return path
  }

  /// Whether the outline is filled; the others are stroked.
  var isFilled: Bool {
    self == .diamond || self == .filledTriangle
  }

  private func polygon(_ path: UIBezierPath, _ points: [(CGFloat, CGFloat)]) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
  }
}
