/// A picture as a flat list of plain values: what a layer tree looks like at one time.
///
/// The list knows nothing of layers, animations or pixels. A renderer draws its items in order; groups nest by
/// begin and end items. Two equal lists give equal pixels.
public struct DisplayList: Hashable, Sendable {
  /// Width of the picture, in pixels.
  public var width: Int
  /// Height of the picture, in pixels.
  public var height: Int
  /// Pixels per point, greater than 0.
  public var scale: Double
  /// What is drawn, back to front.
  public var items: [Item]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - width: Width in pixels.
  ///   - height: Height in pixels.
  ///   - scale: Pixels per point. Default 1.
  ///   - items: What is drawn, back to front. Default nothing.
  public init(width: Int, height: Int, scale: Double = 1, items: [Item] = []) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.scale = scale
    self.items = items
  }
}
