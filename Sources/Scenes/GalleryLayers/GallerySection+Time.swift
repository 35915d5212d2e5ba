import UIKit

extension GallerySection {
  /// Animations that stand still.
  static let time = GallerySection(
    title: "Time",
    text: "Animations frozen by speed 0 and a time offset, many moments side by side.",
    cells: [
      GalleryCell("timingFunction", draw: timing),
      GalleryCell("CASpringAnimation", draw: spring),
      GalleryCell("CAKeyframeAnimation", draw: keyframes),
      GalleryCell("CAAnimationGroup", draw: group),
      GalleryCell("path, animated", draw: morph),
      GalleryCell("colour, animated", draw: colors),
      GalleryCell("instanceDelay", draw: wave),
    ]
  )

  /// Adds an animation that stands still at a time.
  private static func freeze(_ animation: CAAnimation, at time: CFTimeInterval, on layer: CALayer) {
    animation.speed = 0
    animation.timeOffset = time
    layer.add(animation, forKey: nil)
  }

  private static func timing(_ canvas: GalleryCanvas) {
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut]
    let inks = [GalleryInk.sky, GalleryInk.blue, GalleryInk.violet, GalleryInk.pink]
    for (row, name) in names.enumerated() {
      let y = 17 + CGFloat(row) * 18
      canvas.box(14, y - 0.5, 106, 1, GalleryInk.hairline)
      for moment in 0...8 {
        let dot = canvas.disc(CGPoint(x: 17, y: y), 4, inks[row].withAlphaComponent(0.75))
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 17
        move.toValue = 117
        move.duration = 1
        move.timingFunction = CAMediaTimingFunction(name: name)
        freeze(move, at: Double(moment) / 8 * 0.9999, on: dot)
      }
    }
  }

  private static func spring(_ canvas: GalleryCanvas) {
    canvas.box(12, 36, 110, 1, GalleryInk.hairline)
    for moment in 0..<44 {
      let dot = canvas.disc(CGPoint(x: 13 + CGFloat(moment) * 2.5, y: 76), 2.5, GalleryInk.violet)
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.fromValue = 76
      spring.toValue = 36
      spring.stiffness = 220
      spring.damping = 8
      spring.duration = spring.settlingDuration
      freeze(spring, at: Double(moment) * 0.024, on: dot)
    }
  }

  private static func keyframes(_ canvas: GalleryCanvas) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 16, y: 66))
    path.addCurve(
      to: CGPoint(x: 118, y: 22),
      controlPoint1: CGPoint(x: 40, y: -30),
      controlPoint2: CGPoint(x: 82, y: 120)
    )
    canvas.line(path, GalleryInk.guide, dashes: [3, 3])
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: 13, y: 5))
    arrow.addLine(to: CGPoint(x: 0, y: 10))
    arrow.addLine(to: CGPoint(x: 3.5, y: 5))
    arrow.addLine(to: CGPoint(x: 0, y: 0))
    arrow.close()
    for moment in 0...8 {
      let plane = CAShapeLayer()
      plane.bounds = CGRect(x: 0, y: 0, width: 13, height: 10)
      plane.path = arrow.cgPath
      plane.fillColor = (moment == 8 ? GalleryInk.blue : GalleryInk.sky).cgColor
      canvas.layer.addSublayer(plane)
      let flight = CAKeyframeAnimation(keyPath: "position")
      flight.path = path.cgPath
      flight.calculationMode = .paced
      flight.rotationMode = .rotateAuto
      flight.duration = 1
      freeze(flight, at: Double(moment) / 8 * 0.9999, on: plane)
    }
  }

  private static func group(_ canvas: GalleryCanvas) {
    for moment in 0...6 {
      let card = canvas.box(20, 50, 24, 24, GalleryInk.coral, radius: 4)
      card.opacity = 0.2
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = CGPoint(x: 26, y: 60)
      move.toValue = CGPoint(x: 104, y: 36)
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      turn.fromValue = 0
      turn.toValue = CGFloat.pi * 0.75
      let grow = CABasicAnimation(keyPath: "transform.scale")
      grow.fromValue = 0.5
      grow.toValue = 1.5
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.2
      fade.toValue = 1
      let round = CABasicAnimation(keyPath: "cornerRadius")
      round.fromValue = 0
      round.toValue = 12
      let group = CAAnimationGroup()
      group.animations = [move, turn, grow, fade, round]
      group.duration = 1
      freeze(group, at: Double(moment) / 6 * 0.9999, on: card)
    }
  }

  private static func morph(_ canvas: GalleryCanvas) {
    func star(_ inner: CGFloat) -> CGPath {
      let path = UIBezierPath()
      for index in 0..<8 {
        let radius = index % 2 == 0 ? 34 : inner
        let angle = CGFloat(index) * .pi / 4
        let point = CGPoint(x: 67 + radius * cos(angle), y: 44 + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      return path.cgPath
    }
    for moment in 0...6 {
      let shape = CAShapeLayer()
      shape.fillColor = moment == 6 ? GalleryInk.mint.withAlphaComponent(0.25).cgColor : nil
      shape.strokeColor = GalleryInk.mint.cgColor
      shape.lineWidth = 1.25
      shape.lineJoin = .round
      canvas.layer.addSublayer(shape)
      let morph = CABasicAnimation(keyPath: "path")
      morph.fromValue = star(7)
      morph.toValue = star(31)
      morph.duration = 1
      freeze(morph, at: Double(moment) / 6 * 0.9999, on: shape)
    }
  }

  private static func colors(_ canvas: GalleryCanvas) {
    let pairs = [
      (GalleryInk.sky, GalleryInk.pink), (GalleryInk.amber, GalleryInk.blue),
      (GalleryInk.mint, GalleryInk.violet),
    ]
    for (row, pair) in pairs.enumerated() {
      for moment in 0..<7 {
        let chip = canvas.box(
          12 + CGFloat(moment) * 16,
          13 + CGFloat(row) * 22,
          14,
          18,
          pair.0,
          radius: 4
        )
        let tint = CABasicAnimation(keyPath: "backgroundColor")
        tint.fromValue = pair.0.cgColor
        tint.toValue = pair.1.cgColor
        tint.duration = 1
        freeze(tint, at: Double(moment) / 6 * 0.9999, on: chip)
      }
    }
  }

  private static func wave(_ canvas: GalleryCanvas) {
    let bars = CAReplicatorLayer()
    bars.frame = CGRect(x: 13, y: 12, width: 8, height: 64)
    bars.instanceCount = 9
    bars.instanceTransform = CATransform3DMakeTranslation(12.5, 0, 0)
    bars.instanceDelay = 0.14
    bars.speed = 0
    bars.timeOffset = 10
    canvas.layer.addSublayer(bars)
    let bar = canvas.box(0, 0, 8, 64, GalleryInk.blue, radius: 4, in: bars)
    let breathe = CABasicAnimation(keyPath: "bounds.size.height")
    breathe.fromValue = 10
    breathe.toValue = 64
    breathe.beginTime = 0.001
    breathe.duration = 0.5
    breathe.autoreverses = true
    breathe.repeatCount = .infinity
    breathe.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    bar.add(breathe, forKey: nil)
  }
}
