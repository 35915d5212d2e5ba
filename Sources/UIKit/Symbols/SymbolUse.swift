import CoreGraphics
import Foundation
import QuartzCore

/// A symbol in a size and weight, and the pictures of all that were drawn.
nonisolated struct SymbolUse: Hashable, Sendable {
  private struct Key: Hashable {
    var use: SymbolUse
    var scale: CGFloat
  }

  private final class Cache: @unchecked Sendable {
    // The lock guards `pictures`.
    private let lock = NSLock()
    private var pictures: [Key: CGImage] = [:]

    func picture(for key: Key, make: () -> CGImage?) -> CGImage? {
      if let known = lock.withLock({ pictures[key] }) { return known }
      guard let picture = make() else { return nil }
      lock.withLock { pictures[key] = picture }
      return picture
    }
  }

  private static let cache = Cache()

  let name: String
  var pointSize: CGFloat
  var weight: UIImage.SymbolWeight
  var scale: UIImage.SymbolScale

  /// The height of the picture, in points.
  private var height: CGFloat { (pointSize * 1.2 * scale.factor * 2).rounded() / 2 }

  /// Draws the symbol; nil when there is none of the name.
  func picture(pixelsPerPoint: CGFloat) -> CGImage? {
    let key = Key(use: self, scale: pixelsPerPoint)
    return Self.cache.picture(for: key) { draw(pixelsPerPoint: pixelsPerPoint) }
  }

  private func draw(pixelsPerPoint: CGFloat) -> CGImage? {
    guard let symbol = SymbolName(name), pointSize > 0 else { return nil }
    let unit = height / SymbolDrawing.side
    // Larger variants keep the weight of the text beside them.
    let lineWidth = pointSize * weight.lineWidth / unit
    let drawing = SymbolDrawing(name: symbol, lineWidth: lineWidth)
    let extent = drawing.extent
    let width = ((extent.upperBound - extent.lowerBound) * unit * pixelsPerPoint).rounded(.up)
    let pixels = PixelBuffer(
      width: max(Int(width), 1),
      height: max(Int((height * pixelsPerPoint).rounded(.up)), 1)
    )
    let context = CGContext(pixels: pixels, scale: pixelsPerPoint)
    let slack = (width / pixelsPerPoint - (extent.upperBound - extent.lowerBound) * unit) / 2
    context.translateBy(x: slack - extent.lowerBound * unit, y: 0)
    context.scaleBy(x: unit, y: unit)
    drawing.draw(in: context)
    return context.makeImage()
  }
}
