extension TileBins {
  /// Makes each tile's digest tell of everything that its backdrops look at.
  ///
  /// - Parameters:
  ///   - passes: The backdrops of the frame, in order.
  ///   - commands: The commands, sorted into these tiles.
  ///   - width: The picture's width.
  ///   - height: The picture's height.
  /// - Returns: For each backdrop a digest of it and all that it looks at.
  mutating func addBackdrops(
    _ passes: [BackdropPass],
    _ commands: [Command],
    _ width: Int,
    _ height: Int
  ) -> [UInt64] {
    guard !passes.isEmpty else { return [] }
    var wholes = passes.map { pass in
      let bounds = commands[pass.place].bounds
      let corners = [
        bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, Int32(width), Int32(height),
      ]
      return corners.reduce(commands[pass.place].digest) { digest, number in
        Self.mix(digest, UInt64(bitPattern: Int64(number)))
      }
    }
    let (columns, rows) = (self.columns, self.rows)
    var digests = [UInt64](repeating: Digest().value, count: count)
    // What the digests were when a backdrop was met: they then tell of all that lies below it.
    var below: [UInt64] = []
    var next = 0
    var current = -1
    visit(commands, nil) { tile, index, _, command in
      let kind = UInt64(command.kind.rawValue) &<< 56
      digests[tile] = Self.mix(digests[tile], command.digest ^ kind)
      guard next < passes.count else { return }
      while next < passes.count, passes[next].place < Int(index) { next += 1 }
      guard next < passes.count, passes[next].place == Int(index) else { return }
      if current != Int(index) {
        current = Int(index)
        below = digests
      }
      let across = passes[next].level.reach / TileSurface.width + 1
      let down = passes[next].level.reach / TileSurface.height + 1
      let (column, row) = (tile % columns, tile / columns)
      var digest = Self.maskDigest(passes[next], commands)
      for y in max(0, row - down)...min(rows - 1, row + down) {
        for x in max(0, column - across)...min(columns - 1, column + across) {
          digest = Self.mix(digest, below[y * columns + x])
        }
      }
      digests[tile] = Self.mix(digests[tile], digest)
      wholes[next] = Self.mix(wholes[next], digest ^ UInt64(tile))
    }
    self.digests = digests
    return wholes
  }

  /// A digest of the masks of the groups that a backdrop stands in.
  private static func maskDigest(_ pass: BackdropPass, _ commands: [Command]) -> UInt64 {
    var digest: UInt64 = 0
    for mask in pass.scope.masks {
      for index in mask { digest = mix(digest, commands[index].digest) }
    }
    return digest
  }
}
