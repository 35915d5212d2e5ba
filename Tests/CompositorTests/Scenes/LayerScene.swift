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
  case anchors
  case slanted
  case scrolling
  case borders
  case maskedCorners
  case cornersOnWideLayers
  case tiltedClip
  case ownPerspective
  case lineCaps
  case lineJoins
  case dashes
  case strokeEnds
  case fillRules
  case cornerGravities
  case turnedNineSlice
  case filters
  case partsOfPictures
  case gradientStops
  case gradientMask
  case turnedMask
  case transparentColors
  case clippedShadows
  case rasterized
  case frozenTime
  case delayedCopies
  case tintedCopies
  case hardEdges
  case minification
  case backdrops
  case softness
  case backdropsInGroups
  case backdropsInMotion

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
    case .anchors: layers.anchors()
    case .slanted: layers.slanted()
    case .scrolling: layers.scrolling()
    case .borders: layers.borders()
    case .maskedCorners: layers.maskedCorners()
    case .cornersOnWideLayers: layers.cornersOnWideLayers()
    case .tiltedClip: layers.tiltedClip()
    case .ownPerspective: layers.ownPerspective()
    case .lineCaps: layers.lineCaps()
    case .lineJoins: layers.lineJoins()
    case .dashes: layers.dashes()
    case .strokeEnds: layers.strokeEnds()
    case .fillRules: layers.fillRules()
    case .cornerGravities: layers.cornerGravities()
    case .turnedNineSlice: layers.turnedNineSlice()
    case .filters: layers.filters()
    case .partsOfPictures: layers.partsOfPictures()
    case .gradientStops: layers.gradientStops()
    case .gradientMask: layers.gradientMask()
    case .turnedMask: layers.turnedMask()
    case .transparentColors: layers.transparentColors()
    case .clippedShadows: layers.clippedShadows()
    case .rasterized: layers.rasterized()
    case .frozenTime: layers.frozenTime()
    case .delayedCopies: layers.delayedCopies()
    case .tintedCopies: layers.tintedCopies()
    case .hardEdges: layers.hardEdges()
    case .minification: layers.minification()
    case .backdrops: layers.backdrops()
    case .softness: layers.softness()
    case .backdropsInGroups: layers.backdropsInGroups()
    case .backdropsInMotion: layers.backdropsInMotion()
    }
  }
}
