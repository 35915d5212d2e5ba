import CoreGraphics

/// Notices that items stay where they are.
struct DynamicRest {
  /// How long items stay before they are left alone, in seconds.
  private static let patience = 0.5

  private var places: [(middle: SIMD2<Double>, angle: Double)] = []
  private var time = 0.0

  /// Notes where all bodies are after a time.
  mutating func note(_ bodies: [DynamicBody], _ passed: Double) {
    let now = bodies.map { (middle: $0.middle, angle: $0.item.angle) }
    let stays =
      now.count == places.count
      && zip(now, places).allSatisfy {
        ($0.middle - $1.middle).length < 0.3 && abs($0.angle - $1.angle) < 0.01
      }
    if stays {
      time += passed
    } else {
      places = now
      time = 0
    }
  }

  /// Whether nothing has moved for a while.
  var isLong: Bool { time >= Self.patience }
}
