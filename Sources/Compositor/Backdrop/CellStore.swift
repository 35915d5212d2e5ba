/// Memory for the cells of a picture: four 16-bit numbers each, in two planes.
///
/// The even plane holds blue and red, the odd one green and alpha, two numbers to a word.
final class CellStore: @unchecked Sendable {
  // Safe to send: rows are written by one thread each, and read only when all of them are done.
  private var base: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  /// The cells that it holds.
  private(set) var bounds = PixelBounds.empty
  /// Words from one plane to the other.
  private(set) var plane = 0

  /// Words beyond a plane's last that may be read and written.
  private static let slack = 32

  init() {
    capacity = 2 * Self.slack
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }

  deinit { base.deallocate() }

  var width: Int { Int(bounds.maxX - bounds.minX) }
  var height: Int { Int(bounds.maxY - bounds.minY) }

  /// Makes room; what was in it is lost.
  func hold(_ bounds: PixelBounds) {
    self.bounds = bounds
    plane = width * height + Self.slack
    guard 2 * plane > capacity else { return }
    capacity = 2 * plane
    base.deallocate()
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }

  /// The first word of a row of the even plane, rows counted from the first.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y &* width }
}
