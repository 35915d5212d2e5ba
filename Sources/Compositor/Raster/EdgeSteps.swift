/// Coverage of eight pixels, each 0 to 255 in both of the pixel's 16-bit lanes.
typealias Coverage8 = Lanes16

/// The signed distance to an edge at a tile's pixels, in whole-number steps, so that eight pixels fit into one
/// register.
struct EdgeSteps {
  private var x: Int
  private var y: Int
  private var start: Int
  /// The step from one pixel to the next, for eight pixels.
  private var ramp: SIMD16<Int16>

  /// The steps of a pixel in which coverage is measured: 1 is whole.
  static let one = 2048
  private static let shift = 13
  /// 2 to the power of 11 (one) plus 13 (shift).
  private static let scale = 16_777_216.0
  /// Beyond eight pixels the distance of eight neighbours no longer matters.
  private static let far = 16384

  @inline(__always)
  static var one8: SIMD16<Int16> { SIMD16(repeating: 2048) }

  /// Measures an edge.
  ///
  /// - Parameters:
  ///   - line: The edge.
  ///   - distance: The distance at the tile's first pixel.
  @inline(__always)
  init(_ line: EdgeLine, _ distance: Double) {
    x = Int(line.a * Self.scale)
    y = Int(line.b * Self.scale)
    let limit = 1e9
    start = Int((min(max(distance, -limit), limit) + 0.5) * Self.scale)
    let lanes = SIMD16<Int16>(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
    ramp = lanes &* SIMD16(repeating: Int16(truncatingIfNeeded: x &>> Self.shift))
  }

  /// How much of a pixel lies inside: 0 to `one`.
  @inline(__always)
  func inside(_ column: Int, _ row: Int) -> Int {
    min(max((x &* column &+ y &* row &+ start) &>> Self.shift, 0), Self.one)
  }

  /// How much of eight pixels lies inside: 0 to `one`.
  @inline(__always)
  func inside8(_ column: Int, _ row: Int) -> SIMD16<Int16> {
    let distance = (x &* column &+ y &* row &+ start) &>> Self.shift
    let near = min(max(distance, -Self.far), Self.far)
    let values = SIMD16(repeating: Int16(truncatingIfNeeded: near)) &+ ramp
    return Self.clamp(values)
  }

  @inline(__always)
  private static func clamp(_ values: SIMD16<Int16>) -> SIMD16<Int16> {
    let zero = SIMD16<Int16>(repeating: 0)
    let low = values.replacing(with: zero, where: values .< zero)
    return low.replacing(with: one8, where: low .> one8)
  }

  /// Values of at most `one` as 0 to 255; negative ones become 0.
  @inline(__always)
  static func byte8(_ values: SIMD16<Int16>) -> Coverage8 {
    let zero = SIMD16<Int16>(repeating: 0)
    let low = values.replacing(with: zero, where: values .< zero)
    let eighth = (low &+ SIMD16(repeating: 4)) &>> SIMD16(repeating: 3)
    return unsafeBitCast(eighth &- (eighth &>> SIMD16(repeating: 8)), to: Coverage8.self)
  }
}
