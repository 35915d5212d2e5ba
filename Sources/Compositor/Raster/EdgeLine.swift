/// A line of the device plane as a signed distance: `a x + b y + c`, in pixels, at the centre of pixel (x, y).
///
/// Positive is inside.
struct EdgeLine {
  var a: Double
  var b: Double
  var c: Double

  /// A line that everything lies inside of.
  static let everywhere = Self(a: 0, b: 0, c: 1e9)

  /// Normalises a linear function of device coordinates, or gives nil when nothing lies inside.
  ///
  /// - Parameters:
  ///   - x: What multiplies x.
  ///   - y: What multiplies y.
  ///   - constant: What is added.
  init?(x: Double, y: Double, constant: Double) {
    let length = (x * x + y * y).squareRoot()
    guard length.isFinite else { return nil }
    // Below 1e-150 squares lose their digits; over no picture does such a function change.
    guard length > 1e-12 * abs(constant), length > 1e-150 else {
      guard constant >= 0 else { return nil }
      self = .everywhere
      return
    }
    let factor = 1 / length
    a = x * factor
    b = y * factor
    c = constant * factor + (a + b) * 0.5
  }

  init(a: Double, b: Double, c: Double) {
    self.a = a
    self.b = b
    self.c = c
  }

  @inline(__always)
  func at(_ x: Double, _ y: Double) -> Double { a * x + b * y + c }
}
