import Compositor
import CoreGraphics
import QuartzCore

/// A layer tree that is drawn over and over.
struct LayerBench {
  let id: String
  let width: Int
  let height: Int
  let scale: CGFloat
  let world: World
  let root: CALayer
  /// Changes the tree for a frame.
  let step: (Int) -> Void

  /// Makes a tree in a world of its own.
  ///
  /// - Parameters:
  ///   - id: The scene's name.
  ///   - width: The picture's width, in pixels.
  ///   - height: The picture's height, in pixels.
  ///   - scale: Pixels per point.
  ///   - build: Fills the root and returns what changes it for a frame.
  init(
    _ id: String,
    _ width: Int,
    _ height: Int,
    scale: CGFloat,
    build: (CALayer) -> (Int) -> Void
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.scale = scale
    let world = World(clock: .manual())
    let root = CALayer()
    self.world = world
    self.root = root
    root.frame = CGRect(
      x: 0,
      y: 0,
      width: CGFloat(width) / scale,
      height: CGFloat(height) / scale
    )
    step = world.perform {
      let step = build(root)
      world.attach(root: root)
      world.tick()
      return step
    }
  }

  /// Changes the tree for a frame and commits.
  func advance(_ frame: Int) {
    world.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      step(frame)
      CATransaction.commit()
      world.tick()
    }
  }

  /// What is on screen of the tree now.
  func list(from source: DisplayListSource) -> DisplayList {
    source.list(of: root, at: world.frameTime, size: root.bounds.size, scale: scale)
  }
}
