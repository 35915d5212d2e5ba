/// A layer whose contents are drawn in tiles.
///
/// > Compatibility: the layer is drawn in one piece, at one level of detail.
open class CATiledLayer: CALayer {
  /// Makes a layer; a report says that there are no tiles.
  public override init() {
    super.init()
    World.current.report(.tiles, in: "CATiledLayer")
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    World.current.report(.tiles, in: "CATiledLayer")
  }

  /// How many levels of detail there would be.
  ///
  /// Default 1.
  open var levelsOfDetail = 1
  /// How many of them would be magnified.
  ///
  /// Default 0.
  open var levelsOfDetailBias = 0
  /// How large a tile would be, in pixels.
  ///
  /// Default 256 by 256.
  open var tileSize = CGSize(width: 256, height: 256)

  /// Returns how long a new tile would fade in, in seconds.
  open class func fadeDuration() -> CFTimeInterval {
    0.25
  }
}
