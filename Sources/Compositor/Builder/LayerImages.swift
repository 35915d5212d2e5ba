import Glibc
package import QuartzCore

/// Pictures of layers.
package enum LayerImages {
  // Layers are drawn on the main actor only.
  nonisolated(unsafe) private static let renderer = Renderer(threads: 1)
  // The same; made when the first large picture is drawn, while somebody waits for a frame.
  nonisolated(unsafe) private static let largeRenderer = Renderer(
    threads: min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 8)
  )
  /// So many pixels a picture has at least that more threads than asked for may draw.
  private static let large = 1 << 18

  /// Draws a layer and what is in it, as if its bounds filled the picture.
  ///
  /// - Parameters:
  ///   - layer: The layer; its own position and transform do not apply.
  ///   - time: The time of its world, in seconds; nil for the model values.
  ///   - bounds: The part of its plane that is shown; nil for its bounds.
  ///   - scale: Pixels per point.
  ///   - threads: How many threads draw. Default 1.
  /// - Returns: The picture.
  package static func render(
    _ layer: CALayer,
    at time: CFTimeInterval?,
    bounds: CGRect? = nil,
    scale: CGFloat,
    threads: Int = 1
  ) -> CGImage {
    let list = DisplayListBuilder.build(contentOf: layer, at: time, bounds: bounds, scale: scale)
    return render(list, threads: threads)
  }

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - threads: How many threads draw at least; the pixels are the same for any number. Default 1.
  /// - Returns: The picture.
  package static func render(_ list: DisplayList, threads: Int = 1) -> CGImage {
    let pixels = PixelBuffer(width: list.width, height: list.height)
    renderer(for: list, threads).render(list, into: pixels)
    return CGImage(pixels: pixels.finished())
  }

  private static func renderer(for list: DisplayList, _ threads: Int) -> Renderer {
    guard threads == 1 else { return Renderer(threads: threads) }
    return list.width * list.height < large ? renderer : largeRenderer
  }

  /// Returns a scale at which a picture of a size has no more pixels than memory has room for.
  private static func affordable(_ scale: CGFloat, _ size: CGSize) -> CGFloat {
    let most: CGFloat = 32_000_000
    let pixels = size.width * size.height * scale * scale
    return pixels > most ? scale * (most / pixels).squareRoot() : scale
  }

  /// Makes `CALayer.render(in:)` draw with this module.
  package static func install() {
    CALayer.captureHook = { layer, time in
      let bounds = layer.modelState.bounds
      guard bounds.width >= 1, bounds.height >= 1 else { return nil }
      return render(layer, at: time, scale: affordable(max(layer.contentsScale, 2), bounds.size))
    }
    CALayer.renderHook = { layer, context in
      let bounds = layer.modelState.bounds
      guard bounds.width > 0, bounds.height > 0 else { return }
      var walk = LayerWalk(values: .flat, scale: 1)
      let state = walk.state(of: layer, 0)
      let box = walk.extent(of: layer, state, 0)
      let toPixels = context.userToPixels
      let area = abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c)
      let wanted = area > 0 && area.isFinite ? min(area.squareRoot(), 16) : 1
      let scale = affordable(wanted, box.size)
      walk = LayerWalk(values: .flat, scale: Double(scale))
      walk.drawContent(layer, state, origin: box.origin, 0)
      let image = render(walk.list(box.size))
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      context.drawTopDown(image, in: CGRect(origin: box.origin, size: size))
    }
  }
}

/// Draws a layer tree as it is at a time.
///
/// - Parameters:
///   - layer: The layer; its own position and transform do not apply.
///   - time: The time of its world, in seconds; nil for the model values.
///   - size: The size of the picture, in points, from the origin of the layer's bounds; nil for its bounds.
///   - scale: Pixels per point.
///   - threads: How many threads draw; the pixels are the same for any number. Default 1.
/// - Returns: The picture.
package func renderImage(
  of layer: CALayer,
  at time: CFTimeInterval?,
  size: CGSize? = nil,
  scale: CGFloat,
  threads: Int = 1
) -> CGImage {
  let origin = layer.modelState.bounds.origin
  let bounds = size.map { CGRect(origin: origin, size: $0) }
  return LayerImages.render(layer, at: time, bounds: bounds, scale: scale, threads: threads)
}
