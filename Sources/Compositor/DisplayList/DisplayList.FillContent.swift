extension DisplayList {
  /// A shape and what it shows, in a layer's own coordinates; lists of many frames share it.
  package final class FillContent: Hashable, Sendable {
    package let shape: Shape
    package let paint: Paint

    package init(shape: Shape, paint: Paint) {
      self.shape = shape
      self.paint = paint
    }

    package static func == (left: FillContent, right: FillContent) -> Bool {
      left === right || (left.shape == right.shape && left.paint == right.paint)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(shape)
      hasher.combine(paint)
    }
  }
}
