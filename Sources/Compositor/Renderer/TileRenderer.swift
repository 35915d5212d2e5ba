/// Draws one tile after the other into private memory.
///
/// There is one for each thread.
struct TileRenderer {
  private let tables: FrameTables
  private let memory: TileMemory
  private var sweep = PathSweep()

  init(_ tables: FrameTables, _ memory: TileMemory) {
    self.tables = tables
    self.memory = memory
  }

  /// Draws a tile.
  ///
  /// - Parameters:
  ///   - index: The tile's index in the frame's tables.
  ///   - x: The tile's first column in the picture.
  ///   - y: The tile's first row in the picture.
  ///   - width: How much of the tile lies in the picture.
  ///   - height: How much of the tile lies in the picture.
  /// - Returns: The tile's pixels, until the next tile is drawn.
  mutating func draw(_ index: Int, x: Int, y: Int, width: Int, height: Int) -> TileSurface {
    let tile = TileSurface(base: memory.surface(0), x: x, y: y, width: width, height: height)
    let from = Int(tables.offsets[index])
    let to = Int(tables.offsets[index &+ 1])
    draw(from, to, tile, 0, clears: true)
    return tile
  }

  @inline(__always)
  private func command(_ place: Int) -> UnsafePointer<Command> {
    tables.commands + Int(tables.items[place])
  }

  // MARK: Lists

  /// Draws the commands of a part of the tile's list, from the topmost one that hides all below.
  private mutating func draw(
    _ from: Int,
    _ to: Int,
    _ tile: TileSurface,
    _ level: Int,
    clears: Bool
  ) {
    var place = from
    if let cover = topCover(from, to, tile) {
      place = cover
    } else if clears {
      Self.clear(tile)
    }
    while place < to {
      let command = command(place)
      switch command.pointee.kind {
      case .beginGroup:
        let end = self.end(of: command, after: place, before: to)
        drawGroup(command, place, end, tile, level)
        place = end
      case .beginMask:
        place = end(of: command, after: place, before: to)
      case .endMask, .endGroup:
        break
      default:
        draw(command, tile)
      }
      place &+= 1
    }
  }

  static func clear(_ tile: TileSurface) {
    for row in 0..<tile.height { Blend.fill(tile.row(row), tile.width, 0) }
  }

  /// The place of the command that ends what another begins.
  private func end(
    of command: UnsafePointer<Command>,
    after place: Int,
    before to: Int
  ) -> Int {
    let match = command.pointee.match
    var end = place &+ 1
    while end < to, tables.items[end] != match { end &+= 1 }
    return end
  }

  /// The place of the topmost command that hides everything below it in the whole tile.
  ///
  /// Groups that change nothing within the tile are looked into; others hide nothing.
  private func topCover(_ from: Int, _ to: Int, _ tile: TileSurface) -> Int? {
    var place = to &- 1
    while place >= from {
      let command = command(place)
      switch command.pointee.kind {
      case .endGroup, .endMask:
        let begin = tables.commands + Int(command.pointee.match)
        if command.pointee.kind == .endMask || !isPlain(begin, tile) {
          while place > from, tables.items[place] != command.pointee.match { place &-= 1 }
        }
      case .color, .paint, .pathColor, .pathPaint, .backdrop, .pathBackdrop:
        if command.pointee.isOpaque, covers(command, tile) { return place }
      case .ring, .shadow, .beginGroup, .beginMask:
        break
      }
      place &-= 1
    }
    return nil
  }

  /// Whether a fill covers every pixel of a tile.
  private func covers(_ command: UnsafePointer<Command>, _ tile: TileSurface) -> Bool {
    guard Self.contains(command.pointee.bounds, tile) else { return false }
    let shape = Int(command.pointee.shape)
    switch command.pointee.kind {
    case .pathColor, .pathPaint, .pathBackdrop:
      return tables.paths[shape].relation(tile) == .inside
    default:
      return QuadGeometry.covers(tables.quads + shape, tile)
    }
  }

  @inline(__always)
  private static func contains(_ bounds: PixelBounds, _ tile: TileSurface) -> Bool {
    Int(bounds.minX) <= tile.x && Int(bounds.minY) <= tile.y
      && Int(bounds.maxX) >= tile.x &+ tile.width && Int(bounds.maxY) >= tile.y &+ tile.height
  }

  // MARK: Groups

  /// How a clip lies to a tile.
  private func relation(_ clip: ClipRegion, _ tile: TileSurface) -> PathGeometry.Relation {
    switch clip.kind {
    case .pixels:
      return Self.contains(clip.bounds, tile) ? .inside : .crossed
    case .halfPlane:
      return HalfPlane(clip.line, tile).relation(tile)
    case .quad:
      return QuadGeometry.relation(tables.quads + Int(clip.shape), tile)
    case .path:
      return tables.paths[Int(clip.shape)].relation(tile)
    }
  }

  /// Whether a group's items may be drawn as if there were no group.
  private func isPlain(_ group: UnsafePointer<Command>, _ tile: TileSurface) -> Bool {
    guard group.pointee.alpha == 255, !group.pointee.hasMask else { return false }
    let first = Int(group.pointee.firstClip)
    for index in first..<first &+ Int(group.pointee.clipCount) {
      guard relation(tables.clips[index], tile) == .inside else { return false }
    }
    return true
  }

  private mutating func drawGroup(
    _ group: UnsafePointer<Command>,
    _ begin: Int,
    _ end: Int,
    _ tile: TileSurface,
    _ level: Int
  ) {
    guard end &- begin > 1 else { return }
    let part = tile.part(group.pointee.bounds)
    guard part.width > 0, part.height > 0 else { return }
    var crossed: UInt64 = 0
    let first = Int(group.pointee.firstClip)
    let count = min(64, Int(group.pointee.clipCount))
    for index in 0..<count {
      switch relation(tables.clips[first &+ index], part) {
      case .outside: return
      case .inside: break
      case .crossed: crossed |= 1 &<< UInt64(index)
      }
    }
    if crossed == 0, group.pointee.alpha == 255, !group.pointee.hasMask {
      draw(begin &+ 1, end, part, level, clears: false)
      return
    }
    let scratch = part.onto(memory.surface(level &+ 1))
    let mask = group.pointee.hasMask ? maskPlace(begin, end) : nil
    draw(begin &+ 1, mask ?? end, scratch, level &+ 1, clears: true)
    for index in 0..<count where crossed & (1 &<< UInt64(index)) != 0 {
      apply(tables.clips[first &+ index], scratch)
    }
    if let mask { applyMask(mask, end, scratch, level) }
    for row in 0..<part.height {
      let alpha = group.pointee.alpha
      if alpha == 255 {
        Blend.over(part.row(row), UnsafePointer(scratch.row(row)), part.width)
      } else {
        Blend.over(part.row(row), UnsafePointer(scratch.row(row)), part.width, alpha: alpha)
      }
    }
  }

  /// The place of the mask of a group.
  private func maskPlace(_ begin: Int, _ end: Int) -> Int? {
    var place = begin &+ 1
    while place < end {
      let command = command(place)
      switch command.pointee.kind {
      case .beginMask: return place
      case .beginGroup: place = self.end(of: command, after: place, before: end)
      default: break
      }
      place &+= 1
    }
    return nil
  }

  private mutating func applyMask(
    _ begin: Int,
    _ end: Int,
    _ scratch: TileSurface,
    _ level: Int
  ) {
    let stop = self.end(of: command(begin), after: begin, before: end)
    let surface = scratch.onto(memory.surface(level &+ 2))
    draw(begin &+ 1, stop, surface, level &+ 2, clears: true)
    for row in 0..<scratch.height {
      Blend.multiply(scratch.row(row), alphaOf: UnsafePointer(surface.row(row)), scratch.width)
    }
  }

  /// Multiplies a scratch surface with the coverage of a clip.
  private mutating func apply(_ clip: ClipRegion, _ scratch: TileSurface) {
    switch clip.kind {
    case .pixels:
      let inside = scratch.part(clip.bounds)
      let left = inside.x &- scratch.x
      for row in 0..<scratch.height {
        let isInside = row >= inside.y &- scratch.y && row < inside.y &- scratch.y &+ inside.height
        let line = scratch.row(row)
        Blend.fill(line, isInside ? left : scratch.width, 0)
        guard isInside else { continue }
        let right = left &+ inside.width
        Blend.fill(line + right, scratch.width &- right, 0)
      }
    case .quad:
      TileDrawing.clip(rows(Int(clip.shape), scratch), scratch)
    case .path:
      sweep.cover(tables.paths[Int(clip.shape)], scratch, memory.mask)
      for row in 0..<scratch.height {
        let coverage = memory.mask + row &* TileSurface.stride
        TileDrawing.multiply(scratch.row(row), coverage, scratch.width)
      }
    case .halfPlane:
      HalfPlane(clip.line, scratch).clear(scratch)
    }
  }

  // MARK: Items

  /// A quad cut into rows.
  private func rows(_ quad: Int, _ tile: TileSurface, isSecond: Bool = false) -> QuadRows {
    let room = isSecond ? memory.quads.1 : memory.quads.0
    return QuadRows(tables.quads + quad, tile: tile, room: room)
  }

  private mutating func draw(_ command: UnsafePointer<Command>, _ tile: TileSurface) {
    let part = tile.part(command.pointee.bounds)
    guard part.width > 0, part.height > 0 else { return }
    let shape = Int(command.pointee.shape)
    switch command.pointee.kind {
    case .color:
      TileDrawing.fill(rows(shape, tile), command.pointee.pixel, tile)
    case .paint:
      PaintDrawing.fill(
        rows(shape, tile),
        tables.paints + Int(command.pointee.paint),
        command.pointee.alpha,
        tile,
        memory.line
      )
    case .ring:
      let inner = rows(Int(command.pointee.other), tile, isSecond: true)
      RingDrawing.fill(rows(shape, tile), inner, command.pointee.pixel, tile)
    case .pathColor, .pathPaint, .pathBackdrop:
      drawPath(command, tables.paths[shape], part)
    case .backdrop:
      BackdropDrawing.fill(
        rows(shape, tile),
        tables.backdrops[Int(command.pointee.paint)],
        command.pointee.alpha,
        tile,
        part,
        memory
      )
    case .shadow:
      drawShadow(command, tile)
    case .beginGroup, .beginMask, .endMask, .endGroup:
      break
    }
  }

  private mutating func drawPath(
    _ command: UnsafePointer<Command>,
    _ path: PathGeometry,
    _ tile: TileSurface
  ) {
    let relation = path.relation(tile)
    guard relation != .outside else { return }
    if relation == .inside {
      for row in 0..<tile.height {
        (memory.mask + row &* TileSurface.stride).update(repeating: 255, count: tile.width)
      }
    } else {
      sweep.cover(path, tile, memory.mask)
    }
    let end = tile.width
    for row in 0..<tile.height {
      // Whole registers of coverage are read, so the rest of the last one must be empty.
      (memory.mask + (row &* TileSurface.stride &+ end)).update(repeating: 0, count: 8)
    }
    if command.pointee.kind == .pathBackdrop {
      BackdropDrawing.fill(
        memory.mask,
        tables.backdrops[Int(command.pointee.paint)],
        command.pointee.alpha,
        tile,
        memory
      )
    } else if command.pointee.kind == .pathColor {
      for row in 0..<tile.height {
        let coverage = memory.mask + row &* TileSurface.stride
        TileDrawing.fill(tile.row(row), coverage, end, command.pointee.pixel)
      }
    } else {
      PaintDrawing.fill(
        memory.mask,
        tables.paints + Int(command.pointee.paint),
        command.pointee.alpha,
        tile,
        memory.line
      )
    }
  }

  private func drawShadow(_ command: UnsafePointer<Command>, _ tile: TileSurface) {
    let rows = rows(Int(command.pointee.shape), tile)
    let moved = tables.shadows[Int(command.pointee.paint)].moved(tile.x, tile.y)
    withUnsafePointer(to: moved) { drawShadow(command, rows, ShadowRows($0, tile), tile) }
  }

  private func drawShadow(
    _ command: UnsafePointer<Command>,
    _ rows: QuadRows,
    _ shadow: ShadowRows,
    _ tile: TileSurface
  ) {
    let other = Int(command.pointee.other)
    guard other >= 0 else {
      ShadowDrawing.fill(rows, shadow, command.pointee.pixel, tile, memory.shadow)
      return
    }
    guard !QuadGeometry.covers(tables.quads + other, tile) else { return }
    let hole = self.rows(other, tile, isSecond: true)
    ShadowDrawing.fill(rows, hole, shadow, command.pointee.pixel, tile, memory.shadow)
  }
}
