import UIKit

/// One feature: its name as code spells it, and how it is shown.
struct GalleryCell {
  /// The property or class.
  let title: String
  /// How many columns it takes.
  let span: Int
  /// Draws it.
  let draw: @MainActor (GalleryCanvas) -> Void

  init(_ title: String, span: Int = 1, draw: @escaping @MainActor (GalleryCanvas) -> Void) {
    self.title = title
    self.span = span
    self.draw = draw
  }
}
