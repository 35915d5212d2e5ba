import Foundation

/// Where the presets and the list of modifiers stand in a panel.
nonisolated struct ReferenceLayout: Equatable, Sendable {
  /// How many presets stand side by side.
  let presetColumns: Int
  /// The presets' cards.
  let presets: [CGRect]
  /// The heading of the list.
  let listTitle: CGRect
  /// The list's part of the panel.
  let list: CGRect
  /// How many modifiers stand side by side.
  let columns: Int
  /// The modifiers' cards, in the list's own coordinates.
  let modifiers: [CGRect]
  /// The size of all modifiers.
  let listContent: CGSize

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let rowHeight: CGFloat = 42
  /// The narrowest card in which the longest preset and the longest sentence stand in one line.
  private static let cardWidth: CGFloat = 350

  /// Lays a panel out.
  ///
  /// - Parameters:
  ///   - size: The panel's size, in points.
  ///   - presetCount: How many presets there are.
  ///   - modifierCount: How many modifiers there are.
  init(size: CGSize, presetCount: Int, modifierCount: Int) {
    let width = size.width - 2 * Self.margin
    let fitting = Int((width + Self.gap) / (Self.cardWidth + Self.gap))
    let presetColumns = min(max(fitting, 2), 3)
    // Narrower cards need two lines.
    let cardHeight: CGFloat = fitting < presetColumns ? 64 : 52
    let cards = Self.grid(
      presetCount,
      columns: presetColumns,
      in: CGRect(x: Self.margin, y: 44, width: width, height: cardHeight),
      gap: CGSize(width: Self.gap, height: 8)
    )
    self.presetColumns = presetColumns
    presets = cards
    let top = (cards.last?.maxY ?? 44) + 20
    listTitle = CGRect(x: Self.margin, y: top, width: 120, height: 20)
    let listTop = top + 28
    list = CGRect(x: 0, y: listTop, width: size.width, height: max(0, size.height - listTop))
    columns = min(max(fitting, 1), 3)
    modifiers = Self.grid(
      modifierCount,
      columns: columns,
      in: CGRect(x: 6, y: 2, width: size.width - 22, height: Self.rowHeight - 2),
      gap: CGSize(width: 4, height: 2)
    )
    listContent = CGSize(width: size.width, height: (modifiers.last?.maxY ?? 0) + 12)
  }

  /// Returns cells row by row; the given rectangle is the first row.
  private static func grid(
    _ count: Int,
    columns: Int,
    in row: CGRect,
    gap: CGSize
  ) -> [CGRect] {
    let width = ((row.width - CGFloat(columns - 1) * gap.width) / CGFloat(columns)).rounded(.down)
    return (0..<count).map { index in
      CGRect(
        x: row.minX + CGFloat(index % columns) * (width + gap.width),
        y: row.minY + CGFloat(index / columns) * (row.height + gap.height),
        width: width,
        height: row.height
      )
    }
  }
}
