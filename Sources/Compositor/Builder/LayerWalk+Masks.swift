import Foundation
import QuartzCore

extension LayerWalk {
  /// How a layer's mask is applied.
  enum MaskPlan {
    case none
    /// The mask is one opaque shape: a clip and a constant.
    case clip(DisplayList.Group.Clip, Double)
    /// The mask is drawn, and its alpha multiplies.
    case layer(CALayer, LayerState)
  }

  /// Finds how a layer's mask is applied; simple masks become clips, which stay sharp at any scale.
  func maskPlan(_ layer: CALayer, _ map: Homography, _ time: CFTimeInterval) -> MaskPlan {
    guard let mask = layer.modelMask else { return .none }
    let state = state(of: mask, time)
    let map = Homography(state.ownMatrix).concatenating(map)
    guard let clip = simpleClip(mask, state, map) else { return .layer(mask, state) }
    return clip
  }

  private func simpleClip(
    _ mask: CALayer,
    _ state: LayerState,
    _ map: Homography
  ) -> MaskPlan? {
    guard mask.childLayers.isEmpty, mask.modelMask == nil else { return nil }
    guard !state.flags.contains(.isHidden), state.opacity > 0 else { return nil }
    guard state.style.contents == nil, state.style.borderWidth <= 0 else { return nil }
    guard state.style.shadowOpacity <= 0, !state.flags.contains(.masksToBounds) else { return nil }
    guard state.flags.contains(.isDoubleSided), map.isFinite, map.determinant != 0 else {
      return nil
    }
    let opacity = min(1, Double(state.opacity))
    let background = state.backgroundColor?.rgba.w ?? 0
    switch state.content {
    case .plain:
      let shape = boundsShape(state)
      guard background > 0, shape.isFinite else { return nil }
      return .clip(.shape(shape, map), opacity * min(1, background))
    case .shape(let shape):
      guard background <= 0, (shape.strokeColor?.rgba.w ?? 0) <= 0 || shape.lineWidth <= 0 else {
        return nil
      }
      guard let path = shape.path, let alpha = shape.fillColor?.rgba.w, alpha > 0 else {
        return nil
      }
      let outline = Outline(path, isEvenOdd: shape.fillRule == .evenOdd)
      return .clip(.shape(.path(outline), map), opacity * min(1, alpha))
    case .gradient, .replicator, .text, .transform, .portal, .backdrop:
      return nil
    }
  }
}
