extension ShadowGrid {
  /// The quarter of a blurred rounded rectangle, folded at its centre.
  ///
  /// All lengths are in cells. The first cell's centre lies `reach` outside the rectangle's corner.
  ///
  /// - Parameters:
  ///   - halfWidth: Half the rectangle's width.
  ///   - halfHeight: Half the rectangle's height.
  ///   - radius: The radius of all corners.
  ///   - sigma: The standard deviation.
  /// - Returns: The grid.
  static func quarter(
    halfWidth: Double,
    halfHeight: Double,
    radius: Double,
    sigma: Double
  ) -> ShadowGrid {
    let reach = GaussianBlur.reach * sigma
    let flat = radius + reach
    let width = Int((min(halfWidth, flat) + reach).rounded(.up)) + 2
    let height = Int((min(halfHeight, flat) + reach).rounded(.up)) + 2
    let margin = Int(reach.rounded(.up)) + 2
    // Cells beyond the folded part, so that the blur sees the other half.
    let (fullWidth, fullHeight) = (width + margin, height + margin)
    var cells = [Float](repeating: 0, count: fullWidth * fullHeight)
    for row in 0..<fullHeight {
      coverRow(
        &cells,
        row,
        fullWidth,
        reach,
        (halfWidth, halfHeight, radius)
      )
    }
    let blurred = GaussianBlur.blur(cells, width: fullWidth, height: fullHeight, sigma: sigma)
    return ShadowGrid(
      width: width,
      height: height,
      values: crop(blurred, fullWidth, width, height)
    )
  }

  /// Adds the area of the rectangle in one row of cells: exact across, eight samples down.
  private static func coverRow(
    _ cells: inout [Float],
    _ row: Int,
    _ width: Int,
    _ reach: Double,
    _ shape: (halfWidth: Double, halfHeight: Double, radius: Double)
  ) {
    let samples = 8
    for sample in 0..<samples {
      // Distance from the top edge, folded at the centre.
      let from = Double(row) - 0.5 + (Double(sample) + 0.5) / Double(samples) - reach
      let y = shape.halfHeight - abs(shape.halfHeight - from)
      guard y > 0 else { continue }
      var inset = 0.0
      if y < shape.radius {
        let rise = shape.radius - y
        inset = shape.radius - (shape.radius * shape.radius - rise * rise).squareRoot()
      }
      let left = reach + inset + 0.5
      let right = reach + 2 * shape.halfWidth - inset + 0.5
      for column in 0..<width {
        let overlap = min(right, Double(column + 1)) - max(left, Double(column))
        guard overlap > 0 else { continue }
        cells[row * width + column] += Float(overlap / Double(samples))
      }
    }
  }

  private static func crop(
    _ values: [Float],
    _ stride: Int,
    _ width: Int,
    _ height: Int
  ) -> [UInt16] {
    var result: [UInt16] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { result.append(word(values[y * stride + x])) }
    }
    return result
  }

  /// A value of 0 to 1 as 16 bits.
  private static func word(_ value: Float) -> UInt16 {
    UInt16(min(max(value, 0), 1) * 65535 + 0.5)
  }

  /// A whole blurred picture.
  ///
  /// - Parameters:
  ///   - coverage: Alpha of 0 to 1, row after row.
  ///   - width: The grid's width.
  ///   - height: The grid's height.
  ///   - sigma: The standard deviation, in cells.
  /// - Returns: The grid.
  static func whole(_ coverage: [Float], width: Int, height: Int, sigma: Double) -> ShadowGrid {
    let blurred = GaussianBlur.blur(coverage, width: width, height: height, sigma: sigma)
    return ShadowGrid(width: width, height: height, values: blurred.map(word))
  }
}
