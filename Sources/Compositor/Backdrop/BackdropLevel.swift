import Foundation

/// How a backdrop is blurred: how often its picture is halved first, and with which weights it is blurred then.
///
/// Halving averages with the weights 1 3 3 1, which leaves nothing of what would come back as a moiré, and
/// widens by a quarter of a cell squared in all; quadratic B-splines, which enlarge the picture again, by
/// another quarter. The Gaussian in between is narrower by as much, so that the whole is a Gaussian of the
/// wanted width.
struct BackdropLevel {
  /// How often the picture is halved.
  let shift: Int
  /// One side of the weights, the middle one first; both sides sum up to 1.
  let weights: [Float]

  /// Standard deviation of the whole, in cells, at which a picture is still not halved once more.
  private static let fewestCells = 1.5
  private static let mostHalvings = 5

  /// Finds how to blur.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation, in pixels.
  ///   - scale: The coarsest resolution that may be taken at the cost of more blur, in parts of a pixel's.
  init(sigma: Double, scale: Double) {
    var shift = 0
    while shift < Self.mostHalvings,
      sigma >= Self.fewestCells * Double(2 << shift) || scale * Double(1 << shift) < 1
    { shift += 1 }
    self.shift = shift
    let cells = sigma / Double(1 << shift)
    guard shift > 0 else {
      weights = Self.weights(variance: cells * cells)
      return
    }
    let wanted = max(cells, Self.fewestCells)
    let halving = (1 - pow(0.25, Double(shift))) / 4
    weights = Self.weights(variance: wanted * wanted - halving - 0.25)
  }

  private static func weights(variance: Double) -> [Float] {
    guard variance > 1e-3 else { return [1] }
    let radius = Int((variance.squareRoot() * GaussianBlur.reach).rounded(.up)) + 1
    let values = (0...radius).map { exp(-Double($0 * $0) / (2 * variance)) }
    let total = values[0] + 2 * values.dropFirst().reduce(0, +)
    return values.map { Float($0 / total) }
  }

  /// How many cells the blur reaches to either side.
  var radius: Int { weights.count - 1 }

  /// How many pixels the whole reaches to either side at most.
  var reach: Int { shift == 0 ? radius : (radius + 4) << shift }

  /// The cells that must be blurred for some pixels to be drawn.
  func cells(for pixels: PixelBounds) -> PixelBounds {
    guard shift > 0 else { return pixels }
    let by = Int32(shift)
    return PixelBounds(
      minX: (pixels.minX >> by) - 1,
      minY: (pixels.minY >> by) - 1,
      maxX: ((pixels.maxX - 1) >> by) + 2,
      maxY: ((pixels.maxY - 1) >> by) + 2
    )
  }

  /// The cells of each level, the unhalved pixels first, that must be known for some cells to be blurred.
  func levels(for cells: PixelBounds) -> [PixelBounds] {
    let reach = Int32(radius)
    var bounds = PixelBounds(
      minX: cells.minX - reach,
      minY: cells.minY - reach,
      maxX: cells.maxX + reach,
      maxY: cells.maxY + reach
    )
    var result = [bounds]
    for _ in 0..<shift {
      bounds = PixelBounds(
        minX: 2 * bounds.minX - 1,
        minY: 2 * bounds.minY - 1,
        maxX: 2 * bounds.maxX + 1,
        maxY: 2 * bounds.maxY + 1
      )
      result.append(bounds)
    }
    return result.reversed()
  }
}
