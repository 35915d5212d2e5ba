import Playback
import UIKit

extension StageScene {
  /// One picture of every layer feature, with the name of each; nothing moves in it.
  public static let galleryLayers = StageScene(
    name: "gallery-layers",
    title: "Layers",
    subtitle: "every feature",
    triggers: [],
    canvas: CGSize(width: 1280, height: 1264),
    notes: ["Drag the sheet to see all of it."]
  ) {
    Stage(rootViewController: GalleryLayersViewController()) { _ in }
  }
}
