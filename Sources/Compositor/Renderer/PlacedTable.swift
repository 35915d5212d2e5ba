/// The elements of a frame's table, placed where they stay: they are too large to be handed around, or to be cleared
/// before they are placed.
struct PlacedTable<Element> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let blank: Element
  /// Whether the memory is another table's.
  private var isWindow = false
  /// How many elements there are; in a window those before it count, too.
  private(set) var count = 0

  /// Makes an empty table whose memory is filled with an element.
  init(_ blank: Element) {
    capacity = 64
    base = .allocate(capacity: capacity)
    base.initialize(repeating: blank, count: capacity)
    self.blank = blank
  }

  /// Gives the memory back; a window has none of its own.
  func deallocate() {
    if !isWindow { base.deallocate() }
  }

  /// Empties the table; its memory stays.
  mutating func removeAll() { count = 0 }

  /// Takes the last element back.
  mutating func removeLast() { count -= 1 }

  /// Adds an element that is whatever was there before.
  ///
  /// - Returns: The element, which stays there until the next one is added.
  @inline(__always)
  mutating func append() -> UnsafeMutablePointer<Element> {
    if count == capacity { reserve(2 * capacity) }
    count += 1
    return base + (count - 1)
  }

  /// Makes room.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    precondition(!isWindow, "a window has room for \(capacity) and not for \(wanted)")
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.moveInitialize(from: base, count: capacity)
    (larger + capacity).initialize(repeating: blank, count: wanted - capacity)
    base.deallocate()
    (base, capacity) = (larger, wanted)
  }

  /// A table that places its elements into a part of this one's memory, which must stay.
  func window(_ places: Range<Int>) -> Self {
    var window = self
    (window.isWindow, window.count, window.capacity) = (true, places.lowerBound, places.upperBound)
    return window
  }

  /// Takes over what windows have placed.
  mutating func take(from window: Self) { count = window.count }

  /// Lends the elements as raw memory.
  func withUnsafeBufferPointer(_ body: (UnsafeBufferPointer<Element>) -> Void) {
    body(UnsafeBufferPointer(start: base, count: count))
  }

  subscript(index: Int) -> UnsafePointer<Element> { UnsafePointer(base + index) }
}

extension PlacedTable<QuadGeometry> {
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
    let quad = append()
    guard quad.pointee.place(rect, transform: transform, within: bounds) else {
      removeLast()
      return nil
    }
    return UnsafePointer(quad)
  }
}
