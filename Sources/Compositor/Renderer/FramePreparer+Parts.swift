extension FramePreparer {
  /// Parts of a list while threads prepare them.
  private struct Job: @unchecked Sendable {
    // Safe to send: the items are only read, and each part is prepared by one thread.
    let items: UnsafeBufferPointer<DisplayList.Item>
    let ranges: [Range<Int>]
    let parts: UnsafeMutablePointer<FramePreparer>

    func run(_ crew: Crew) {
      crew.forEach(ranges.count) { index in
        parts[index].add(UnsafeBufferPointer(rebasing: items[ranges[index]]))
      }
    }
  }

  /// Adds items; of a long list several threads prepare a part each.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - crew: The threads.
  mutating func add(_ items: [DisplayList.Item], _ crew: Crew) {
    commands.reserveCapacity(items.count)
    items.withUnsafeBufferPointer { items in
      guard crew.threads > 1, ListParts.areWorthwhile(items.count) else {
        add(items)
        return
      }
      addParts(ListParts(items), items, crew)
    }
  }

  private mutating func addParts(
    _ list: ListParts,
    _ items: UnsafeBufferPointer<DisplayList.Item>,
    _ crew: Crew
  ) {
    let room = list.rooms.reduce(0, +)
    quads.reserve(room)
    paints.reserve(room)
    while parts.count < list.ranges.count {
      parts.append(FramePreparer(cache, quads, paints))
    }
    var start = 0
    for (index, room) in list.rooms.enumerated() {
      let places = start..<start + room
      parts[index].begin(canvas, wantsDigests, quads.window(places), paints.window(places))
      start += room
    }
    parts.withUnsafeMutableBufferPointer { parts in
      guard let first = parts.baseAddress else { return }
      Job(items: items, ranges: list.ranges, parts: first).run(crew)
    }
    for index in list.ranges.indices { take(from: index) }
  }

  /// Takes over what a part holds, whose quads and paints are already where they belong.
  private mutating func take(from index: Int) {
    let first = commands.count
    let (paths, shadows) = (Int32(self.paths.count), Int32(self.shadows.count))
    let (clips, backdrops) = (Int32(self.clips.count), Int32(self.backdrops.count))
    commands += parts[index].commands
    self.paths += parts[index].paths
    self.shadows += parts[index].shadows
    self.clips += parts[index].clips.map { clip in
      var clip = clip
      if clip.kind == .path { clip.shape += paths }
      return clip
    }
    self.backdrops += parts[index].backdrops
    keepAlive += parts[index].keepAlive
    parts[index].keepAlive.removeAll()
    quads.take(from: parts[index].quads)
    paints.take(from: parts[index].paints)
    for place in first..<commands.count {
      commands[place].firstClip += clips
      switch commands[place].kind {
      case .color, .paint, .ring: break
      case .pathColor, .pathPaint: commands[place].shape += paths
      case .shadow: commands[place].paint += shadows
      case .backdrop: commands[place].paint += backdrops
      case .pathBackdrop:
        commands[place].shape += paths
        commands[place].paint += backdrops
      case .beginGroup, .beginMask, .endMask, .endGroup:
        if commands[place].match >= 0 { commands[place].match += Int32(first) }
      }
    }
  }
}
