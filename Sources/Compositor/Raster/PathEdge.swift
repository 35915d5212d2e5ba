/// A straight piece of an outline in device coordinates, from its upper end to its lower one.
struct PathEdge {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
  /// 1 when the outline runs downwards here, -1 when it runs upwards.
  var direction: Int32

  /// Edges that are no higher are left out: no pixel shows them, and their slope may be infinite.
  static var leastHeight: Double { 1e-12 }
}
