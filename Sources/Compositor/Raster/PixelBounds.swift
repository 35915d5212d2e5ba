/// A rectangle of whole pixels, half-open.
package struct PixelBounds: Hashable, Sendable {
  package var minX: Int32
  package var minY: Int32
  package var maxX: Int32
  package var maxY: Int32

  package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  static let empty = Self(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  @inline(__always)
  func intersection(_ other: Self) -> Self {
    Self(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
  }

  @inline(__always)
  func union(_ other: Self) -> Self {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Self(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  /// Pixels that a rectangle may touch once it is placed; nil when all of it lies behind the eye.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the layer's coordinates.
  ///   - transform: From the layer's coordinates to device pixels.
  init?(around rect: RoundedRect, transform: Homography) {
    let corners = (
      transform.map(rect.minX, rect.minY),
      transform.map(rect.maxX, rect.minY),
      transform.map(rect.maxX, rect.maxY),
      transform.map(rect.minX, rect.maxY)
    )
    var box = DeviceBox()
    if transform.isAffine {
      box.add(corners.0.x, corners.0.y)
      box.add(corners.1.x, corners.1.y)
      box.add(corners.2.x, corners.2.y)
      box.add(corners.3.x, corners.3.y)
    } else {
      box.addEdge(corners.0, corners.1)
      box.addEdge(corners.1, corners.2)
      box.addEdge(corners.2, corners.3)
      box.addEdge(corners.3, corners.0)
    }
    guard let result = box.pixels else { return nil }
    self = result
  }

  /// The smallest box around points, which grows point by point.
  struct DeviceBox {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity

    /// W below which a point counts as behind the eye.
    static let nearest = 1e-5

    @inline(__always)
    mutating func add(_ x: Double, _ y: Double) {
      if x < minX { minX = x }
      if x > maxX { maxX = x }
      if y < minY { minY = y }
      if y > maxY { maxY = y }
    }

    /// Adds what is in front of the eye of the edge from one homogeneous point to another.
    mutating func addEdge(_ from: SIMD3<Double>, _ to: SIMD3<Double>) {
      let near = Self.nearest
      if from.z >= near { add(from.x / from.z, from.y / from.z) }
      guard (from.z >= near) != (to.z >= near) else { return }
      let fraction = (near - from.z) / (to.z - from.z)
      let point = from + (to - from) * fraction
      add(point.x / near, point.y / near)
    }

    /// The pixels, with one pixel to spare for soft edges.
    var pixels: PixelBounds? {
      guard minX <= maxX, minY <= maxY else { return nil }
      return PixelBounds(
        minX: Self.clamp(minX - 0.51),
        minY: Self.clamp(minY - 0.51),
        maxX: Self.clamp(maxX + 0.51) &+ 1,
        maxY: Self.clamp(maxY + 0.51) &+ 1
      )
    }

    /// The whole number at or below a value, within a range that never overflows.
    @inline(__always)
    private static func clamp(_ value: Double) -> Int32 {
      if value < -1e6 { return -1_000_000 }
      if value > 1e6 { return 1_000_000 }
      let whole = Int32(value)
      return Double(whole) > value ? whole &- 1 : whole
    }
  }
}
