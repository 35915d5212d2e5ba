import Foundation
import QuartzCore

extension LayerWalk {
  /// A layer's passage from an old picture to what it is now, at a moment.
  struct Passage {
    var before: CGImage
    var frame: TransitionFrame
  }

  /// Returns the transition that a layer is in, or nil.
  func passage(of layer: CALayer, _ parentTime: CFTimeInterval) -> Passage? {
    guard values == .onScreen, let running = layer.transition(parentTime: parentTime),
      let before = running.attached.before
    else { return nil }
    let frame = running.transition.frame(
      at: running.progress,
      size: layer.modelState.bounds.size,
      isOldOpaque: before.pixels.isOpaque
    )
    return Passage(before: before, frame: frame)
  }

  /// Draws the old picture and the layer itself, the one in front last.
  mutating func drawPassage(
    _ passage: Passage,
    _ layer: CALayer,
    _ state: LayerState,
    _ map: Homography,
    _ parentTime: CFTimeInterval,
    _ inherited: Double
  ) {
    let frame = passage.frame
    // Neither picture is where the layer's own edges are.
    enclosing = nil
    if !frame.isOldInFront { drawOld(passage, state, map, inherited) }
    let moved = Homography(scale: 1, translation: frame.newOffset).concatenating(map)
    let start = items.count
    let fades = frame.newOpacity < 1
    if fades { items.append(.beginGroup(DisplayList.Group(opacity: frame.newOpacity))) }
    drawAsIs(layer, state, moved, parentTime, inherited)
    if fades, items.count == start + 1 {
      items.removeLast()
    } else if fades {
      items.append(.endGroup)
    }
    if frame.isOldInFront { drawOld(passage, state, map, inherited) }
  }

  private mutating func drawOld(
    _ passage: Passage,
    _ state: LayerState,
    _ map: Homography,
    _ inherited: Double
  ) {
    let opacity = passage.frame.oldOpacity * inherited
    let image = passage.before
    // The offset of a huge layer may overflow where its own map does not.
    let place = Homography(scale: 1, translation: passage.frame.oldOffset).concatenating(map)
    guard opacity > 0, image.width > 0, image.height > 0, place.isFinite else { return }
    let target = state.bounds
    let paint = DisplayList.ImagePaint(
      source: Texture(image),
      sourceRect: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      targetRect: target,
      magnifiesNearest: false,
      minifiesNearest: false
    )
    let plane = LayerPlane(
      map: place,
      opacity: opacity,
      isClipped: false,
      time: 0
    )
    fill(.roundedRect(RoundedRect(target)), .image(paint), plane)
  }
}
