import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  func transparentColors() {
    for (index, color) in [Self.red, Self.green, Self.blue].enumerated() {
      let angle = CGFloat(index) * 2 * .pi / 3
      let (x, y) = (60 + 16 * cos(angle), 60 + 16 * sin(angle))
      box(x - 28, y - 28, 56, 56, color.copy(alpha: 0.5), radius: 28)
    }
    let faded = box(110, 20, 40, 80, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5))
    faded.opacity = 0.5
  }

  func clippedShadows() {
    let clipped = box(20, 20, 50, 40, Self.white, radius: 10)
    clipped.masksToBounds = true
    let open = box(90, 20, 50, 40, Self.white, radius: 10)
    let faded = box(20, 76, 50, 30, Self.red, radius: 6)
    faded.opacity = 0.5
    let tilted = box(90, 76, 50, 30, Self.green, radius: 8)
    tilted.transform = CATransform3DConcat(Self.turn(50, 1, 0, 0), Self.perspective(100))
    for layer in [clipped, open, faded, tilted] {
      layer.shadowOpacity = 0.8
      layer.shadowRadius = 5
      layer.shadowOffset = CGSize(width: 0, height: 4)
    }
  }

  func rasterized() {
    for (index, rasterizes) in [false, true].enumerated() {
      let group = box(15 + CGFloat(index) * 70, 25, 60, 60, Self.blue, radius: 12)
      group.shouldRasterize = rasterizes
      group.rasterizationScale = 2
      group.opacity = 0.7
      box(20, 20, 60, 20, Self.red, in: group)
    }
  }

  /// Animations that stand still: one layer for each of five moments.
  func frozenTime() {
    for moment in 0..<5 {
      let time = Double(moment) * 0.2499
      let slide = box(0, 12, 16, 16, Self.blue, radius: 3)
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 20
      move.toValue = 140
      move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      freeze(move, time, on: slide)
      let turned = box(12 + CGFloat(moment) * 30, 44, 18, 18, Self.red)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = Double.pi / 2
      let round = CABasicAnimation(keyPath: "cornerRadius")
      round.fromValue = 0
      round.toValue = 9
      let group = CAAnimationGroup()
      group.animations = [turn, round]
      freeze(group, time, on: turned)
      let tinted = box(12 + CGFloat(moment) * 30, 74, 18, 12, Self.green)
      let tint = CAKeyframeAnimation(keyPath: "backgroundColor")
      tint.values = [Self.green, Self.white, Self.red]
      freeze(tint, time, on: tinted)
      let sprung = box(12 + CGFloat(moment) * 30, 98, 10, 10, Self.dark, radius: 5)
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.fromValue = 92
      spring.toValue = 108
      freeze(spring, time, on: sprung)
    }
  }

  func freeze(_ animation: CAAnimation, _ time: CFTimeInterval, on layer: CALayer) {
    animation.duration = 1
    animation.speed = 0
    animation.timeOffset = time
    layer.add(animation, forKey: nil)
  }

  func delayedCopies() {
    let copies = CAReplicatorLayer()
    copies.frame = CGRect(x: 12, y: 10, width: 12, height: 100)
    copies.instanceCount = 8
    copies.instanceTransform = CATransform3DMakeTranslation(18, 0, 0)
    copies.instanceDelay = 0.1
    copies.speed = 0
    copies.timeOffset = 5
    root.addSublayer(copies)
    let bar = box(0, 0, 12, 100, Self.blue, radius: 6, in: copies)
    let breathe = CABasicAnimation(keyPath: "bounds.size.height")
    breathe.fromValue = 12
    breathe.toValue = 100
    breathe.beginTime = 0.05
    breathe.duration = 0.4
    breathe.autoreverses = true
    breathe.repeatCount = .infinity
    bar.add(breathe, forKey: nil)
  }

  func tintedCopies() {
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 40, y: 20, width: 80, height: 80)
    ring.instanceCount = 10
    ring.instanceTransform = Self.turn(36, 0, 0, 1)
    ring.instanceColor = CGColor(srgbRed: 1, green: 0.9, blue: 0.8, alpha: 0.9)
    ring.instanceGreenOffset = -0.09
    ring.instanceBlueOffset = -0.03
    root.addSublayer(ring)
    box(32, 0, 16, 22, Self.white, radius: 5, in: ring)
  }
}
