import Compositor
import CoreGraphics
import Foundation
import QuartzCore

/// Small layer trees that exercise the way from layers to pixels.
@MainActor enum LayerScene: String, CaseIterable, Sendable {
  case paintingOrder
  case groupOpacity
  case masksToBounds
  case gravities
  case nineSlice
  case shadows
  case contentShadow
  case shapes
  case gradients
  case layerMask
  case vectorMask
  case flattening
  case transformLayer
  case crossingSiblings
  case flipHalfway
  case zPositions
  case cube
  case doubleSided
  case continuousCorners
  case replicator
  case flippedGeometry
  case text

  static let size = CGSize(width: 160, height: 120)

  /// The tree, in a world with a manual clock that was ticked once.
  func make() -> (world: World, root: CALayer) {
    let world = World(clock: MediaClock.manual())
    let root = CALayer()
    world.perform {
      root.frame = CGRect(origin: .zero, size: Self.size)
      root.backgroundColor = CGColor(srgbRed: 0.93, green: 0.94, blue: 0.97, alpha: 1)
      build(in: root)
      world.attach(root: root)
      world.tick()
    }
    return (world, root)
  }

  func list(scale: CGFloat = 2) -> DisplayList {
    let (world, root) = make()
    return DisplayListBuilder.build(
      root: root,
      at: world.frameTime,
      size: Self.size,
      scale: scale
    )
  }

  private func build(in root: CALayer) {
    let layers = LayerKit(root: root)
    switch self {
    case .paintingOrder: layers.paintingOrder()
    case .groupOpacity: layers.groupOpacity()
    case .masksToBounds: layers.masksToBounds()
    case .gravities: layers.gravities()
    case .nineSlice: layers.nineSlice()
    case .shadows: layers.shadows()
    case .contentShadow: layers.contentShadow()
    case .shapes: layers.shapes()
    case .gradients: layers.gradients()
    case .layerMask: layers.layerMask()
    case .vectorMask: layers.vectorMask()
    case .flattening: layers.flattening()
    case .transformLayer: layers.transformLayer()
    case .crossingSiblings: layers.crossingSiblings()
    case .flipHalfway: layers.flipHalfway()
    case .zPositions: layers.zPositions()
    case .cube: layers.cube()
    case .doubleSided: layers.doubleSided()
    case .continuousCorners: layers.continuousCorners()
    case .replicator: layers.replicator()
    case .flippedGeometry: layers.flippedGeometry()
    case .text: layers.text()
    }
  }
}
