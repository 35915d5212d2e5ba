/// What has a time of its own inside the time of its parent: layers and animations.
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// Seconds of its own that pass in one second of the parent. Default 1.
  var speed: Float { get set }
  /// An offset of its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 counts as 1, and parts of runs count.
  var repeatCount: Float { get set }
  /// How long it runs over and over, in seconds; 0 leaves it to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run goes back to its start again.
  var autoreverses: Bool { get set }
  /// What it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}
