import Playback

extension StageScene {
  /// Every scene that ships, in the order in which menus list them.
  public static var all: [StageScene] {
    [.cityGuide, .reveal, .shoppingCart, .trips, .galleryLayers]
  }

  /// Looks a scene up by its name on the command line.
  ///
  /// - Parameter name: A name such as `city-guide`.
  /// - Returns: The scene, or nil when no scene has that name.
  public static func named(_ name: String) -> StageScene? {
    all.first { $0.name == name }
  }
}
