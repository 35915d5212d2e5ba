import CoreGraphics

extension DisplayList.Paint {
  /// Returns the paint with its colours multiplied.
  ///
  /// - Parameter tint: The factors of red, green and blue, each 0 to 1, and 1.
  /// - Returns: The paint.
  func tinted(_ tint: SIMD4<Float>) -> Self {
    switch self {
    case .color(let color):
      return .color(color * tint)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color *= tint }
      return .gradient(gradient)
    case .image(var image):
      image.source = TintedTextures.texture(image.source, tint)
      return .image(image)
    }
  }
}
