/// One step of drawing as workers see it: plain numbers and indices into the frame's tables.
struct Command {
  enum Kind: UInt8 {
    case color
    case paint
    case ring
    case pathColor
    case pathPaint
    case shadow
    case backdrop
    case pathBackdrop
    case beginGroup
    case beginMask
    case endMask
    case endGroup
  }

  var kind: Kind
  /// Whether every pixel that is covered wholly ends up opaque, whatever was there before.
  var isOpaque = false
  /// For a group: whether a mask follows its items.
  var hasMask = false
  /// Pixels that may be touched.
  var bounds: PixelBounds
  /// For begin and end: the index of the other one.
  var match: Int32 = -1
  /// The premultiplied colour.
  var pixel: UInt32 = 0
  /// 0 to 255.
  var alpha: UInt32 = 255
  /// Index of the quad or the path.
  var shape: Int32 = -1
  /// Index of the ring's inner quad or of the shadow's cover.
  var other: Int32 = -1
  /// Index of the paint, the shadow's sampler or the backdrop's picture.
  var paint: Int32 = -1
  /// For a group: its clips.
  var firstClip: Int32 = 0
  var clipCount: Int32 = 0
  /// Digest of what is drawn, 0 when nobody asked.
  var digest: UInt64 = 0
}
