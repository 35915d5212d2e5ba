/// What a backdrop sees of a frame: the commands before it, and what ends the groups that it stands in.
struct BackdropScope {
  /// The commands, in order.
  private(set) var order: [Int32] = []
  /// Groups that are still open at the backdrop: they are seen as if they were complete, without fading.
  private(set) var openGroups: [Int] = []
  /// The masks of those groups.
  private(set) var masks: [ClosedRange<Int>] = []

  init() {}

  /// Finds what the backdrop at a place sees.
  init(of place: Int, in commands: [Command]) {
    var start = 0
    for index in 0..<place {
      let command = commands[index]
      switch command.kind {
      case .beginGroup where Int(command.match) > place:
        openGroups.append(index)
      case .beginMask where Int(command.match) > place:
        start = index + 1
        openGroups.removeAll()
      default:
        break
      }
    }
    order = (start..<place).map { Int32($0) }
    for group in openGroups.reversed() {
      let end = Int(commands[group].match)
      if commands[group].hasMask, commands[end - 1].kind == .endMask {
        let mask = Int(commands[end - 1].match)...end - 1
        masks.append(mask)
        order.append(contentsOf: mask.map { Int32($0) })
      }
      order.append(Int32(end))
    }
  }

  /// Whether it sees another backdrop, below it or in the mask of a group that it stands in.
  ///
  /// - Parameters:
  ///   - other: The index of the other one's command.
  ///   - place: The index of its own.
  /// - Returns: Whether what the other one draws is part of what it blurs.
  func sees(_ other: Int, from place: Int) -> Bool {
    // Commands before the backdrop come without a gap.
    if other < place { return order.first.map { other >= Int($0) } ?? false }
    return masks.contains { $0.contains(other) }
  }
}
