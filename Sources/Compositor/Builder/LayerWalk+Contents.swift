import Foundation
import QuartzCore

extension LayerWalk {
  /// Whether a clip at a layer's bounds, corners included, can be left out when its contents are drawn.
  ///
  /// Contents that cover the bounds are drawn in the shape of the bounds where they are clipped.
  func contentsFitBounds(_ state: LayerState) -> Bool {
    guard let image = state.style.picture, contentsAreWhole(state) else {
      return contentsLieInBounds(state)
    }
    return ContentsPlacement(image, state).target.contains(state.bounds)
      || contentsLieInBounds(state)
  }

  /// Whether a layer's contents lie within its bounds, corners included.
  func contentsLieInBounds(_ state: LayerState) -> Bool {
    guard let image = state.style.picture else { return true }
    guard state.cornerRadius <= 0 else { return false }
    return !contentsAreWhole(state)
      || state.bounds.contains(ContentsPlacement(image, state).target)
  }

  /// Whether contents are placed as one piece rather than stretched in nine parts.
  private func contentsAreWhole(_ state: LayerState) -> Bool {
    state.style.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  mutating func drawContents(_ layer: CALayer, _ state: LayerState, _ plane: LayerPlane) {
    guard let contents = state.style.contents else { return }
    if let mix = contents as? ContentsMix {
      // What is left fades only where something shows through it; else it is covered.
      let left = mix.from.pixels.isOpaque ? 1 : 1 - mix.fraction
      drawImage(mix.from, layer, state, plane.faded(left))
      drawImage(mix.to, layer, state, plane.faded(mix.fraction))
      return
    }
    guard let image = contents as? CGImage else {
      let name = "\(type(of: layer)).contents (\(type(of: contents)))"
      World.current.report(.layerContents, in: name)
      return
    }
    drawImage(image, layer, state, plane)
  }

  private mutating func drawImage(
    _ image: CGImage,
    _ layer: CALayer,
    _ state: LayerState,
    _ plane: LayerPlane
  ) {
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
        minifiesNearest: state.style.minificationFilter == .nearest,
        blendsHalvings: state.style.minificationFilter == .trilinear,
        halvingBias: state.style.minificationFilterBias
      )
      if pieces.count == 1 {
        fill(shape(of: piece.target, state, plane), .image(paint), plane)
      } else {
        drawPart(piece, paint, plane)
      }
    }
  }

  /// Draws one of nine parts.
  ///
  /// Soft edges of two parts would let the ground show where they meet. So a part reaches beyond a seam between
  /// pixels, where its rim texels go on, and is cut off hard.
  private mutating func drawPart(
    _ piece: ContentsPlacement.Piece,
    _ paint: DisplayList.ImagePaint,
    _ plane: LayerPlane
  ) {
    let rect = RoundedRect(piece.target)
    let cut = HardCut(rect, at: piece.seams.adding(plane.hardEdges, of: rect), plane)
    cutFill(cut, .roundedRect(cut.rect), .image(paint), plane)
  }

  /// Where contents are seen.
  private func shape(
    of target: CGRect,
    _ state: LayerState,
    _ plane: LayerPlane
  ) -> DisplayList.Shape {
    guard state.flags.contains(.masksToBounds), target.contains(state.bounds) else {
      return .roundedRect(extend(RoundedRect(target), state, plane))
    }
    return ownShape(state, plane)
  }
}
