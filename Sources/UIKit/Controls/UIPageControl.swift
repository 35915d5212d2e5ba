public import QuartzCore

/// A row of dots that says which of several pages is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26
  private var dots: [UIView] = []

  /// Makes a row without pages.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of pages; default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = clamped(currentPage)
      rebuild()
    }
  }

  /// The page that is shown, counted from 0; default 0.
  open var currentPage = 0 {
    didSet {
      currentPage = clamped(currentPage)
      refreshColors()
    }
  }

  /// Whether one page alone has no dot; default false.
  open var hidesForSinglePage = false {
    didSet { rebuild() }
  }

  /// The colour of the dots, or nil for white at a third.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UIPageControl.pageIndicatorTintColor, unset: nil)
    }
  }

  /// The colour of the dot of the page that is shown, or nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UIPageControl.currentPageIndicatorTintColor, unset: nil)
    }
  }

  /// Returns the size that a number of pages needs.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let width = Self.pitch * CGFloat(max(pageCount - 1, 0)) + Self.dot + 2 * Self.pitch
    return CGSize(width: pageCount > 0 ? width : 0, height: Self.height)
  }

  /// The size that the pages need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size that the pages need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  private func rebuild() {
    for dot in dots { dot.removeFromSuperview() }
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    dots = (0..<count).map { _ in
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.dot / 2
      addSubview(view)
      return view
    }
    refreshColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refreshColors() {
    for (index, dot) in dots.enumerated() {
      let isCurrent = index == currentPage
      let others = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      dot.backgroundColor = isCurrent ? currentPageIndicatorTintColor ?? .white : others
    }
  }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - Self.pitch * CGFloat(dots.count - 1) / 2
    for (index, dot) in dots.enumerated() {
      dot.bounds = CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot)
      dot.center = CGPoint(x: start + Self.pitch * CGFloat(index), y: bounds.midY)
    }
  }

  /// Turns a page towards the side that was tapped.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let step = touch.location(in: self).x < bounds.midX ? -1 : 1
    let old = currentPage
    currentPage += step
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
