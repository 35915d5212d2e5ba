import Compositor
import CoreGraphics
import Foundation

/// Small pictures that exercise the renderer, as display lists.
enum RasterScene: String, CaseIterable, Sendable {
  case rectangles
  case roundedRotated
  case perspective
  case behindTheEye
  case thinQuads
  case borders
  case images
  case gradients
  case paths
  case overlappingPaths
  case groups
  case roundedClips
  case masks
  case halfPlanes
  case nestedGroups
  case acrossTiles

  var list: DisplayList {
    var scene = SceneBuilder()
    switch self {
    case .rectangles: scene.rectangles()
    case .roundedRotated: scene.roundedRotated()
    case .perspective: scene.perspective()
    case .behindTheEye: scene.behindTheEye()
    case .thinQuads: scene.thinQuads()
    case .borders: scene.borders()
    case .images: scene.images()
    case .gradients: scene.gradients()
    case .paths: scene.paths()
    case .overlappingPaths: scene.overlappingPaths()
    case .groups: scene.groups()
    case .roundedClips: scene.roundedClips()
    case .masks: scene.masks()
    case .halfPlanes: scene.halfPlanes()
    case .nestedGroups: scene.nestedGroups()
    case .acrossTiles: scene.acrossTiles()
    }
    return scene.list
  }
}
