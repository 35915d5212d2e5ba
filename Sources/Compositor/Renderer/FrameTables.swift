/// A frame's commands and tables as raw memory, so that workers touch no reference counts.
struct FrameTables: @unchecked Sendable {
  // Safe to send: written before workers start and only read by them.
  var commands: UnsafePointer<Command>
  var quads: UnsafePointer<QuadGeometry>
  var paths: UnsafePointer<PathGeometry>
  var paints: UnsafePointer<PaintSource>
  var shadows: UnsafePointer<ShadowSampler>
  var clips: UnsafePointer<ClipRegion>
  var backdrops: UnsafePointer<BackdropPaint>
  /// For each tile the place in `items` where its commands begin, and one more for the end.
  var offsets: UnsafePointer<Int32>
  var items: UnsafePointer<Int32>
}
