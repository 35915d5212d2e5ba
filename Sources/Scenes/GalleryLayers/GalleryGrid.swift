import UIKit

/// Where things stand on the sheet: headings at the side where there is room, and above on a phone.
struct GalleryGrid {
  static let cell = CGSize(width: 134, height: 88)
  static let gap: CGFloat = 14
  static let caption: CGFloat = 22
  static let margin: CGFloat = 40
  /// The width of the sheet with headings at the side.
  static let sheetWidth: CGFloat = 1280
  private static let sideColumn: CGFloat = 178

  /// The width that there is, in points.
  let width: CGFloat

  var hasSideHeadings: Bool { width >= GalleryGrid.sheetWidth }

  var columns: Int {
    if hasSideHeadings { return 7 }
    let pitch = GalleryGrid.cell.width + GalleryGrid.gap
    return max(1, Int((width - 32 + GalleryGrid.gap) / pitch))
  }

  private var cellsWidth: CGFloat {
    CGFloat(columns) * (GalleryGrid.cell.width + GalleryGrid.gap) - GalleryGrid.gap
  }

  /// The left edge of everything.
  var left: CGFloat {
    let whole = hasSideHeadings ? GalleryGrid.sideColumn + cellsWidth : cellsWidth
    return ((width - whole) / 2).rounded(.down)
  }

  /// The left edge of the cells.
  var cellsLeft: CGFloat { hasSideHeadings ? left + GalleryGrid.sideColumn : left }

  /// The width of headings.
  var headingWidth: CGFloat { hasSideHeadings ? GalleryGrid.sideColumn - 26 : cellsWidth }

  /// The right edge of everything.
  var right: CGFloat { cellsLeft + cellsWidth }

  /// Places cells one after another.
  ///
  /// - Parameters:
  ///   - spans: How many columns each would take.
  ///   - top: The upper edge of the first row.
  /// - Returns: A rectangle for each, without its caption, and the lower edge of the last row.
  func place(_ spans: [Int], top: CGFloat) -> (rects: [CGRect], bottom: CGFloat) {
    let (size, gap) = (GalleryGrid.cell, GalleryGrid.gap)
    var rects: [CGRect] = []
    var column = 0
    var y = top
    var rowHeight: CGFloat = 0
    for span in spans {
      let taken = min(span, columns)
      if column + taken > columns {
        column = 0
        y += rowHeight + GalleryGrid.caption + gap
        rowHeight = 0
      }
      // What does not find its width gets twice the height.
      let height = taken < span ? size.height * 2 : size.height
      rects.append(
        CGRect(
          x: cellsLeft + CGFloat(column) * (size.width + gap),
          y: y,
          width: CGFloat(taken) * (size.width + gap) - gap,
          height: height
        )
      )
      rowHeight = max(rowHeight, height)
      column += taken
    }
    return (rects, y + rowHeight + GalleryGrid.caption)
  }
}
