import CoreGraphics

/// The nine parts of an image whose edges keep their size, and where they go in a rectangle.
nonisolated struct NineSlice {
  let image: CGSize
  let insets: UIEdgeInsets

  /// The parts that are not empty, in points of the image and of the target.
  func pieces(in rect: CGRect) -> [(source: CGRect, target: CGRect)] {
    let sourceX = stops(length: image.width, before: insets.left, after: insets.right)
    let sourceY = stops(length: image.height, before: insets.top, after: insets.bottom)
    let targetX = stops(length: rect.width, before: insets.left, after: insets.right)
    let targetY = stops(length: rect.height, before: insets.top, after: insets.bottom)
    var pieces: [(source: CGRect, target: CGRect)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let source = Self.cell(sourceX, sourceY, column, row)
        let target = Self.cell(targetX, targetY, column, row)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
          continue
        }
        pieces.append((source, target.offsetBy(dx: rect.minX, dy: rect.minY)))
      }
    }
    return pieces
  }

  private func stops(length: CGFloat, before: CGFloat, after: CGFloat) -> [CGFloat] {
    let edges = before + after
    let factor = edges > length && edges > 0 ? length / edges : 1
    return [0, before * factor, length - after * factor, length]
  }

  private static func cell(_ xs: [CGFloat], _ ys: [CGFloat], _ column: Int, _ row: Int) -> CGRect {
    CGRect(
      x: xs[column],
      y: ys[row],
      width: xs[column + 1] - xs[column],
      height: ys[row + 1] - ys[row]
    )
  }
}
