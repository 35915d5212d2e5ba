/// Blurs the opacity of a buffer by three running means, which come close to a Gaussian.
///
/// Method: P. Gwosdek et al., "Theoretical foundations of Gaussian convolution by extended box filtering"
/// (2011): each mean weighs its two outermost samples so that the standard deviation is exact.
struct AlphaBlur {
  private let radius: Int
  private let edgeWeight: Float
  private static let passes = 3

  /// Makes a blur of a standard deviation in pixels.
  init(deviation: Double) {
    let variance = deviation * deviation / Double(Self.passes)
    let exact = (-1 + (1 + 12 * variance).squareRoot()) / 2
    let whole = exact.rounded(.down)
    radius = Int(whole)
    let length = 2 * whole + 1
    let numerator = length * (whole * (whole + 1) - 3 * variance)
    let denominator = 6 * (variance - (whole + 1) * (whole + 1))
    edgeWeight = Float(numerator / denominator)
  }

  /// Blurs the opacity, and clears the other components.
  func apply(to pixels: PixelBuffer) {
    // Beyond the reach of all passes nothing changes.
    let reach = Self.passes * (radius + 1)
    guard let ink = pixels.inkBounds(reach: reach) else { return }
    let (width, height) = (ink.columns.count, ink.rows.count)
    let first = ink.rows.lowerBound * pixels.stride + ink.columns.lowerBound
    var alpha = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        alpha[y * width + x] = Float(pixels.base[first + y * pixels.stride + x] >> 24)
      }
    }
    if radius > 0 || edgeWeight > 0 {
      var line = [Float](repeating: 0, count: max(width, height))
      for _ in 0..<Self.passes {
        for y in 0..<height {
          mean(&alpha, from: y * width, step: 1, count: width, line: &line)
        }
        for x in 0..<width {
          mean(&alpha, from: x, step: width, count: height, line: &line)
        }
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        let value = min(max(alpha[y * width + x].rounded(), 0), 255)
        pixels.base[first + y * pixels.stride + x] = UInt32(value) << 24
      }
    }
  }

  private func mean(
    _ values: inout [Float],
    from first: Int,
    step: Int,
    count: Int,
    line: inout [Float]
  ) {
    for index in 0..<count {
      line[index] = values[first + index * step]
    }
    func sample(_ index: Int) -> Float {
      index >= 0 && index < count ? line[index] : 0
    }
    let total = Float(2 * radius + 1) + 2 * edgeWeight
    var sum: Float = 0
    for index in -radius...radius {
      sum += sample(index)
    }
    for index in 0..<count {
      let edges = sample(index - radius - 1) + sample(index + radius + 1)
      values[first + index * step] = (sum + edgeWeight * edges) / total
      sum += sample(index + radius + 1) - sample(index - radius)
    }
  }
}

extension PixelBuffer {
  /// Returns the rows and columns that hold all that is not transparent, and those near them; nil when all is.
  fileprivate func inkBounds(reach: Int) -> (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = base + y * stride
      guard let first = (0..<width).first(where: { row[$0] >> 24 != 0 }) else { continue }
      let last = (0..<width).last { row[$0] >> 24 != 0 } ?? first
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    guard right >= 0 else { return nil }
    return (
      max(left - reach, 0)..<min(right + reach + 1, width),
      max(top - reach, 0)..<min(bottom + reach + 1, height)
    )
  }
}
