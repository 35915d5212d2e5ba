import Foundation

/// One backdrop of a frame.
struct BackdropPass {
  /// The index of its command.
  private(set) var place = 0
  /// What it sees.
  private(set) var scope = BackdropScope()
  var level: BackdropLevel
  var color: BackdropColor
  /// The whole pixels of its window, or nil.
  var window: PixelBounds?

  init(_ backdrop: DisplayList.Backdrop) {
    level = BackdropLevel(sigma: backdrop.sigma, scale: backdrop.scale)
    window = backdrop.window.flatMap(Self.wholePixels)
    color = BackdropColor(saturation: backdrop.saturation, tint: backdrop.tint)
  }

  /// Returns it as it is in a frame.
  ///
  /// - Parameters:
  ///   - place: The index of its command.
  ///   - scope: What it sees from there.
  /// - Returns: The backdrop with both.
  func placed(at place: Int, _ scope: BackdropScope) -> BackdropPass {
    var pass = self
    (pass.place, pass.scope) = (place, scope)
    return pass
  }

  /// Whether it sees another backdrop.
  func sees(_ other: BackdropPass) -> Bool { scope.sees(other.place, from: place) }

  private static func wholePixels(of window: CGRect) -> PixelBounds? {
    let limit = CGRect(x: 0, y: 0, width: 32768, height: 32768)
    let inside = window.intersection(limit)
    guard !inside.isNull else { return nil }
    let bounds = PixelBounds(
      minX: Int32(inside.minX.rounded(.up)),
      minY: Int32(inside.minY.rounded(.up)),
      maxX: Int32(inside.maxX.rounded(.down)),
      maxY: Int32(inside.maxY.rounded(.down))
    )
    return bounds.isEmpty ? nil : bounds
  }

  /// The pixels that it sees of those that it needs.
  ///
  /// - Parameters:
  ///   - needed: What its blur reaches.
  ///   - canvas: The picture.
  /// - Returns: The part of them that is in the picture and in its window.
  func source(_ needed: PixelBounds, on canvas: PixelBounds) -> PixelBounds {
    let seen = needed.intersection(canvas)
    guard let window else { return seen }
    let inside = seen.intersection(window)
    return inside.isEmpty ? seen : inside
  }
}
