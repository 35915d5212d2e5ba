import CoreGraphics
import Foundation

/// Reads shapes that are written as letters and numbers.
///
/// `M x y` begins a line, `L x y`, `H x`, `V y`, `C x1 y1 x2 y2 x y` and `Q x1 y1 x y` continue it, `Z` closes it.
/// `O x y r` is a circle, `E x y w h` an ellipse in a rectangle, `R x y w h r` a rectangle with round corners,
/// `A x y r from to` an arc in degrees, clockwise from the right, `S x y r r2 n` a star with n points, and
/// `G x y r r2 n` a wheel with n teeth.
nonisolated struct SymbolPath {
  private var tokens: Substring.SubSequence
  private let path = CGMutablePath()
  private var point = CGPoint.zero

  private init(_ text: String) {
    tokens = Substring(text)
  }

  /// Returns the shapes of a text; what cannot be read ends them.
  static func path(_ text: String) -> CGPath {
    var reader = SymbolPath(text)
    while let command = reader.nextCommand() { reader.add(command) }
    return reader.path
  }

  private mutating func nextCommand() -> Character? {
    tokens = tokens.drop { !$0.isLetter }
    return tokens.popFirst()
  }

  private mutating func number() -> CGFloat {
    tokens = tokens.drop { $0 == " " || $0 == "," }
    let digits = tokens.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    // A minus sign begins the next number.
    let end = digits.dropFirst().firstIndex(of: "-") ?? digits.endIndex
    let text = digits[..<end]
    tokens = tokens[text.endIndex...]
    return CGFloat(Double(text) ?? 0)
  }

  private mutating func place() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private mutating func add(_ command: Character) {
    switch command {
    case "M":
      point = place()
      path.move(to: point)
    case "L": line(to: place())
    case "H": line(to: CGPoint(x: number(), y: point.y))
    case "V": line(to: CGPoint(x: point.x, y: number()))
    case "C":
      let (first, second) = (place(), place())
      point = place()
      path.addCurve(to: point, control1: first, control2: second)
    case "Q":
      let control = place()
      point = place()
      path.addQuadCurve(to: point, control: control)
    case "Z": path.closeSubpath()
    default: addShape(command)
    }
  }

  private mutating func line(to end: CGPoint) {
    point = end
    path.addLine(to: end)
  }

  private mutating func addShape(_ command: Character) {
    let origin = place()
    switch command {
    case "O":
      let radius = number()
      path.addEllipse(
        in: CGRect(
          x: origin.x - radius,
          y: origin.y - radius,
          width: 2 * radius,
          height: 2 * radius
        )
      )
    case "E":
      let size = place()
      path.addEllipse(in: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y))
    case "R":
      let size = place()
      let radius = number()
      let rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    case "A":
      let radius = number()
      let (start, end) = (number() * .pi / 180, number() * .pi / 180)
      let first = CGPoint(x: origin.x + radius * cos(start), y: origin.y + radius * sin(start))
      path.move(to: first)
      path.addArc(
        center: origin,
        radius: radius,
        startAngle: start,
        endAngle: end,
        clockwise: false
      )
    case "S": addStar(around: origin)
    case "G": addWheel(around: origin)
    default: break
    }
  }

  private mutating func addStar(around center: CGPoint) {
    let radii = place()
    let count = Int(number())
    add(
      (0..<2 * count).map {
        ($0.isMultiple(of: 2) ? radii.x : radii.y, CGFloat($0) / CGFloat(2 * count))
      },
      center
    )
  }

  private mutating func addWheel(around center: CGPoint) {
    let radii = place()
    let count = Int(number())
    let corners = (0..<count).flatMap { tooth -> [(CGFloat, CGFloat)] in
      let middle = CGFloat(tooth) / CGFloat(count)
      let part = 1 / CGFloat(count)
      return [
        (radii.y, middle - part * 0.31), (radii.x, middle - part * 0.17),
        (radii.x, middle + part * 0.17), (radii.y, middle + part * 0.31),
      ]
    }
    add(corners, center)
  }

  /// Adds a polygon of corners that are given by a radius and a part of the turn from the top.
  private func add(_ corners: [(radius: CGFloat, turn: CGFloat)], _ center: CGPoint) {
    for (index, corner) in corners.enumerated() {
      let angle = corner.turn * 2 * .pi - .pi / 2
      let place = CGPoint(
        x: center.x + corner.radius * cos(angle),
        y: center.y + corner.radius * sin(angle)
      )
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.closeSubpath()
  }
}
