import CoreGraphics

/// The outline of a rectangle of which some corners are round, clockwise on screen from the top left.
nonisolated struct CornerOutline {
  let rect: CGRect
  let width: CGFloat
  let height: CGFloat

  /// How far control points stand from a corner's middle, so that a cubic curve follows a quarter ellipse.
  private static let roundness: CGFloat = 0.552_284_749_830_793_6

  func add(to path: CGMutablePath, corners: UIRectCorner) {
    let round = (
      topLeft: corners.contains(.topLeft), topRight: corners.contains(.topRight),
      bottomRight: corners.contains(.bottomRight), bottomLeft: corners.contains(.bottomLeft)
    )
    path.move(to: CGPoint(x: rect.minX + (round.topLeft ? width : 0), y: rect.minY))
    corner(path, round.topRight, CGPoint(x: rect.maxX, y: rect.minY), (-width, 0), (0, height))
    corner(path, round.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), (0, -height), (-width, 0))
    corner(path, round.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), (width, 0), (0, -height))
    corner(path, round.topLeft, CGPoint(x: rect.minX, y: rect.minY), (0, height), (width, 0))
    path.closeSubpath()
  }

  /// A line to a corner and, when it is round, the curve around it.
  private func corner(
    _ path: CGMutablePath,
    _ isRound: Bool,
    _ point: CGPoint,
    _ before: (dx: CGFloat, dy: CGFloat),
    _ after: (dx: CGFloat, dy: CGFloat)
  ) {
    guard isRound else { return path.addLine(to: point) }
    let rest = 1 - Self.roundness
    path.addLine(to: CGPoint(x: point.x + before.dx, y: point.y + before.dy))
    path.addCurve(
      to: CGPoint(x: point.x + after.dx, y: point.y + after.dy),
      control1: CGPoint(x: point.x + before.dx * rest, y: point.y + before.dy * rest),
      control2: CGPoint(x: point.x + after.dx * rest, y: point.y + after.dy * rest)
    )
  }
}
