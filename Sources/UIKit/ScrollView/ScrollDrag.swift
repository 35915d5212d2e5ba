import QuartzCore

/// A drag of a finger over content.
struct ScrollDrag {
  /// Where the content would have stood without edges when the drag began.
  var origin: CGPoint
  /// The axis that the drag keeps to, or nil for both.
  var lockedAxis: ScrollAxis?
}
