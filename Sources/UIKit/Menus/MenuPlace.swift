import QuartzCore

/// Where a menu stands beside what it opens out of.
struct MenuPlace: Equatable {
  /// The space between a menu and what it opens out of, in points.
  private static let gap: CGFloat = 8
  /// What a menu is at least as high as, where it must shrink, in points.
  private static let leastHeight: CGFloat = 132

  /// Where the menu stands.
  let frame: CGRect
  /// The point of the menu, as shares of its size, that it grows out of.
  let anchor: CGPoint
  /// Whether the menu stands above.
  let isAbove: Bool

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - source: What the menu opens out of.
  ///   - size: The size that the menu's rows need.
  ///   - area: Where menus may stand.
  init(source: CGRect, size: CGSize, area: CGRect) {
    let below = area.maxY - source.maxY - Self.gap
    let above = source.minY - Self.gap - area.minY
    isAbove = size.height > below && above > below
    let room = max(isAbove ? above : below, Self.leastHeight)
    let width = min(size.width, area.width)
    let height = min(size.height, room, area.height)
    let x: CGFloat =
      switch (source.midX - area.minX) / max(area.width, 1) {
      case ..<0.36: source.minX
      case 0.64...: source.maxX - width
      default: source.midX - width / 2
      }
    let y = isAbove ? source.minY - Self.gap - height : source.maxY + Self.gap
    frame = CGRect(
      x: min(max(x, area.minX), area.maxX - width).rounded(),
      y: min(max(y, area.minY), area.maxY - height).rounded(),
      width: width,
      height: height
    )
    let share = (source.midX - frame.minX) / max(frame.width, 1)
    anchor = CGPoint(x: min(max(share, 0), 1), y: isAbove ? 1 : 0)
  }
}
