import Foundation

/// Where a shadow's grid lies in its layer's plane.
struct ShadowPlacement {
  /// What may be touched, in the layer's coordinates.
  var rect: RoundedRect
  private let grid: ShadowGrid
  /// The length of a cell.
  private let cell: Double
  /// The layer's coordinates of the first cell's centre; of the shape's centre when folded.
  private let origin: SIMD2<Double>
  private let center: SIMD2<Double>
  private let isFolded: Bool

  /// A blur of fewer pixels than this is drawn as a sharp shape.
  static let sharp = 0.15
  private static let mostCells = 1_500_000.0

  /// Device pixels per unit of the layer, at the caster's place.
  static func density(_ shadow: DisplayList.Shadow) -> Double {
    let map = shadow.transform
    if map.isAffine { return abs(map.x.x * map.y.y - map.x.y * map.y.x).squareRoot() }
    return 1
  }

  /// The shape without a blur, when the caster is a shape.
  static func sharpFill(_ shadow: DisplayList.Shadow) -> DisplayList.Fill? {
    let shape: DisplayList.Shape
    switch shadow.caster {
    case .roundedRect(let rect):
      shape = .roundedRect(rect.offset(dx: shadow.offset.x, dy: shadow.offset.y))
    case .path(let outline):
      var moved = outline
      for index in moved.points.indices { moved.points[index] += shadow.offset }
      shape = .path(moved)
    case .content:
      return nil
    }
    return DisplayList.Fill(
      shape: shape,
      paint: .color(shadow.color),
      transform: shadow.transform
    )
  }

  /// Makes or finds the grid; gives nil when there is nothing that casts a shadow.
  static func make(_ shadow: DisplayList.Shadow, _ cache: ResourceCache) -> Self? {
    switch shadow.caster {
    case .roundedRect(let rect):
      guard !rect.isEmpty, rect.width < 1e6, rect.height < 1e6 else { return nil }
      guard rect.isUniform, shadow.sigma > 0 else { return make(Outline(rect), shadow, cache) }
      return quarter(rect, shadow, cache)
    case .path(let outline):
      return make(outline, shadow, cache)
    case .content(let list, let corner):
      guard list.width > 0, list.height > 0, list.scale > 0 else { return nil }
      return whole(list, corner, shadow, cache)
    }
  }

  private static func quarter(
    _ rect: RoundedRect,
    _ shadow: DisplayList.Shadow,
    _ cache: ResourceCache
  ) -> Self {
    let cell = shadow.sigma / 3
    let grid = cache.quarter(
      halfWidth: rect.width / 2 / cell,
      halfHeight: rect.height / 2 / cell,
      radius: rect.radii[0] / cell,
      sigma: 3
    )
    let moved = rect.offset(dx: shadow.offset.x, dy: shadow.offset.y)
    var touched = moved.inset(by: -GaussianBlur.reach * shadow.sigma)
    touched.radii = SIMD4(0, 0, 0, 0)
    return Self(
      rect: touched,
      grid: grid,
      cell: cell,
      origin: SIMD2(moved.minX + moved.maxX, moved.minY + moved.maxY) * 0.5,
      center: SIMD2(rect.width, rect.height) * (0.5 / cell) + 3 * GaussianBlur.reach,
      isFolded: true
    )
  }

  private static func whole(
    _ list: DisplayList,
    _ corner: SIMD2<Double>,
    _ shadow: DisplayList.Shadow,
    _ cache: ResourceCache
  ) -> Self {
    let cell = 1 / list.scale
    let grid = cache.shadow(shadow.caster, sigma: shadow.sigma) {
      ContentAlpha.grid(list, sigma: shadow.sigma * list.scale)
    }
    let from = corner + shadow.offset
    return Self(
      rect: RoundedRect(
        minX: from.x,
        minY: from.y,
        maxX: from.x + Double(list.width) * cell,
        maxY: from.y + Double(list.height) * cell
      ),
      grid: grid,
      cell: cell,
      origin: from + cell / 2,
      center: SIMD2(0, 0),
      isFolded: false
    )
  }

  /// A path is drawn on a grid of its own.
  private static func make(
    _ outline: Outline,
    _ shadow: DisplayList.Shadow,
    _ cache: ResourceCache
  ) -> Self? {
    guard let box = outline.controlBox else { return nil }
    let reach = GaussianBlur.reach * shadow.sigma
    let size = box.max - box.min + 2 * reach
    guard size.x > 0, size.y > 0, size.x < 1e6, size.y < 1e6 else { return nil }
    var cell = max(shadow.sigma / 3, 0.25)
    let cells = size.x * size.y / (cell * cell)
    if cells > mostCells { cell *= (cells / mostCells).squareRoot() }
    let corner = box.min - reach - cell
    let transform = Homography(
      x: SIMD3(1 / cell, 0, 0),
      y: SIMD3(0, 1 / cell, 0),
      origin: SIMD3(-corner.x / cell, -corner.y / cell, 1)
    )
    let fill = DisplayList.Fill(
      shape: .path(outline),
      paint: .color(SIMD4(0, 0, 0, 1)),
      transform: transform
    )
    let list = DisplayList(
      width: Int((size.x / cell).rounded(.up)) + 2,
      height: Int((size.y / cell).rounded(.up)) + 2,
      scale: 1 / cell,
      items: [.fill(fill)]
    )
    var placed = shadow
    placed.caster = .content(list, origin: corner)
    return whole(list, corner, placed, cache)
  }

  /// The grid as workers see it.
  func sampler(_ inverse: InverseMap, keeping keepAlive: inout [AnyObject]) -> ShadowSampler {
    keepAlive.append(grid)
    let factor = 1 / cell
    return ShadowSampler(
      values: grid.base,
      width: grid.width,
      height: grid.height,
      isSmooth: grid.isSmooth,
      map: TextureMap(
        u: (inverse.u - inverse.w * origin.x) * factor,
        v: (inverse.v - inverse.w * origin.y) * factor,
        w: inverse.w
      ),
      isAffine: inverse.isAffine,
      centerX: center.x,
      centerY: center.y,
      isFolded: isFolded
    )
  }
}
