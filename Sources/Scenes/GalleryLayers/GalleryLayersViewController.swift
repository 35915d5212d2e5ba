import UIKit

/// A sheet with a cell for every feature of layers; on a phone it scrolls.
final class GalleryLayersViewController: UIViewController {
  private let scroll = UIScrollView()
  private let header = GalleryHeaderView(frame: .zero)
  private let sections = GallerySection.all.map { GallerySectionView(section: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "gallery"
    view.backgroundColor = GalleryInk.ground
    scroll.accessibilityIdentifier = "sheet"
    scroll.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroll)
    scroll.addSubview(header)
    for section in sections { scroll.addSubview(section) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let grid = GalleryGrid(width: view.bounds.width)
    let isSheet = grid.hasSideHeadings
    var y = isSheet ? 34 : view.safeAreaInsets.top + 16
    let headerHeight = header.place(in: grid)
    header.frame = CGRect(x: 0, y: y, width: grid.width, height: headerHeight)
    y += headerHeight + (isSheet ? 30 : 24)
    for section in sections {
      let height = section.place(in: grid)
      section.frame = CGRect(x: 0, y: y, width: grid.width, height: height)
      y += height + (isSheet ? 16 : 30)
    }
    scroll.contentSize = CGSize(width: grid.width, height: y + view.safeAreaInsets.bottom)
  }
}
