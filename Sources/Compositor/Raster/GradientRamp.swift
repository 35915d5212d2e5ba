/// A gradient's colours, tabulated: premultiplied pixels at even steps from 0 to 1.
struct GradientRamp {
  /// How many entries a ramp has.
  static let count = 2048

  var base: UnsafePointer<UInt32>

  /// The colour at a place, which is clamped to 0...1.
  @inline(__always)
  func color(_ place: Float) -> UInt32 {
    let scaled = place * Float(Self.count - 1) + 0.5
    // Written so that a place that is not a number takes the first colour.
    guard scaled >= 0 else { return base[0] }
    return base[scaled < Float(Self.count - 1) ? Int(scaled) : Self.count - 1]
  }

  /// Tabulates stops: colours run straight in sRGB between them and are premultiplied afterwards.
  static func tabulate(
    _ stops: [DisplayList.GradientPaint.Stop],
    into table: UnsafeMutablePointer<UInt32>
  ) {
    var next = 0
    for index in 0..<count {
      let place = Float(index) / Float(count - 1)
      while next < stops.count, stops[next].location <= place { next += 1 }
      table[index] = color(stops, next, place)
    }
  }

  private static func color(
    _ stops: [DisplayList.GradientPaint.Stop],
    _ next: Int,
    _ place: Float
  ) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    if next == 0 { return PremultipliedColor.pixel(first.color) }
    if next == stops.count { return PremultipliedColor.pixel(last.color) }
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.location - from.location
    let fraction = length > 0 ? (place - from.location) / length : 1
    return PremultipliedColor.pixel(from.color + (to.color - from.color) * fraction)
  }
}
