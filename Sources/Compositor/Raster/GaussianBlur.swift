import Foundation

/// A true Gaussian on a grid.
enum GaussianBlur {
  /// How many standard deviations a blur reaches.
  static let reach = 3.0

  /// The weights of a kernel, the middle one first.
  ///
  /// Values of a grid are averages over cells, which widens them by a twelfth of a cell squared; the kernel is
  /// narrower by as much.
  ///
  /// - Parameter sigma: The standard deviation, in cells.
  /// - Returns: One side of the kernel; with the other side it sums up to 1.
  static func kernel(_ sigma: Double) -> [Float] {
    let variance = sigma * sigma - 1.0 / 12
    guard variance > 1e-3 else { return [1] }
    let radius = Int((sigma * reach).rounded(.up)) + 1
    var weights = (0...radius).map { exp(-Double($0 * $0) / (2 * variance)) }
    let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    weights = weights.map { $0 / total }
    return weights.map { Float($0) }
  }

  /// Blurs both ways; what lies outside counts as 0.
  ///
  /// - Parameters:
  ///   - values: The grid's values, row after row.
  ///   - width: The grid's width.
  ///   - height: The grid's height.
  ///   - sigma: The standard deviation, in cells.
  /// - Returns: The blurred values.
  static func blur(_ values: [Float], width: Int, height: Int, sigma: Double) -> [Float] {
    let weights = kernel(sigma)
    guard weights.count > 1, width > 0, height > 0 else { return values }
    let rows = pass(values, width, height, weights)
    return pass(rows, height, width, weights)
  }

  /// Blurs along rows and transposes.
  private static func pass(
    _ values: [Float],
    _ width: Int,
    _ height: Int,
    _ weights: [Float]
  ) -> [Float] {
    let radius = weights.count - 1
    var result = [Float](repeating: 0, count: width * height)
    var line = [Float](repeating: 0, count: width + 2 * radius)
    for y in 0..<height {
      for x in 0..<width { line[radius + x] = values[y * width + x] }
      line.withUnsafeBufferPointer { line in
        weights.withUnsafeBufferPointer { weights in
          for x in 0..<width {
            var sum = line[radius + x] * weights[0]
            for step in 1...radius {
              sum += (line[radius + x - step] + line[radius + x + step]) * weights[step]
            }
            result[x * height + y] = sum
          }
        }
      }
    }
    return result
  }
}
