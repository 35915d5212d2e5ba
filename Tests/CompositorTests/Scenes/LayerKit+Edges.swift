import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  func hardEdges() {
    let smooth = box(10, 10, 40, 30, Self.blue)
    let hard = box(60, 10, 40, 30, Self.blue)
    hard.allowsEdgeAntialiasing = false
    let some = box(110, 10, 40, 30, Self.blue)
    some.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
    for layer in [smooth, hard, some] { layer.transform = Self.turn(12, 0, 0, 1) }
    let picture = box(12.3, 62.4, 40, 30, nil)
    picture.contents = Self.picture(40, 30)
    picture.allowsEdgeAntialiasing = false
    picture.transform = Self.turn(-9, 0, 0, 1)
    let half = box(60, 60, 40, 30, Self.green, radius: 10)
    half.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    half.allowsEdgeAntialiasing = false
    half.borderWidth = 3
    half.borderColor = Self.dark
    half.transform = Self.turn(7, 0, 0, 1)
    let clip = box(110, 60, 40, 40, Self.red)
    clip.masksToBounds = true
    clip.allowsEdgeAntialiasing = false
    clip.transform = CATransform3DRotate(Self.perspective(120), 0.6, 1, 1, 0)
    box(20, 20, 40, 40, Self.white, radius: 20, in: clip)
    // Neighbours that share a hard edge between pixels leave no gap and no overlap.
    let shade = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5)
    for layer in [box(10.3, 104.3, 30, 12, shade), box(40.3, 104.3, 30, 12, shade)] {
      layer.allowsEdgeAntialiasing = false
    }
  }

  /// The same picture much smaller, level and tilted: nearest, linear, trilinear, and that with a bias.
  func minification() {
    let large = Self.picture(192, 144)
    let filters: [(CALayerContentsFilter, Float)] = [
      (.nearest, 0), (.linear, 0), (.trilinear, 0), (.trilinear, 1),
    ]
    for (index, filter) in filters.enumerated() {
      let x = CGFloat(index) * 38 + 6
      let level = box(x, 8, 32, 24, nil)
      let turned = box(x + 3, 42, 26, 20, nil)
      turned.transform = Self.turn(20, 0, 0, 1)
      let tilted = box(x, 72, 32, 40, nil)
      tilted.transform = CATransform3DRotate(Self.perspective(60), 0.9, 1, 0, 0)
      for layer in [level, turned, tilted] {
        layer.contents = large
        layer.minificationFilter = filter.0
        layer.minificationFilterBias = filter.1
      }
    }
  }
}
