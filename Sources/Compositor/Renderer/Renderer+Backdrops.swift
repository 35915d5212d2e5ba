extension Renderer {
  /// A backdrop with what it needs in this frame.
  private struct Task {
    var pass: BackdropPass
    /// The pixels that must be drawn.
    var needed: PixelBounds
    /// A digest of it and all that it looks at, when somebody asked.
    var digest: UInt64?
    /// Whether its picture is still there.
    var isReady = false

    var mustBeDrawn: Bool { !isReady && !needed.isEmpty }
  }

  /// Makes the pictures of all backdrops that a dirty tile shows, each after those that it sees.
  ///
  /// What a picture shows depends on the frame alone, not on which part of it is made.
  ///
  /// - Parameters:
  ///   - passes: The backdrops, in order.
  ///   - digests: For each of them a digest of it and all that it looks at; none when nobody asked.
  ///   - width: The picture's width.
  ///   - height: The picture's height.
  func drawBackdrops(_ passes: [BackdropPass], _ digests: [UInt64], _ width: Int, _ height: Int) {
    let last = backdrops.digests
    backdrops.digests = digests
    if digests.isEmpty { backdrops.complete.removeAll() }
    backdrops.keep(preparer.backdrops.count)
    guard !passes.isEmpty, !dirty.isEmpty else { return }
    let canvas = PixelBounds(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
    while backdrops.paints.count < preparer.backdrops.count {
      backdrops.paints.append(backdrops.nothing)
    }
    var tasks = passes.indices.map { index in
      task(passes[index], digests.isEmpty ? nil : digests[index], last, width, height)
    }
    let order = Self.drawingOrder(tasks)
    // A backdrop also needs what those that see it look at.
    for (position, index) in order.enumerated().reversed() where tasks[index].mustBeDrawn {
      let upper = tasks[index]
      for lower in order[..<position] { extend(&tasks[lower], for: upper, canvas) }
    }
    for index in order where tasks[index].mustBeDrawn { draw(tasks[index], canvas) }
  }

  /// The lowest first, but those in a mask before those that stand in its group.
  private static func drawingOrder(_ tasks: [Task]) -> [Int] {
    var order: [Int] = []
    var isPlaced = [Bool](repeating: false, count: tasks.count)
    func place(_ index: Int) {
      guard !isPlaced[index] else { return }
      isPlaced[index] = true
      if !tasks[index].pass.scope.masks.isEmpty {
        for later in tasks.indices.dropFirst(index + 1)
        where tasks[index].pass.sees(tasks[later].pass) {
          place(later)
        }
      }
      order.append(index)
    }
    for index in tasks.indices { place(index) }
    return order
  }

  /// Adds to what is needed of a backdrop what another one sees of it.
  private func extend(_ lower: inout Task, for upper: Task, _ canvas: PixelBounds) {
    guard !lower.isReady, upper.pass.sees(lower.pass) else { return }
    let level = upper.pass.level
    let source = level.levels(for: level.cells(for: upper.needed))[0]
    // Whole tiles are drawn.
    let tiles = Self.wholeTiles(source.intersection(canvas)).intersection(canvas)
    let seen = tiles.intersection(preparer.commands[lower.pass.place].bounds)
    if !seen.isEmpty { lower.needed = lower.needed.union(seen) }
  }

  /// Finds what must be drawn of a backdrop.
  ///
  /// The second time that nothing changed of what it looks at, all of its picture is made and kept: something
  /// in front of it moves, and may go on moving.
  private func task(
    _ pass: BackdropPass,
    _ digest: UInt64?,
    _ last: [UInt64],
    _ width: Int,
    _ height: Int
  ) -> Task {
    let command = preparer.commands[pass.place]
    var task = Task(
      pass: pass,
      needed: dirtyPart(of: command.bounds, width, height),
      digest: digest
    )
    let index = Int(command.paint)
    guard let digest, !task.needed.isEmpty else { return task }
    if backdrops.complete[index] == digest {
      task.isReady = true
    } else if last.contains(digest) {
      task.needed = command.bounds
    }
    return task
  }

  private static func wholeTiles(_ bounds: PixelBounds) -> PixelBounds {
    let (width, height) = (Int32(TileSurface.width), Int32(TileSurface.height))
    return PixelBounds(
      minX: bounds.minX / width * width,
      minY: bounds.minY / height * height,
      maxX: (bounds.maxX + width - 1) / width * width,
      maxY: (bounds.maxY + height - 1) / height * height
    )
  }

  private func dirtyPart(of bounds: PixelBounds, _ width: Int, _ height: Int) -> PixelBounds {
    var result = PixelBounds.empty
    for tile in dirty {
      let x = Int32(Int(tile) % bins.columns * TileSurface.width)
      let y = Int32(Int(tile) / bins.columns * TileSurface.height)
      let box = PixelBounds(
        minX: x,
        minY: y,
        maxX: min(Int32(width), x + Int32(TileSurface.width)),
        maxY: min(Int32(height), y + Int32(TileSurface.height))
      )
      let part = box.intersection(bounds)
      if !part.isEmpty { result = result.union(part) }
    }
    return result
  }

  // MARK: One backdrop

  private func draw(_ task: Task, _ canvas: PixelBounds) {
    let level = task.pass.level
    let cells = level.cells(for: task.needed)
    let levels = level.levels(for: cells)
    let source = task.pass.source(levels[0], on: canvas)
    let (pixels, isOpaque) = drawSource(task, source, canvas)
    let index = Int(preparer.commands[task.pass.place].paint)
    let target = backdrops.picture(index, cells)
    let isWhole = task.needed == preparer.commands[task.pass.place].bounds
    backdrops.complete[index] = isWhole ? task.digest : nil
    var last: CellStore?
    for step in 1..<levels.count {
      let store = backdrops.level(step & 1, levels[step])
      if let last {
        CellHalving(source: last, target: store)
          .run(rows: store.height, crew, chunk: 32)
      } else {
        PixelHalving(pixels: pixels, source: source, target: store)
          .run(rows: store.height, crew, chunk: 32)
      }
      last = store
    }
    if let last {
      BackdropBlur(source: last, weights: level.weights, color: task.pass.color, target: target)
        .run(rows: target.height, crew, chunk: 96)
    } else {
      PixelBlur(
        pixels: pixels,
        source: source,
        weights: level.weights,
        color: task.pass.color,
        target: target
      ).run(rows: target.height, crew, chunk: 32)
    }
    backdrops.paints[index] = BackdropPaint(
      target,
      shift: level.shift,
      isOpaque: isOpaque,
      color: task.pass.color
    )
  }

  /// Draws what a backdrop sees.
  private func drawSource(
    _ task: Task,
    _ source: PixelBounds,
    _ canvas: PixelBounds
  ) -> (pixels: UnsafePointer<UInt32>, isOpaque: Bool) {
    var commands = preparer.commands
    for group in task.pass.scope.openGroups { commands[group].alpha = 255 }
    let (width, height) = (Int(canvas.maxX), Int(canvas.maxY))
    backdrops.bins.sort(commands, width: width, height: height, order: task.pass.scope.order)
    let tiles = Self.tiles(source, backdrops.bins.columns)
    let stride = Int(source.maxX - source.minX)
    let target = backdrops.pixels(stride * Int(source.maxY - source.minY))
    var opaque = [Bool](repeating: false, count: tiles.count)
    withTables(commands, backdrops.bins) { tables in
      tiles.withUnsafeBufferPointer { tiles in
        opaque.withUnsafeMutableBufferPointer { opaque in
          guard let first = tiles.baseAddress, let flags = opaque.baseAddress else { return }
          let job = TileJob(
            tables: tables,
            tiles: first,
            count: tiles.count,
            columns: backdrops.bins.columns,
            width: width,
            height: height,
            bounds: source,
            target: target,
            stride: stride,
            opaque: flags
          )
          job.run(crew, memories)
        }
      }
    }
    return (UnsafePointer(target), opaque.allSatisfy { $0 })
  }

  private static func tiles(_ bounds: PixelBounds, _ columns: Int) -> [Int32] {
    var result: [Int32] = []
    let (width, height) = (TileSurface.width, TileSurface.height)
    for row in Int(bounds.minY) / height...(Int(bounds.maxY) - 1) / height {
      for column in Int(bounds.minX) / width...(Int(bounds.maxX) - 1) / width {
        result.append(Int32(row * columns + column))
      }
    }
    return result
  }
}
