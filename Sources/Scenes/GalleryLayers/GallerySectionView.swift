import UIKit

/// A section's heading and its cells.
final class GallerySectionView: UIView {
  private let title = UILabel()
  private let text = UILabel()
  private let cells: [GalleryCellView]
  private let section: GallerySection

  init(section: GallerySection) {
    self.section = section
    cells = section.cells.map { GalleryCellView(cell: $0) }
    super.init(frame: .zero)
    accessibilityIdentifier = section.title
    title.text = section.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = GalleryInk.text
    text.text = section.text
    text.font = .systemFont(ofSize: 12, weight: .regular)
    text.textColor = GalleryInk.quiet
    text.numberOfLines = 0
    for view in [title, text] + cells as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("GallerySectionView is made in code")
  }

  /// Places everything for a width.
  ///
  /// - Parameter grid: Where things stand.
  /// - Returns: The height that the section takes.
  func place(in grid: GalleryGrid) -> CGFloat {
    let width = grid.headingWidth
    let textHeight = text.sizeThatFits(CGSize(width: width, height: 400)).height
    title.frame = CGRect(x: grid.left, y: 0, width: width, height: 22)
    text.frame = CGRect(x: grid.left, y: 26, width: width, height: textHeight)
    let top = grid.hasSideHeadings ? 0 : text.frame.maxY + 12
    let placed = grid.place(section.cells.map(\.span), top: top)
    for (cell, rect) in zip(cells, placed.rects) {
      cell.frame = CGRect(
        x: rect.minX,
        y: rect.minY,
        width: rect.width,
        height: rect.height + GalleryGrid.caption
      )
    }
    return max(placed.bottom, text.frame.maxY)
  }
}
