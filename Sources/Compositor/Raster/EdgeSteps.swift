/// Coverage of eight pixels, each 0 to 255.
typealias Coverage8 = SIMD8<UInt16>

/// The signed distance to an edge at a tile's pixels, in whole-number steps, so that eight pixels fit into one
/// register.
struct EdgeSteps {
  private var x: Int
  private var y: Int
  private var start: Int
  /// The step from one pixel to the next, for eight pixels.
  private var ramp: SIMD8<Int16>

  /// The steps of a pixel in which coverage is measured: 1 is whole.
  static let one = 2048
  private static let shift = 13
  /// 2 to the power of 11 (one) plus 13 (shift).
  private static let scale = 16_777_216.0
  /// Beyond eight pixels the distance of eight neighbours no longer matters.
  private static let far = 16384

  @inline(__always)
  static var one8: SIMD8<Int16> { SIMD8(repeating: 2048) }

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
    let lanes = SIMD8<Int16>(0, 1, 2, 3, 4, 5, 6, 7)
    ramp = lanes &* SIMD8(repeating: Int16(truncatingIfNeeded: x &>> Self.shift))
  }

  /// Measures two opposite edges, each given with the distance at the tile's first pixel.
  ///
  /// - Returns: The edge that is on the left, if any, and the other one.
  @inline(__always)
  static func sorted(
    _ first: (line: EdgeLine, distance: Double),
    _ second: (line: EdgeLine, distance: Double)
  ) -> (low: EdgeSteps, high: EdgeSteps) {
    let steps = (Self(first.line, first.distance), Self(second.line, second.distance))
    return first.line.a >= second.line.a ? steps : (steps.1, steps.0)
  }

  /// The distances of one row.
  struct Row {
    fileprivate let x: Int
    fileprivate let start: Int

    /// How much of a pixel lies inside: 0 to `one`.
    @inline(__always)
    func inside(_ column: Int) -> Int {
      min(max((x &* column &+ start) &>> EdgeSteps.shift, 0), EdgeSteps.one)
    }
  }

  @inline(__always)
  func row(_ row: Int) -> Row { Row(x: x, start: y &* row &+ start) }

  /// How much of a pixel lies inside, less than 0 or more than `one` farther away.
  @inline(__always)
  func distance(_ column: Int, _ row: Int) -> Int {
    (x &* column &+ y &* row &+ start) &>> Self.shift
  }

  /// How much of eight pixels lies inside: 0 to `one`.
  @inline(__always)
  func inside8(_ column: Int, _ row: Int) -> SIMD8<Int16> { inside8(distance(column, row)) }

  /// The same, given the first one's distance.
  @inline(__always)
  func inside8(_ distance: Int) -> SIMD8<Int16> {
    let near = min(max(distance, -Self.far), Self.far)
    return Self.clamp(SIMD8(repeating: Int16(truncatingIfNeeded: near)) &+ ramp)
  }

  // NB: comparing registers of eight lanes compiles to a loop over them, so signs are shifted into masks instead.
  @inline(__always)
  private static func notNegative(_ values: SIMD8<Int16>) -> SIMD8<Int16> {
    values & ~(values &>> SIMD8(repeating: 15))
  }

  @inline(__always)
  private static func clamp(_ values: SIMD8<Int16>) -> SIMD8<Int16> {
    let low = notNegative(values)
    return low &- notNegative(low &- one8)
  }

  /// Values of at most `one` as 0 to 255; negative ones become 0.
  @inline(__always)
  static func byte8(_ values: SIMD8<Int16>) -> Coverage8 {
    let eighth = (notNegative(values) &+ SIMD8(repeating: 4)) &>> SIMD8(repeating: 3)
    return unsafeBitCast(eighth &- (eighth &>> SIMD8(repeating: 8)), to: Coverage8.self)
  }
}
