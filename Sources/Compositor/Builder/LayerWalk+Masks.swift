import Foundation
import QuartzCore

extension LayerWalk {
  /// Cuts a group at a mask that is one opaque shape: a clip and a constant, which stays sharp at any scale.
  ///
  /// - Returns: False, with nothing done, when the mask has to be drawn so that its alpha multiplies.
  func cut(
    _ group: inout DisplayList.Group,
    at mask: CALayer,
    _ outer: Homography,
    _ time: CFTimeInterval
  ) -> Bool {
    let state = state(of: mask, time)
    let map = Homography(state.ownMatrix).concatenating(outer)
    guard mask.childLayers.isEmpty, mask.modelMask == nil else { return false }
    guard !state.flags.contains(.isHidden), state.opacity > 0 else { return false }
    guard state.style.contents == nil, state.style.borderWidth <= 0 else { return false }
    guard state.style.shadowOpacity <= 0, !state.flags.contains(.masksToBounds) else {
      return false
    }
    guard state.flags.contains(.isDoubleSided), map.isFinite, map.determinant != 0 else {
      return false
    }
    let opacity = min(1, Double(state.opacity))
    let background = state.backgroundColor?.rgba.w ?? 0
    switch state.content {
    case .plain:
      let shape = boundsShape(state)
      guard background > 0, shape.isFinite else { return false }
      group.clips.append(.shape(shape, map))
      group.opacity *= opacity * min(1, background)
    case .shape(let shape):
      guard background <= 0, (shape.strokeColor?.rgba.w ?? 0) <= 0 || shape.lineWidth <= 0 else {
        return false
      }
      guard let path = shape.path, let alpha = shape.fillColor?.rgba.w, alpha > 0 else {
        return false
      }
      let outline = Outline(path, isEvenOdd: shape.fillRule == .evenOdd)
      group.clips.append(.shape(.path(outline), map))
      group.opacity *= opacity * min(1, alpha)
    case .gradient, .replicator, .emitter, .text, .transform, .portal, .backdrop:
      return false
    }
    return true
  }
}
