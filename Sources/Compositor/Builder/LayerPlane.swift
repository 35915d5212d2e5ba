import QuartzCore

/// The plane that a layer's parts are drawn into.
struct LayerPlane {
  /// From the layer's coordinates to device pixels.
  var map: Homography
  /// An opacity that multiplies each part.
  var opacity: Double
  /// Whether a clip of the layer's own bounds is open.
  var isClipped: Bool
  /// What sublayers are cut at: the layer's own clip, or one further out.
  var enclosing: EnclosingClip?
  /// What the layer itself is cut at, when that lies on edges of its own.
  var edges: EnclosingClip?
  /// The edges of the layer that are not smoothed.
  var hardEdges: CAEdgeAntialiasingMask = []
  /// The layer's time.
  var time: CFTimeInterval
  /// Where the sublayers were in the list before, when that is kept.
  var run: LayerRun?

  /// The plane with a further opacity.
  func faded(_ opacity: Double) -> LayerPlane {
    var plane = self
    plane.opacity *= opacity
    return plane
  }

  /// The plane of parts whose edges are smooth.
  var smooth: LayerPlane {
    var plane = self
    plane.hardEdges = []
    return plane
  }

  /// Pixels per unit of the plane around a rectangle's middle.
  func density(_ rect: CGRect) -> Double {
    let x = Double(rect.midX)
    let y = Double(rect.midY)
    let point = map.map(x, y)
    guard point.z > 1e-6 else { return 1 }
    let dx = (map.x - point * (map.x.z / point.z)) / point.z
    let dy = (map.y - point * (map.y.z / point.z)) / point.z
    let area = abs(dx.x * dy.y - dx.y * dy.x)
    return area > 0 && area.isFinite ? area.squareRoot() : 1
  }

  /// Two pixels, in units of the plane.
  func pad(_ rect: CGRect) -> Double {
    min(2 / max(density(rect), 1e-3), 1e4)
  }

  /// Whether a vertical line of the plane runs exactly between columns of pixels.
  func isBetweenPixels(x: Double) -> Bool {
    map.isAffine && map.y.x == 0 && Self.isWhole(map.map(x, 0).x)
  }

  /// Whether a level line of the plane runs exactly between rows of pixels.
  func isBetweenPixels(y: Double) -> Bool {
    map.isAffine && map.x.y == 0 && Self.isWhole(map.map(0, y).y)
  }

  private static func isWhole(_ value: Double) -> Bool {
    abs(value - value.rounded()) < 1e-6
  }
}
