/// The quads of a frame, placed where they stay: they are too large to be handed around, or to be cleared before they
/// are placed.
struct QuadTable {
  private var base: UnsafeMutablePointer<QuadGeometry>
  private var capacity: Int
  /// How many quads there are.
  private(set) var count = 0

  init() {
    capacity = 64
    base = .allocate(capacity: capacity)
    base.initialize(repeating: QuadGeometry(), count: capacity)
  }

  func deallocate() { base.deallocate() }

  /// Empties the table; its memory stays.
  mutating func removeAll() { count = 0 }

  /// Takes the last quad back.
  mutating func removeLast() { count -= 1 }

  /// Adds a quad, or gives nil when none of it can be seen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the layer's coordinates.
  ///   - transform: From the layer's coordinates to device pixels.
  ///   - bounds: The pixels that exist.
  /// - Returns: The quad, which stays there until the next one is added.
  mutating func place(
    _ rect: RoundedRect,
    _ transform: Homography,
    within bounds: PixelBounds
  ) -> UnsafePointer<QuadGeometry>? {
    if count == capacity { grow() }
    let quad = base + count
    guard quad.pointee.place(rect, transform: transform, within: bounds) else { return nil }
    count += 1
    return UnsafePointer(quad)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<QuadGeometry>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: capacity)
    (larger + capacity).initialize(repeating: QuadGeometry(), count: capacity)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Lends the quads as raw memory.
  func withUnsafeBufferPointer(_ body: (UnsafeBufferPointer<QuadGeometry>) -> Void) {
    body(UnsafeBufferPointer(start: base, count: count))
  }
}
