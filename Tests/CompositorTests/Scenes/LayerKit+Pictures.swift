import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  func cornerGravities() {
    let names: [CALayerContentsGravity] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    for (index, gravity) in names.enumerated() {
      let layer = box(6 + CGFloat(index) * 38, 10, 34, 40, Self.white)
      layer.contents = Self.picture(20, 20)
      layer.contentsGravity = gravity
      layer.borderWidth = 0.5
    }
    // Contents that are larger than the bounds, cut and not.
    for (index, gravity) in [CALayerContentsGravity.center, .left, .resizeAspectFill].enumerated() {
      let layer = box(16 + CGFloat(index) * 52, 70, 26, 30, Self.white)
      layer.contents = Self.picture(44, 24)
      layer.contentsGravity = gravity
      layer.masksToBounds = index > 0
    }
  }

  func turnedNineSlice() {
    let picture = Self.plate(24)
    for (index, turn) in [CGFloat(0), 20].enumerated() {
      let layer = box(15.25, 12.25 + CGFloat(index) * 55, 70.5, 34, nil)
      layer.contents = picture
      layer.contentsCenter = CGRect(x: 0.45, y: 0.45, width: 0.1, height: 0.1)
      layer.transform = Self.turn(turn, 0, 0, 1)
    }
    let tilted = box(98, 20, 50, 80, nil)
    tilted.contents = picture
    tilted.contentsCenter = CGRect(x: 0.45, y: 0.45, width: 0.1, height: 0.1)
    tilted.transform = CATransform3DConcat(Self.turn(50, 0, 1, 0), Self.perspective(120))
  }

  /// A picture of one colour, so that every seam would show.
  private static func plate(_ side: Int) -> CGImage {
    let buffer = PixelBuffer(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side { buffer[x, y] = 0xff_33_66_e6 }
    }
    return CGImage(pixels: buffer)
  }

  func filters() {
    for (index, filter) in [CALayerContentsFilter.linear, .nearest].enumerated() {
      let large = box(10 + CGFloat(index) * 75, 8, 65, 50, nil)
      large.contents = Self.picture(13, 10)
      large.magnificationFilter = filter
      let small = box(10 + CGFloat(index) * 75, 66, 65, 46, nil)
      small.contents = Self.picture(520, 368)
      small.minificationFilter = filter
    }
  }

  func partsOfPictures() {
    let parts = [
      CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
      CGRect(x: 0.25, y: 0.25, width: 0.5, height: 1),
      CGRect(x: 0, y: 0.1, width: 0.33, height: 0.77),
    ]
    for (index, part) in parts.enumerated() {
      let layer = box(8 + CGFloat(index) * 50, 20, 44, 70, Self.white)
      layer.contents = Self.picture(44, 70)
      layer.contentsRect = part
      layer.contentsGravity = index == 2 ? .resizeAspect : .resize
    }
  }

  func gradientStops() {
    let stripes = CAGradientLayer()
    stripes.frame = CGRect(x: 8, y: 8, width: 68, height: 46)
    stripes.colors = [Self.red, Self.red, Self.white, Self.white, Self.blue, Self.blue]
    stripes.locations = [0, 0.3, 0.3, 0.6, 0.6, 1]
    stripes.endPoint = CGPoint(x: 1, y: 1)
    root.addSublayer(stripes)
    let clear = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.9, alpha: 0)
    let kinds: [(CAGradientLayerType, CGRect)] = [
      (.axial, CGRect(x: 84, y: 8, width: 68, height: 46)),
      (.radial, CGRect(x: 8, y: 64, width: 68, height: 48)),
      (.conic, CGRect(x: 84, y: 64, width: 68, height: 48)),
    ]
    for (kind, frame) in kinds {
      let gradient = CAGradientLayer()
      gradient.frame = frame
      gradient.type = kind
      gradient.colors = [Self.blue, clear, Self.green]
      gradient.startPoint = CGPoint(x: 0.4, y: 0.4)
      gradient.endPoint = CGPoint(x: 0.9, y: 0.7)
      gradient.cornerRadius = 12
      root.addSublayer(gradient)
    }
  }

  func gradientMask() {
    let layer = box(20, 16, 120, 88, Self.blue)
    box(20, 20, 80, 30, Self.red, radius: 10, in: layer)
    let mask = CAGradientLayer()
    mask.frame = layer.bounds
    mask.colors = [Self.dark, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)]
    mask.startPoint = CGPoint(x: 0, y: 0)
    mask.endPoint = CGPoint(x: 1, y: 1)
    layer.mask = mask
  }

  func turnedMask() {
    let layer = box(40, 20, 80, 80, Self.blue)
    layer.contents = Self.picture(80, 80)
    let mask = CALayer()
    mask.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
    mask.backgroundColor = Self.dark
    mask.cornerRadius = 16
    mask.transform = Self.turn(30, 0, 0, 1)
    layer.mask = mask
    layer.transform = CATransform3DConcat(Self.turn(40, 0, 1, 0), Self.perspective(200))
  }
}
