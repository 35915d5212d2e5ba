import Foundation
import QuartzCore

extension LayerWalk {
  /// Whether a layer's contents stay within its bounds, corners included, without a clip.
  func contentsFitBounds(_ state: LayerState) -> Bool {
    guard let image = state.style.contents as? CGImage else { return true }
    guard state.style.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return state.cornerRadius <= 0
    }
    let target = ContentsPlacement(image, state).target
    return target.contains(state.bounds)
      || (state.bounds.contains(target) && state.cornerRadius <= 0)
  }

  mutating func drawContents(_ layer: CALayer, _ state: LayerState, _ plane: LayerPlane) {
    guard let contents = state.style.contents else { return }
    guard let image = contents as? CGImage else {
      let name = "\(type(of: layer)).contents (\(type(of: contents)))"
      World.current.report(.layerContents, in: name)
      return
    }
    guard image.width > 0, image.height > 0 else { return }
    let placement = ContentsPlacement(image, state)
    guard placement.isDrawable else { return }
    var pieces = placement.pieces
    if layer.flipsContents(below: top) { placement.turnUpright(&pieces) }
    for piece in pieces {
      let paint = DisplayList.ImagePaint(
        source: Texture(image),
        sourceRect: piece.source,
        targetRect: piece.target,
        magnifiesNearest: state.style.magnificationFilter == .nearest,
        minifiesNearest: state.style.minificationFilter == .nearest
      )
      let shape =
        pieces.count == 1
        ? shape(of: piece.target, state, plane) : .roundedRect(RoundedRect(piece.target))
      fill(shape, .image(paint), plane)
    }
  }

  /// Where contents are seen.
  private func shape(
    of target: CGRect,
    _ state: LayerState,
    _ plane: LayerPlane
  ) -> DisplayList.Shape {
    guard state.flags.contains(.masksToBounds), target.contains(state.bounds) else {
      return .roundedRect(RoundedRect(target))
    }
    return ownShape(state, plane)
  }
}
