import Foundation
import QuartzCore

/// Which part of a picture is seen where in a layer.
struct ContentsPlacement {
  struct Piece {
    /// In texels.
    var source: CGRect
    /// In the layer's coordinates.
    var target: CGRect
    /// Where the piece meets its neighbours.
    var seams = Seams()
  }

  /// The sides of a piece that it shares with another, as coordinates in the layer; nil where it ends.
  struct Seams {
    var minX: CGFloat?
    var maxX: CGFloat?
    var minY: CGFloat?
    var maxY: CGFloat?
  }

  /// The part of the picture that is shown, in texels.
  let source: CGRect
  /// Where it lies, in the layer's coordinates.
  let target: CGRect
  private let center: CGRect
  private let scale: CGFloat
  private let stretches: Bool

  /// Places a picture by the layer's contents properties.
  init(_ image: CGImage, _ state: LayerState) {
    let part = state.style.contentsRect
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    source = CGRect(
      x: part.origin.x * width,
      y: part.origin.y * height,
      width: part.size.width * width,
      height: part.size.height * height
    )
    let wanted = state.style.contentsScale
    scale = wanted > 0 ? wanted : 1
    center = state.style.contentsCenter
    let size = CGSize(
      width: abs(source.size.width) / scale,
      height: abs(source.size.height) / scale
    )
    let gravity = state.style.contentsGravity
    stretches = gravity == .resize || gravity == .resizeAspect || gravity == .resizeAspectFill
    target = Self.place(size, in: state.bounds, gravity)
  }

  /// Whether both rectangles have an area; that of the picture may be mirrored.
  var isDrawable: Bool {
    let (from, to) = (source.size, target.size)
    return from.width != 0 && from.height != 0 && from.width.isFinite && from.height.isFinite
      && to.width != 0 && to.height > 0 && to.width.isFinite
  }

  /// The rectangle that contents of a size take in a layer's bounds.
  static func place(
    _ size: CGSize,
    in bounds: CGRect,
    _ gravity: CALayerContentsGravity
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let across = bounds.size.width / size.width
      let down = bounds.size.height / size.height
      let factor = gravity == .resizeAspect ? min(across, down) : max(across, down)
      return centered(
        CGSize(width: size.width * factor, height: size.height * factor),
        in: bounds
      )
    default: return still(size, in: bounds, gravity)
    }
  }

  private static func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Places without scaling; names unknown to Core Animation mean the middle.
  ///
  /// > Compatibility: the vertical names are those of a y axis that points up: `top` is the bottom edge of the
  /// > screen on iOS.
  private static func still(
    _ size: CGSize,
    in bounds: CGRect,
    _ gravity: CALayerContentsGravity
  ) -> CGRect {
    var rect = centered(size, in: bounds)
    if [.left, .topLeft, .bottomLeft].contains(gravity) { rect.origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(gravity) {
      rect.origin.x = bounds.maxX - size.width
    }
    if [.top, .topLeft, .topRight].contains(gravity) { rect.origin.y = bounds.maxY - size.height }
    if [.bottom, .bottomLeft, .bottomRight].contains(gravity) { rect.origin.y = bounds.minY }
    return rect
  }

  /// The pieces to draw: one, or nine when only the middle stretches.
  var pieces: [Piece] {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard stretches, center != whole else { return [Piece(source: source, target: target)] }
    let columns = Self.cuts(
      source.origin.x,
      source.size.width,
      center.minX,
      center.maxX,
      target.minX,
      target.size.width,
      scale
    )
    let rows = Self.cuts(
      source.origin.y,
      source.size.height,
      center.minY,
      center.maxY,
      target.minY,
      target.size.height,
      scale
    )
    var result: [Piece] = []
    for row in rows {
      for column in columns {
        let piece = Piece(
          source: CGRect(
            x: column.source,
            y: row.source,
            width: column.sourceLength,
            height: row.sourceLength
          ),
          target: CGRect(
            x: column.target,
            y: row.target,
            width: column.targetLength,
            height: row.targetLength
          ),
          seams: Seams(minX: column.low, maxX: column.high, minY: row.low, maxY: row.high)
        )
        guard piece.target.size.width > 0, piece.target.size.height > 0, piece.target.isFinite
        else { continue }
        guard piece.source.size.width != 0, piece.source.size.height != 0 else { continue }
        result.append(piece)
      }
    }
    return result
  }

  /// Turns pieces upside down within where the picture lies, so that it stands upright in a plane that is
  /// upside down itself.
  func turnUpright(_ pieces: inout [Piece]) {
    for index in pieces.indices {
      let piece = pieces[index]
      pieces[index].target.origin.y = target.minY + target.maxY - piece.target.maxY
      pieces[index].source = piece.source.upsideDown
    }
  }

  private struct Cut {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
    /// The cut before the part, and the one behind it; the same number in both parts that it divides.
    var low: CGFloat?
    var high: CGFloat?
  }

  /// Cuts one axis into a part that keeps its length, one that stretches, and one that keeps its length.
  private static func cuts(
    _ source: CGFloat,
    _ sourceLength: CGFloat,
    _ from: CGFloat,
    _ to: CGFloat,
    _ target: CGFloat,
    _ targetLength: CGFloat,
    _ scale: CGFloat
  ) -> [Cut] {
    // Of a mirrored picture the lengths are negative; what they cover is not.
    let low = min(max(from, 0), 1) * sourceLength
    let high = min(max(to, 0), 1) * sourceLength
    var first = abs(low) / scale
    var last = abs(sourceLength - high) / scale
    if first + last > targetLength, first + last > 0 {
      let squeeze = targetLength / (first + last)
      first *= squeeze
      last *= squeeze
    }
    let (before, behind) = (target + first, target + targetLength - last)
    return [
      Cut(
        source: source,
        sourceLength: low,
        target: target,
        targetLength: first,
        high: before
      ),
      Cut(
        source: source + low,
        sourceLength: high - low,
        target: before,
        targetLength: targetLength - first - last,
        low: before,
        high: behind
      ),
      Cut(
        source: source + high,
        sourceLength: sourceLength - high,
        target: behind,
        targetLength: last,
        low: behind
      ),
    ]
  }
}

extension CGRect {
  /// The rectangle with its origin at the other end of its height, which is negated.
  var upsideDown: CGRect {
    CGRect(x: origin.x, y: origin.y + size.height, width: size.width, height: -size.height)
  }
}
