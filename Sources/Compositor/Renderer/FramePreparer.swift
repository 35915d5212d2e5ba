/// Turns a display list into commands and tables that workers can read without a reference count.
struct FramePreparer {
  /// An open group or mask.
  private struct Level {
    var begin: Int
    /// Where its items may draw.
    var limit: PixelBounds
    /// What its items touch.
    var content: PixelBounds
    var isMask: Bool
    /// For a group with a mask: what the mask touches.
    var mask: PixelBounds?
  }

  let cache: ResourceCache
  private var recent = RecentGrids()
  private(set) var wantsDigests = false
  private(set) var canvas = PixelBounds.empty
  private var levels: [Level] = []
  /// How many begun groups are left out since nothing of them can be seen.
  private var skipped = 0

  var commands: [Command] = []
  var quads: PlacedTable<QuadGeometry>
  var paths: [PathGeometry] = []
  var paints: PlacedTable<PaintSource>
  var shadows: [ShadowSampler] = []
  var clips: [ClipRegion] = []
  var backdrops: [BackdropPass] = []
  /// What the tables point into.
  var keepAlive: [AnyObject] = []
  /// Those that prepare parts of a long list.
  var parts: [FramePreparer] = []

  /// Makes a preparer with tables of its own.
  init(cache: ResourceCache) {
    self.init(cache, PlacedTable(QuadGeometry()), PlacedTable(PaintSource()))
  }

  /// Makes a preparer that places quads and paints where it is told.
  init(
    _ cache: ResourceCache,
    _ quads: PlacedTable<QuadGeometry>,
    _ paints: PlacedTable<PaintSource>
  ) {
    (self.cache, self.quads, self.paints) = (cache, quads, paints)
  }

  func deallocate() {
    quads.deallocate()
    paints.deallocate()
  }

  /// Empties the tables for a new picture; their memory stays.
  mutating func begin(width: Int, height: Int, wantsDigests: Bool) {
    quads.removeAll()
    paints.removeAll()
    let canvas = PixelBounds(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
    begin(canvas, wantsDigests, quads, paints)
  }

  /// Empties the tables, and places quads and paints of a new picture where it is told.
  mutating func begin(
    _ canvas: PixelBounds,
    _ wantsDigests: Bool,
    _ quads: PlacedTable<QuadGeometry>,
    _ paints: PlacedTable<PaintSource>
  ) {
    (self.canvas, self.wantsDigests) = (canvas, wantsDigests)
    (self.quads, self.paints) = (quads, paints)
    recent.removeAll()
    skipped = 0
    levels.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
    paths.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    keepAlive.removeAll(keepingCapacity: true)
  }

  mutating func add(_ items: UnsafeBufferPointer<DisplayList.Item>) {
    for index in items.indices { add(items[index]) }
    while !levels.isEmpty { levels.last?.isMask == true ? endMask() : endGroup() }
  }

  private mutating func add(_ item: DisplayList.Item) {
    switch item {
    case .fill(let fill):
      guard skipped == 0 else { return }
      addFill(fill)
    case .shadow(let shadow):
      guard skipped == 0 else { return }
      addShadow(shadow)
    case .backdrop(let backdrop):
      guard skipped == 0 else { return }
      addBackdrop(backdrop)
    case .beginGroup(let group):
      beginGroup(group)
    case .beginMask:
      beginMask()
    case .endMask:
      endMask()
    case .endGroup:
      endGroup()
    }
  }

  /// Where the next item may draw.
  private var limit: PixelBounds { levels.last?.limit ?? canvas }

  private mutating func append(_ command: Command) {
    guard !command.bounds.isEmpty else { return }
    commands.append(command)
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].content = levels[levels.count - 1].content.union(command.bounds)
  }

  // MARK: Groups

  private mutating func beginGroup(_ group: DisplayList.Group) {
    let alpha = PremultipliedColor.byte(group.opacity)
    guard skipped == 0, alpha > 0 else {
      skipped += 1
      return
    }
    var bounds = limit
    let firstClip = clips.count
    var digest = Digest()
    for clip in group.clips {
      guard let region = region(clip, within: bounds) else {
        clips.removeSubrange(firstClip...)
        skipped += 1
        return
      }
      bounds = bounds.intersection(region.bounds)
      if wantsDigests { digest.add(clip) }
      if region.kind != .pixels || region.bounds != limit { clips.append(region) }
    }
    guard !bounds.isEmpty else {
      clips.removeSubrange(firstClip...)
      skipped += 1
      return
    }
    var command = Command(kind: .beginGroup, bounds: bounds)
    command.alpha = alpha
    command.hasMask = group.hasMask
    command.firstClip = Int32(firstClip)
    command.clipCount = Int32(clips.count - firstClip)
    digest.add(UInt64(alpha) << 8 | (group.hasMask ? 1 : 0))
    command.digest = digest.value
    levels.append(
      Level(begin: commands.count, limit: bounds, content: .empty, isMask: false)
    )
    commands.append(command)
  }

  private mutating func endGroup() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    guard let level = levels.last else { return }
    if level.isMask { endMask() }
    levels.removeLast()
    var bounds = level.limit.intersection(level.content)
    if commands[level.begin].hasMask {
      bounds = bounds.intersection(level.mask ?? .empty)
    }
    guard !bounds.isEmpty else {
      commands.removeSubrange(level.begin...)
      return
    }
    commands[level.begin].bounds = bounds
    commands[level.begin].match = Int32(commands.count)
    var command = Command(kind: .endGroup, bounds: bounds)
    command.match = Int32(level.begin)
    append(command)
  }

  private mutating func beginMask() {
    guard skipped == 0 else {
      skipped += 1
      return
    }
    guard let level = levels.last, !level.isMask else {
      skipped += 1
      return
    }
    // The mask matters only where the group has drawn.
    let bounds = level.limit.intersection(level.content)
    levels.append(
      Level(begin: commands.count, limit: bounds, content: .empty, isMask: true)
    )
    commands.append(Command(kind: .beginMask, bounds: bounds))
  }

  private mutating func endMask() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    guard let level = levels.last, level.isMask else { return }
    levels.removeLast()
    commands[level.begin].match = Int32(commands.count)
    var command = Command(kind: .endMask, bounds: level.limit)
    command.match = Int32(level.begin)
    commands.append(command)
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].mask = level.content
  }

  private mutating func region(
    _ clip: DisplayList.Group.Clip,
    within bounds: PixelBounds
  ) -> ClipRegion? {
    switch clip {
    case .halfPlane(let line):
      let edge = EdgeLine(a: line.x, b: line.y, c: line.z + (line.x + line.y) * 0.5)
      if let pixels = HalfPlane.wholePixels(edge, within: bounds) {
        return pixels.isEmpty ? nil : ClipRegion(kind: .pixels, bounds: pixels)
      }
      return ClipRegion(kind: .halfPlane, bounds: bounds, line: edge)
    case .shape(.roundedRect(let rect), let transform):
      guard let quad = quads.place(rect, transform, within: bounds) else { return nil }
      if let pixels = quad.pointee.wholePixels {
        quads.removeLast()
        return ClipRegion(kind: .pixels, bounds: pixels)
      }
      return ClipRegion(kind: .quad, shape: Int32(quads.count - 1), bounds: quad.pointee.bounds)
    case .shape(.ring(let outer, let inner), let transform):
      return region(.shape(.path(Outline(ring: outer, inner)), transform), within: bounds)
    case .shape(.path(let outline), let transform):
      guard let index = addPath(outline, transform, within: bounds) else { return nil }
      return ClipRegion(kind: .path, shape: index, bounds: paths[Int(index)].bounds)
    }
  }

  // MARK: Fills

  private mutating func addFill(_ fill: DisplayList.Fill) {
    let alpha = PremultipliedColor.byte(fill.opacity)
    guard alpha > 0 else { return }
    var command: Command
    switch fill.shape {
    case .roundedRect(let rect):
      guard let quad = quads.place(rect, fill.transform, within: limit) else { return }
      command = Command(kind: .color, bounds: quad.pointee.bounds)
      command.shape = Int32(quads.count - 1)
      guard setPaint(&command, fill, InverseMap(quad, fill.transform), .paint) else {
        quads.removeLast()
        return
      }
    case .ring(let outer, let inner):
      guard case .color = fill.paint else {
        var path = fill
        path.shape = .path(Outline(ring: outer, inner))
        addFill(path)
        return
      }
      guard let quad = quads.place(outer, fill.transform, within: limit) else { return }
      command = Command(kind: .ring, bounds: quad.pointee.bounds)
      command.shape = Int32(quads.count - 1)
      guard setPaint(&command, fill, nil, .ring) else {
        quads.removeLast()
        return
      }
      if quads.place(inner, fill.transform, within: limit) != nil {
        command.other = Int32(quads.count - 1)
      } else {
        command.kind = .color
      }
      command.isOpaque = command.isOpaque && command.kind == .color
    case .path(let outline):
      guard let index = addPath(outline, fill.transform, within: limit) else { return }
      command = Command(kind: .pathColor, bounds: paths[Int(index)].bounds)
      command.shape = index
      guard setPaint(&command, fill, InverseMap(fill.transform), .pathPaint) else { return }
    }
    if wantsDigests { command.digest = Self.digest(fill) }
    append(command)
  }

  private static func digest(_ fill: DisplayList.Fill) -> UInt64 {
    var digest = Digest()
    digest.add(fill.shape)
    digest.add(fill.paint)
    digest.add(fill.transform)
    digest.add(fill.opacity)
    return digest.value
  }

  /// Sets colour or paint; gives false when nothing would be seen.
  private mutating func setPaint(
    _ command: inout Command,
    _ fill: DisplayList.Fill,
    _ inverse: @autoclosure () -> InverseMap?,
    _ kind: Command.Kind
  ) -> Bool {
    switch fill.paint {
    case .color(let color):
      command.pixel = PremultipliedColor.pixel(color, opacity: Float(fill.opacity))
      command.isOpaque = command.pixel >> 24 == 255
      return command.pixel >> 24 > 0
    case .image, .gradient:
      guard let inverse = inverse() else { return false }
      command.paint = Int32(paints.count)
      guard addPaint(fill.paint, inverse) else { return false }
      command.kind = kind
      command.alpha = PremultipliedColor.byte(fill.opacity)
      command.isOpaque = paints[Int(command.paint)].pointee.isOpaque && command.alpha == 255
      return true
    }
  }

  /// Adds a paint to the table, where it is placed at once, since it is large; gives false when nothing would be seen.
  private mutating func addPaint(_ paint: DisplayList.Paint, _ inverse: InverseMap) -> Bool {
    switch paint {
    case .color:
      return false
    case .image(let image):
      if image.blendsHalvings, let pair = PaintSource.blended(image, inverse, cache, &recent) {
        paints.append().pointee = pair.fine
        paints.append().pointee = pair.coarse
        return true
      }
      let source = paints.append()
      source.pointee = PaintSource()
      if source.pointee.place(image, inverse, cache, &recent) { return true }
    case .gradient(let gradient):
      let source = paints.append()
      source.pointee = PaintSource()
      if source.pointee.place(gradient, inverse, cache) { return true }
    }
    paints.removeLast()
    return false
  }

  private mutating func addPath(
    _ outline: Outline,
    _ transform: Homography,
    within bounds: PixelBounds
  ) -> Int32? {
    guard let table = PathTable(outline, transform: transform, within: bounds) else { return nil }
    keepAlive.append(table)
    paths.append(table.geometry)
    return Int32(paths.count - 1)
  }

  // MARK: Backdrops

  private mutating func addBackdrop(_ backdrop: DisplayList.Backdrop) {
    guard PremultipliedColor.byte(backdrop.opacity) > 0, backdrop.sigma.isFinite else { return }
    let (shape, kind, bounds): (Int, Command.Kind, PixelBounds)
    switch backdrop.shape {
    case .roundedRect(let rect):
      guard let quad = quads.place(rect, backdrop.transform, within: limit) else { return }
      let box = quad.pointee.wholePixels ?? quad.pointee.bounds
      (shape, kind, bounds) = (quads.count - 1, .backdrop, box)
    case .ring(let outer, let inner):
      var path = backdrop
      path.shape = .path(Outline(ring: outer, inner))
      return addBackdrop(path)
    case .path(let outline):
      guard let index = addPath(outline, backdrop.transform, within: limit) else { return }
      (shape, kind, bounds) = (Int(index), .pathBackdrop, paths[Int(index)].bounds)
    }
    append(Self.command(backdrop, kind, bounds, shape: shape, index: backdrops.count))
    backdrops.append(BackdropPass(backdrop))
  }

  // MARK: Shadows

  private mutating func addShadow(_ shadow: DisplayList.Shadow) {
    guard shadow.color.w > 0, shadow.sigma.isFinite else { return }
    if shadow.sigma * ShadowPlacement.density(shadow) < ShadowPlacement.sharp,
      let fill = ShadowPlacement.sharpFill(shadow)
    {
      addFill(fill)
      return
    }
    guard
      let placement = ShadowPlacement.make(shadow, cache),
      let quad = quads.place(placement.rect, shadow.transform, within: limit)
    else { return }
    var command = Command(kind: .shadow, bounds: quad.pointee.bounds)
    command.pixel = PremultipliedColor.pixel(shadow.color)
    command.shape = Int32(quads.count - 1)
    command.paint = Int32(shadows.count)
    shadows.append(placement.sampler(InverseMap(quad, shadow.transform), keeping: &keepAlive))
    if let cover = shadow.cover, quads.place(cover, shadow.transform, within: limit) != nil {
      command.other = Int32(quads.count - 1)
    }
    if wantsDigests { command.digest = Self.digest(shadow) }
    append(command)
  }

  private static func digest(_ shadow: DisplayList.Shadow) -> UInt64 {
    var digest = Digest()
    digest.add(shadow.sigma)
    digest.add(shadow.offset.x)
    digest.add(shadow.offset.y)
    digest.add(shadow.color)
    digest.add(shadow.transform)
    switch shadow.caster {
    case .roundedRect(let rect): digest.add(rect)
    case .path(let outline): digest.add(outline)
    case .content: digest.add(UInt64(bitPattern: Int64(shadow.caster.hashValue)))
    }
    if let cover = shadow.cover { digest.add(cover) }
    return digest.value
  }
}
