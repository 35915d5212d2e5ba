import QuartzCore

/// Lists the tabs that have no room in the bar.
final class MoreList: UIViewController {
  private static let rowHeight: CGFloat = 44
  private weak var tabs: UITabBarController?
  private let scrollView = UIScrollView()
  private var rows: [MoreRow] = []

  static func makeNavigationController(for tabs: UITabBarController) -> UINavigationController {
    let list = MoreList(tabs: tabs)
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return navigation
  }

  private init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func loadView() {
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view = scrollView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in rows { row.removeFromSuperview() }
    rows = (tabs?.controllersInList ?? []).map { controller in
      let row = MoreRow(item: controller.tabBarItem)
      row.addAction(
        UIAction { [weak self, weak controller] _ in
          if let controller { self?.tabs?.selectedViewController = controller }
        },
        for: .touchUpInside
      )
      scrollView.addSubview(row)
      return row
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scrollView.bounds.width
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * Self.rowHeight
      row.frame = CGRect(x: 0, y: y, width: width, height: Self.rowHeight)
    }
    scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}
