import QuartzCore

/// One level of an open menu: a rounded list on blurred ground.
final class MenuList: UIView {
  static let cornerRadius: CGFloat = 13
  /// How wide menus are on iOS, in points.
  static let standardWidth: CGFloat = 250
  private static let sectionSpace: CGFloat = 8
  private static let titleHeight: CGFloat = 32

  /// What the list is about.
  let menu: UIMenu
  private(set) var rows: [MenuRow] = []
  private let shadow = MenuShadow()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scrollView = UIScrollView()
  private var content: MenuContent
  /// Everything that is no row: titles, thin and thick lines.
  private var decorations: [(view: UIView, frame: CGRect)] = []

  init(_ content: MenuContent, of menu: UIMenu) {
    self.content = content
    self.menu = menu
    super.init(frame: .zero)
    material.layer.cornerRadius = Self.cornerRadius
    material.layer.cornerCurve = .continuous
    material.clipsToBounds = true
    addSubview(material)
    // In front, so that the blur does not see it.
    addSubview(shadow)
    scrollView.delaysContentTouches = false
    material.contentView.addSubview(scrollView)
    show(content)
  }

  required init?(coder: NSCoder) {
    menu = UIMenu()
    content = MenuContent(menu, isInner: false) { _ in [] }
    super.init(coder: coder)
  }

  /// Shows other content in place of the old one.
  func show(_ content: MenuContent) {
    self.content = content
    for row in rows { row.removeFromSuperview() }
    rows = content.sections.flatMap(\.entries).map { MenuRow($0, hasMarks: content.hasMarks) }
    for row in rows { scrollView.addSubview(row) }
    setNeedsLayout()
  }

  /// Whether the list lies in the background, behind a menu that opened out of it.
  var isBehind = false {
    didSet { scrollView.alpha = isBehind ? 0.4 : 1 }
  }

  /// Returns the row at a point, in the list's coordinates.
  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.bounds.contains($0.convert(point, from: self)) }
  }

  /// Scrolls to a row.
  func reveal(_ row: MenuRow) {
    scrollView.scrollRectToVisible(row.frame, animated: false)
  }

  // MARK: - Layout

  /// Returns the size that the rows need, at most as wide as menus are.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(Self.standardWidth, size.width)
    return CGSize(width: width, height: arrange(width: width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.frame = bounds
    material.frame = bounds
    scrollView.frame = bounds
    for decoration in decorations { decoration.view.removeFromSuperview() }
    decorations = []
    let height = arrange(width: bounds.width) { view, frame in
      view.frame = frame
      guard !(view is MenuRow) else { return }
      decorations.append((view, frame))
      scrollView.addSubview(view)
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
    scrollView.isScrollEnabled = height > bounds.height + 0.5
  }

  /// Places rows, titles and lines from the top on, and returns where they end.
  private func arrange(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let hair = 1 / max(contentScaleFactor, 1)
    var y: CGFloat = 0
    var row = 0
    for (index, section) in content.sections.enumerated() {
      if index > 0 {
        let band = CGRect(x: 0, y: y, width: width, height: Self.sectionSpace)
        place(Self.line(Self.bandColor), band)
        y = band.maxY
      }
      if let title = section.title {
        let frame = CGRect(x: 16, y: y, width: max(width - 32, 0), height: Self.titleHeight)
        place(Self.title(title), frame)
        y = frame.maxY
      }
      for entry in section.entries.indices {
        let height = rows[row].height(width: width)
        place(rows[row], CGRect(x: 0, y: y, width: width, height: height))
        if entry > 0 || section.title != nil {
          place(Self.line(.separator), CGRect(x: 0, y: y, width: width, height: hair))
        }
        y += height
        row += 1
      }
    }
    return y
  }

  private static let bandColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.2 : 0.08)
  }

  private static func line(_ color: UIColor) -> UIView {
    let line = UIView()
    line.backgroundColor = color
    line.isUserInteractionEnabled = false
    return line
  }

  private static func title(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    return label
  }

  // MARK: - Motion

  /// Places the list, which grows out of a point of it.
  func stand(in frame: CGRect, anchor: CGPoint) {
    transform = .identity
    layer.anchorPoint = anchor
    self.frame = frame
  }

  /// Shows the list as small as it is before it grows, and after it shrank.
  func shrink() {
    transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    alpha = 0
  }
}
