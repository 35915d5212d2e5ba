import CoreGraphics

/// What an emitter layer shows: where its particles are follows from it and a time alone.
package struct EmitterState {
  var cells: [EmitterCellState] = []
  var position = SIMD2<Double>.zero
  var size = SIMD2<Double>.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var births = EmitterBirths()
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var seed: UInt32 = 0

  package init() {}

  /// So many particles of a cell are drawn; of more, the youngest.
  private static let mostParticles = 2000
  /// So many particles of a cell are looked at, with all that they made.
  private static let mostLives = 20_000

  /// Returns what is alive at a time of the layer, the one at the back first.
  package func particles(at time: Double) -> [EmitterParticle] {
    var found: [EmitterParticle] = []
    for (index, cell) in cells.enumerated() {
      let seed = UInt64(seed) &* 0x1_0000_01B3 &+ UInt64(index + 1) << 40
      let longest = cell.longestLife * lifetime
      guard let numbers = numbers(of: cell, at: time, longest: longest) else { continue }
      var lives = Self.mostLives
      for number in numbers {
        let birth = births.time(of: Double(number) / cell.birthRate)
        guard birth >= cell.start, birth < cell.start + cell.duration else { continue }
        var random = EmitterRandom(seed: seed, number)
        let life = EmitterLife(of: cell, in: self, birth: birth, from: nil, &random)
        add(life, of: cell, random.next(), time, &found, &lives)
      }
    }
    switch renderMode {
    case .oldestFirst: return found.sorted { $0.birth < $1.birth }
    case .oldestLast: return found.sorted { $0.birth > $1.birth }
    default: return found
    }
  }

  /// The numbers of a cell's particles that may be alive, or may have made some that are.
  private func numbers(
    of cell: EmitterCellState,
    at time: Double,
    longest: Double
  ) -> ClosedRange<Int>? {
    let inner = cell.cells.map { $0.longestLife * lifetime }.max() ?? 0
    let last = (births.count(at: time) * cell.birthRate).rounded(.down)
    let first = (births.count(at: time - longest - inner) * cell.birthRate).rounded(.up)
    guard cell.birthRate > 0, last.isFinite, last < 1e15, first <= last else { return nil }
    return max(Int(first), Int(last) - Self.mostParticles)...Int(last)
  }

  /// Adds a particle that is alive, and those that it made.
  private func add(
    _ life: EmitterLife,
    of cell: EmitterCellState,
    _ seed: UInt64,
    _ time: Double,
    _ found: inout [EmitterParticle],
    _ lives: inout Int
  ) {
    guard life.birth <= time, lives > 0 else { return }
    lives -= 1
    if life.end > time, let sprite = cell.sprite, let own = life.particle(sprite, at: time) {
      found.append(own)
    }
    for inner in cell.cells where inner.birthRate > 0 {
      let start = life.birth + inner.start
      let end = min(life.end, start + inner.duration, time)
      let first = max((time - inner.longestLife * lifetime - start) * inner.birthRate, 0).rounded(
        .up
      )
      let last = ((end - start) * inner.birthRate).rounded(.down)
      guard first <= last, last < 1e15, last - first < Double(Self.mostParticles) else { continue }
      for number in Int(first)...Int(last) where lives > 0 {
        let birth = start + Double(number) / inner.birthRate
        var random = EmitterRandom(seed: seed, number)
        let place = life.position(at: birth)
        let child = EmitterLife(of: inner, in: self, birth: birth, from: place, &random)
        add(child, of: inner, random.next(), time, &found, &lives)
      }
    }
  }

  /// Draws lots for a place on the emitter's shape.
  func place(_ random: inout EmitterRandom) -> SIMD2<Double> {
    let (across, down) = (random.signed() / 2, random.signed() / 2)
    switch shape {
    case .line: return position + SIMD2(across * size.x, 0)
    case .rectangle, .cuboid: return position + size * onRectangle(across, down, random.unit())
    case .circle, .sphere:
      let isInside = mode == .volume || mode == .surface
      let radius = size.x * (isInside ? (across + 0.5).squareRoot() : 1)
      let angle = down * 2 * .pi
      return position + SIMD2(cos(angle), sin(angle)) * radius
    default: return position
    }
  }

  private func onRectangle(_ across: Double, _ down: Double, _ lot: Double) -> SIMD2<Double> {
    switch mode {
    case .points: return SIMD2(across < 0 ? -0.5 : 0.5, down < 0 ? -0.5 : 0.5)
    case .outline:
      let share = size.x / max(size.x + size.y, 1e-9)
      if lot < share { return SIMD2(across, down < 0 ? -0.5 : 0.5) }
      return SIMD2(across < 0 ? -0.5 : 0.5, down)
    default: return SIMD2(across, down)
    }
  }
}
