import Foundation
import QuartzCore

extension LayerWalk {
  /// The largest standard deviation that is drawn, in pixels.
  private static let largestSigma = 256.0

  /// Draws what is behind a layer; without blur and colour change that is the background alone.
  mutating func drawBackdrop(
    _ backdrop: BackdropState,
    _ state: LayerState,
    _ plane: LayerPlane
  ) {
    let radius = max(0, Double(backdrop.blurRadius))
    let saturation = min(max(Double(backdrop.saturation), 0), 2)
    let scale = min(max(Double(backdrop.scale), 1.0 / 32), 1)
    guard radius > 0 || saturation != 1 || scale < 1 else {
      drawBackground(state, plane)
      return
    }
    let shape = ownShape(state, plane)
    guard shape.isFinite else { return }
    items.append(
      .backdrop(
        DisplayList.Backdrop(
          shape: shape,
          sigma: min(radius * plane.density(state.bounds), Self.largestSigma),
          saturation: saturation,
          scale: scale,
          tint: SIMD4<Float>(unit: state.backgroundColor?.rgba ?? SIMD4(0, 0, 0, 0)),
          transform: plane.map,
          opacity: plane.opacity,
          window: portalWindow
        )
      )
    )
  }
}
