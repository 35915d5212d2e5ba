import Foundation

extension PaintSource {
  /// Places a picture; gives false when there is nothing of it.
  ///
  /// - Parameters:
  ///   - image: The picture and where it lies.
  ///   - inverse: From pixel centres to the layer's plane.
  ///   - cache: Where smaller copies are kept.
  ///   - recent: What was found there before in this frame.
  ///   - halving: How often the picture is halved; nil for what fits. Default nil.
  /// - Returns: Whether there is something of it.
  mutating func place(
    _ image: DisplayList.ImagePaint,
    _ inverse: InverseMap,
    _ cache: ResourceCache,
    _ recent: inout RecentGrids,
    halving: Int? = nil
  ) -> Bool {
    let texture = image.source
    guard let part = Self.part(image.sourceRect, texture) else { return false }
    let target = image.targetRect
    guard let (sx, sy) = Self.texelsPerUnit(image) else { return false }
    var map = TextureMap(
      u: (inverse.u - inverse.w * Double(target.origin.x)) * sx
        + inverse.w * Double(image.sourceRect.origin.x),
      v: (inverse.v - inverse.w * Double(target.origin.y)) * sy
        + inverse.w * Double(image.sourceRect.origin.y),
      w: inverse.w
    )
    kind = .nearest
    isOpaque = texture.isOpaque
    isAffine = inverse.isAffine
    var grid = texture.grid
    let density = inverse.density(sx, sy, at: target)
    let isNearest = density > 1 ? image.minifiesNearest : image.magnifiesNearest
    if halving == nil, let offset = Self.wholeOffset(map, isAffine, part) {
      kind = .blit
      (dx, dy) = (offset.0 - part.x, offset.1 - part.y)
    } else if halving != nil || !isNearest {
      kind = isAffine ? .linear : .perspective
    }
    var level = 0
    if kind == .linear || kind == .perspective {
      let wanted = halving ?? (image.blendsHalvings ? 0 : Self.halving(density))
      if wanted > 0, min(texture.width, texture.height) > 1 {
        (grid, level) = cache.mip(texture, level: wanted)
      }
      // Pictures one texel wide or high are never halved, and mixing asks for two.
      if level == 0, part.width < 2 || part.height < 2 {
        self.grid = cache.atLeastTwo(texture)
        self.map = kind == .linear ? map.lessHalf : map
        return true
      } else if level == 0, part.isAll(of: texture),
        part.width * part.height <= ResourceCache.mostRimmed
      {
        self.grid = cache.rimmed(texture, &recent)
        self.map = kind == .linear ? map.lessHalf : map
        return true
      }
    }
    let shrink = 1 / Double(1 << level)
    self.grid = grid.part(part, level)
    map.u = map.u * shrink - map.w * Double(part.x >> level)
    map.v = map.v * shrink - map.w * Double(part.y >> level)
    self.map = kind == .linear ? map.lessHalf : map
    return true
  }

  /// Places the two halvings of a picture that are blended, or gives nil when it is not made smaller.
  ///
  /// - Parameters:
  ///   - image: The picture and where it lies.
  ///   - inverse: From pixel centres to the layer's plane.
  ///   - cache: Where smaller copies are kept.
  ///   - recent: What was found there before in this frame.
  /// - Returns: The finer and the coarser one.
  static func blended(
    _ image: DisplayList.ImagePaint,
    _ inverse: InverseMap,
    _ cache: ResourceCache,
    _ recent: inout RecentGrids
  ) -> (fine: PaintSource, coarse: PaintSource)? {
    guard let (sx, sy) = texelsPerUnit(image) else { return nil }
    let density = inverse.density(sx, sy, at: image.targetRect)
    let wanted = log2(min(max(density, 1e-6), 65536)) + Double(image.halvingBias)
    guard wanted > 0, wanted < 64 else { return nil }
    let halving = Int(min(wanted, 20))
    var (fine, coarse) = (PaintSource(), PaintSource())
    guard
      fine.place(image, inverse, cache, &recent, halving: halving),
      coarse.place(image, inverse, cache, &recent, halving: halving + 1)
    else { return nil }
    fine.kind = .blended
    fine.dx = Int((min(wanted - Double(halving), 1) * 255).rounded())
    return (fine, coarse)
  }

  private static func texelsPerUnit(_ image: DisplayList.ImagePaint) -> (Double, Double)? {
    let sx = Double(image.sourceRect.size.width / image.targetRect.size.width)
    let sy = Double(image.sourceRect.size.height / image.targetRect.size.height)
    guard sx.isFinite, sy.isFinite, sx != 0, sy != 0 else { return nil }
    return (sx, sy)
  }

  /// How often a picture is halved of which one pixel spans so many texels.
  private static func halving(_ density: Double) -> Int {
    guard density > 1 / 0.75 else { return 0 }
    return max(1, Int(log2(min(density, 65536) * 0.75).rounded(.up)))
  }

  /// The texels of a source rectangle, rounded outwards.
  private static func part(_ rect: CGRect, _ texture: Texture) -> TexelPart? {
    if rect == CGRect(x: 0, y: 0, width: texture.width, height: texture.height) {
      return TexelPart(x: 0, y: 0, width: texture.width, height: texture.height)
    }
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return nil }
    let box = rect.standardized
    let x = max(0, Int((box.minX + 1e-6).rounded(.down)))
    let y = max(0, Int((box.minY + 1e-6).rounded(.down)))
    let maxX = min(texture.width, Int((box.maxX - 1e-6).rounded(.up)))
    let maxY = min(texture.height, Int((box.maxY - 1e-6).rounded(.up)))
    guard maxX > x, maxY > y else { return nil }
    return TexelPart(x: x, y: y, width: maxX - x, height: maxY - y)
  }

  /// The texel of pixel (0, 0) when texels lie one to one on pixels.
  private static func wholeOffset(
    _ map: TextureMap,
    _ isAffine: Bool,
    _ part: TexelPart
  ) -> (Int, Int)? {
    guard isAffine else { return nil }
    let size = Double(max(part.width, part.height))
    let skew = max(abs(map.u.x - 1), abs(map.u.y), abs(map.v.x), abs(map.v.y - 1))
    guard skew * size < 0.02 else { return nil }
    let x = (map.u.z - 0.5).rounded()
    let y = (map.v.z - 0.5).rounded()
    guard abs(map.u.z - 0.5 - x) < 0.02, abs(map.v.z - 0.5 - y) < 0.02 else { return nil }
    guard abs(x) < 1e7, abs(y) < 1e7 else { return nil }
    return (Int(x), Int(y))
  }
}

/// A rectangle of whole texels.
struct TexelPart {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func isAll(of texture: Texture) -> Bool {
    width == texture.width && height == texture.height
  }
}

extension TexelGrid {
  /// A part of the grid, given in texels of the level that was not halved.
  fileprivate func part(_ part: TexelPart, _ level: Int) -> TexelGrid {
    let x = min(part.x >> level, max(0, width - 2))
    let y = min(part.y >> level, max(0, height - 2))
    let round = (1 << level) - 1
    let maxX = min(width, max((part.x + part.width + round) >> level, x + min(2, width)))
    let maxY = min(height, max((part.y + part.height + round) >> level, y + min(2, height)))
    return TexelGrid(
      base: base + y * stride + x,
      stride: stride,
      width: maxX - x,
      height: maxY - y
    )
  }
}

extension TextureMap {
  /// The map with whole numbers at texel centres, for a map without perspective.
  fileprivate var lessHalf: TextureMap {
    TextureMap(u: u - SIMD3(0, 0, 0.5), v: v - SIMD3(0, 0, 0.5), w: w)
  }
}
