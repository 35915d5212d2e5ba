/// The time of a layer inside the time of its superlayer.
package struct LayerTiming: Hashable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = .infinity
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  /// Whether the layer's time is its superlayer's.
  package var isPlain: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// Returns the layer's time at a time of its superlayer.
  package func local(fromParent time: CFTimeInterval) -> CFTimeInterval {
    if beginTime != 0, time < beginTime { return 0 }
    return (time - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the superlayer's time at a time of the layer; 0 when the layer stands still.
  package func parent(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? 0 : (time - timeOffset) / Double(speed) + beginTime
  }
}
