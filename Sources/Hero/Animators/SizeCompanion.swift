import UIKit

/// A layer inside a stand-in that changes with the stand-in's size.
struct SizeCompanion {
  let layer: CALayer
  private(set) var from: Frame
  private(set) var to: Frame
  /// The companion's place at the size that it was measured at.
  private let natural: Frame
  private let naturalSize: CGSize

  /// Position and size of a layer.
  struct Frame: Equatable {
    var position: CGPoint
    var size: CGSize

    init(position: CGPoint, size: CGSize) {
      self.position = position
      self.size = size
    }

    init(of layer: CALayer) {
      position = layer.position
      size = layer.bounds.size
    }

    /// Returns the frame stretched as its surroundings change from one size to another.
    func stretched(from old: CGSize, to new: CGSize) -> Frame {
      guard old.width != 0, old.height != 0, new.width != 0, new.height != 0 else {
        return Frame(position: CGPoint(x: new.width / 2, y: new.height / 2), size: new)
      }
      let x = new.width / old.width
      let y = new.height / old.height
      return Frame(
        position: CGPoint(x: position.x * x, y: position.y * y),
        size: CGSize(width: size.width * x, height: size.height * y)
      )
    }
  }

  private init(layer: CALayer, natural: Frame, naturalSize: CGSize) {
    self.layer = layer
    self.natural = natural
    self.naturalSize = naturalSize
    from = natural
    to = natural
  }

  /// Makes the companion of a layer that covers its superlayer.
  init(filling layer: CALayer) {
    self.init(layer: layer, natural: Frame(of: layer), naturalSize: layer.bounds.size)
  }

  mutating func stretch(from first: CGSize, to last: CGSize) {
    from = natural.stretched(from: naturalSize, to: first)
    to = natural.stretched(from: naturalSize, to: last)
    setModel()
  }

  // MARK: Finding them

  /// Returns the layers of a picture, which stretch with it.
  static func scaled(
    in record: HeroSnapshotRecord,
    from first: CGSize,
    to last: CGSize
  ) -> [SizeCompanion] {
    let size = record.snapshot.bounds.size
    let companions = record.content.map { content in
      collect(content, surroundings: size, first: first, last: last)
    }
    resize(record.snapshot, to: last)
    for companion in companions ?? [] { companion.setModel() }
    return companions ?? []
  }

  private static func collect(
    _ view: UIView,
    surroundings: CGSize,
    first: CGSize,
    last: CGSize
  ) -> [SizeCompanion] {
    var companion = SizeCompanion(
      layer: view.layer,
      natural: Frame(of: view.layer),
      naturalSize: surroundings
    )
    companion.from = companion.natural.stretched(from: surroundings, to: first)
    companion.to = companion.natural.stretched(from: surroundings, to: last)
    let (start, end) = (companion.from.size, companion.to.size)
    let inside = view.subviews.flatMap {
      collect($0, surroundings: companion.natural.size, first: start, last: end)
    }
    return [companion] + inside
  }

  /// Returns the layers inside a view that the view's own layout moves, and leaves it at its last
  /// size.
  static func laidOut(in view: UIView, from first: CGSize, to last: CGSize) -> [SizeCompanion] {
    let layers = Array(view.layersOfTree.dropFirst())
    resize(view, to: first)
    let before = layers.map(Frame.init(of:))
    resize(view, to: last)
    let after = layers.map(Frame.init(of:))
    return zip(layers, zip(before, after)).compactMap { layer, frames in
      guard frames.0 != frames.1 else { return nil }
      var companion = SizeCompanion(layer: layer, natural: frames.1, naturalSize: last)
      companion.from = frames.0
      companion.to = frames.1
      return companion
    }
  }

  private static func resize(_ view: UIView, to size: CGSize) {
    view.bounds.size = size
    view.setNeedsLayout()
    // Hundreds of stand-ins change their sizes; what is around them is laid out once, later.
    view.layoutTreeIfNeeded()
  }

  private func setModel() {
    CATransaction.withoutActions {
      layer.bounds.size = to.size
      layer.position = to.position
    }
  }

  // MARK: Moving them

  typealias MakeAnimation = (_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation

  /// Lets the layer run by itself from what shows now, or from the beginning when nothing ran
  /// before.
  func add(
    after delay: TimeInterval,
    speed: Float,
    goesBack: Bool,
    _ make: MakeAnimation
  ) {
    let isSized = layer.animation(forKey: AnimatedKey.size.animationKey) != nil
    let current = isSized ? Frame(of: layer.heroCurrent) : from
    let goal = goesBack ? from : to
    for (key, animation) in animations(from: current, to: goal, make) {
      animation.speed = speed
      layer.addHero(animation, for: key, after: delay)
    }
  }

  func pause(at time: TimeInterval, _ make: MakeAnimation) {
    for (key, animation) in animations(from: from, to: to, make) {
      animation.speed = 0
      animation.timeOffset = time
      layer.addHero(animation, for: key, after: 0)
    }
  }

  /// Shows the layer as it is at a size of its surroundings.
  func hold(at size: CGSize, of track: ViewAnimation.Track?) {
    let frame: Frame
    if size == track?.from.size {
      frame = from
    } else if size == track?.to.size {
      frame = to
    } else {
      frame = natural.stretched(from: naturalSize, to: size)
    }
    let position = LayerAnimationFactory.constant(AnimatedKey.position.keyPath, frame.position)
    let extent = LayerAnimationFactory.constant(AnimatedKey.size.keyPath, frame.size)
    layer.addHero(position, for: .position, after: 0)
    layer.addHero(extent, for: .size, after: 0)
  }

  private func animations(
    from: Frame,
    to: Frame,
    _ make: MakeAnimation
  ) -> [(AnimatedKey, CABasicAnimation)] {
    [
      (.position, make(AnimatedKey.position.keyPath, from.position, to.position)),
      (.size, make(AnimatedKey.size.keyPath, from.size, to.size)),
    ]
  }
}
