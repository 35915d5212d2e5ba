/// Features that belong together.
struct GallerySection {
  /// The heading.
  let title: String
  /// What the features are good for, in a sentence.
  let text: String
  /// The features.
  let cells: [GalleryCell]

  /// Every section, in the order of the sheet.
  static let all: [GallerySection] = [
    .geometry, .depth, .edges, .shadows, .contents, .shapes, .color, .compositing, .time,
  ]
}
