import Compositor
import CoreGraphics
import QuartzCore

/// Draws a layer with everything in it, in the layer's own coordinates.
struct LayerPicture {
  let layer: CALayer
  let usesPresentation: Bool

  func image(of rect: CGRect, scale: CGFloat) -> CGImage? { nil }
}
