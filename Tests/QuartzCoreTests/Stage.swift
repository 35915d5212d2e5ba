import QuartzCore

/// A world on a manual clock with one root layer, for tests.
@MainActor
struct Stage {
  let world = World(clock: .manual())
  let root = CALayer()

  init(at time: CFTimeInterval = 0) {
    world.clock.set(to: time)
    world.perform { root.frame = CGRect(x: 0, y: 0, width: 400, height: 400) }
    world.attach(root: root)
    world.tick()
  }

  /// Returns a committed layer in the root.
  func layer<Layer: CALayer>(_ layer: Layer) -> Layer {
    still { root.addSublayer(layer) }
    world.tick()
    return layer
  }

  /// Changes layers without implicit animations, in this world.
  @discardableResult
  func still<R>(_ body: () throws -> R) rethrows -> R {
    try world.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      return try body()
    }
  }

  /// Adds an animation that begins at the world's time.
  func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String? = nil) {
    world.perform { layer.add(animation, forKey: key) }
    world.tick()
  }

  /// Returns the values on screen at times, without moving the clock.
  func values(
    _ layer: CALayer,
    at times: [CFTimeInterval],
    _ read: (LayerState) -> [Double]
  ) -> [Double] {
    times.flatMap { read(layer.evaluatedState(at: $0)) }
  }
}

extension CATransform3D {
  /// The sixteen numbers, row by row.
  var numbers: [Double] {
    [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// Returns whether all numbers are near those of another matrix.
  func isNear(_ other: CATransform3D, within bound: Double = 1e-9) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= bound }
  }
}

extension CGRect {
  var numbers: [Double] { [Double(minX), Double(minY), Double(size.width), Double(size.height)] }
}

extension CGPoint {
  var numbers: [Double] { [Double(x), Double(y)] }
}
