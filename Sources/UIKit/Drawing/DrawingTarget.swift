import CoreGraphics
import QuartzCore

/// What drawing goes to: a context that exists, or one that is made when drawing first asks for it.
final class DrawingTarget {
  let scale: CGFloat
  private let bounds: CGRect
  private let isOpaque: Bool
  private let fill: CGColor?
  private(set) var context: CGContext?

  /// A target that makes a picture of a rectangle.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool, fill: CGColor? = nil) {
    self.bounds = bounds
    self.scale = scale
    self.isOpaque = isOpaque
    self.fill = fill
  }

  /// A target that is there already.
  init(context: CGContext, scale: CGFloat) {
    self.context = context
    self.scale = scale
    bounds = .zero
    isOpaque = false
    fill = nil
  }

  /// Makes the target the one that drawing goes to.
  func perform<Result>(_ drawing: () throws -> Result) rethrows -> Result {
    UIKitState.current.drawingContexts.append(self)
    defer { UIKitState.current.drawingContexts.removeLast() }
    return try drawing()
  }

  /// The context, made now if it was not.
  func materialized() -> CGContext? {
    if let context { return context }
    let width = Int((bounds.width * scale).rounded(.up))
    let height = Int((bounds.height * scale).rounded(.up))
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else {
      return nil
    }
    let pixels = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
    let context = CGContext(pixels: pixels, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let fill {
      context.saveGState()
      context.setFillColor(fill)
      context.fill(bounds)
      context.restoreGState()
    }
    self.context = context
    return context
  }

  /// The longest side of a picture, in pixels.
  private static let largestSide = 16384

  /// What was drawn, or nil when nothing was.
  func makeImage() -> CGImage? { context?.makeImage() }

  /// What was drawn, or nil when nothing was; nothing is drawn to the target afterwards.
  func finish() -> CGImage? {
    // Whoever still has the context may draw on, so that the picture must be a copy.
    guard isKnownUniquelyReferenced(&context) else { return makeImage() }
    defer { context = nil }
    return context?.finishImage()
  }
}
