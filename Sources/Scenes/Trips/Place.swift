import UIKit

struct Place: Equatable {
  let name: String
  let country: String
  let color: UIColor

  static let all = [
    Place(name: "Kyoto", country: "Japan", color: .systemRed),
    Place(name: "Naoshima", country: "Japan", color: .systemYellow),
    Place(name: "Mérida", country: "Mexico", color: .systemPink),
    Place(name: "Oaxaca", country: "Mexico", color: .systemGreen),
    Place(name: "Bergen", country: "Norway", color: .systemTeal),
    Place(name: "Tromsø", country: "Norway", color: .systemIndigo),
    Place(name: "Lisbon", country: "Portugal", color: .systemOrange),
    Place(name: "Porto", country: "Portugal", color: .systemBlue),
  ]

  func picture(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let sun = UIBezierPath(
        ovalIn: CGRect(
          x: size.width * 0.55,
          y: size.height * 0.18,
          width: size.width * 0.28,
          height: size.width * 0.28
        )
      )
      UIColor.white.withAlphaComponent(0.85).setFill()
      sun.fill()
      for (height, alpha) in [(0.55, 0.18), (0.72, 0.3)] {
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: size.height))
        hill.addLine(to: CGPoint(x: 0, y: size.height * height))
        hill.addCurve(
          to: CGPoint(x: size.width, y: size.height * (height + 0.08)),
          controlPoint1: CGPoint(x: size.width * 0.35, y: size.height * (height - 0.25)),
          controlPoint2: CGPoint(x: size.width * 0.6, y: size.height * (height + 0.25))
        )
        hill.addLine(to: CGPoint(x: size.width, y: size.height))
        UIColor.black.withAlphaComponent(alpha).setFill()
        hill.fill()
      }
    }
  }
}
