import CoreGraphics

/// What the particles of a cell are like, as it was when the emitter got the cell.
package struct EmitterCellState {
  /// A number and by how much it differs from particle to particle.
  struct Spread {
    var middle: Double
    var range: Double
  }

  /// What is drawn for each particle, around its own origin.
  package let sprite: CALayer?
  var birthRate: Double
  var lifetime: Spread
  var start: Double
  var duration: Double
  var longitude: Double
  var latitude: Double
  var cone: Double
  var speed: Spread
  var acceleration: SIMD2<Double>
  var scale: Spread
  var scaleSpeed: Double
  var spin: Spread
  var color: SIMD4<Double>
  var colorRange: SIMD4<Double>
  var colorSpeed: SIMD4<Double>
  package let cells: [EmitterCellState]

  /// Cells of cells are taken this deep, as one may hold itself.
  private static let deepest = 4

  init(_ cell: CAEmitterCell, depth: Int = 0) {
    sprite = Self.sprite(of: cell)
    birthRate = cell.isEnabled ? max(Double(cell.birthRate), 0) : 0
    lifetime = Spread(middle: Double(cell.lifetime), range: Double(cell.lifetimeRange))
    start = cell.beginTime
    duration = cell.duration
    longitude = Double(cell.emissionLongitude)
    latitude = Double(cell.emissionLatitude)
    cone = Double(cell.emissionRange)
    speed = Spread(middle: Double(cell.velocity), range: Double(cell.velocityRange))
    acceleration = SIMD2(Double(cell.xAcceleration), Double(cell.yAcceleration))
    scale = Spread(middle: Double(cell.scale), range: Double(cell.scaleRange))
    scaleSpeed = Double(cell.scaleSpeed)
    spin = Spread(middle: Double(cell.spin), range: Double(cell.spinRange))
    color = cell.color?.rgba ?? SIMD4(1, 1, 1, 1)
    colorRange = SIMD4(
      Double(cell.redRange),
      Double(cell.greenRange),
      Double(cell.blueRange),
      Double(cell.alphaRange)
    )
    colorSpeed = SIMD4(
      Double(cell.redSpeed),
      Double(cell.greenSpeed),
      Double(cell.blueSpeed),
      Double(cell.alphaSpeed)
    )
    let inner = depth < Self.deepest ? cell.emitterCells ?? [] : []
    cells = inner.map { EmitterCellState($0, depth: depth + 1) }
  }

  private static func sprite(of cell: CAEmitterCell) -> CALayer? {
    guard let contents = cell.contents else { return nil }
    let layer = CALayer()
    layer.contents = contents
    layer.contentsRect = cell.contentsRect
    guard let image = contents as? CGImage else { return nil }
    let scale = max(cell.contentsScale, 1e-3)
    layer.bounds.size = CGSize(
      width: CGFloat(image.width) * cell.contentsRect.width / scale,
      height: CGFloat(image.height) * cell.contentsRect.height / scale
    )
    return layer
  }

  /// The longest life that a particle may have.
  var longestLife: Double { max(lifetime.middle + abs(lifetime.range), 0) }
}
