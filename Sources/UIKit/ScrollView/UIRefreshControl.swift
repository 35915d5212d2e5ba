public import QuartzCore

/// A wheel above content that turns while the content is refreshed, which pulling the content down begins.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  private static let height: CGFloat = 60
  /// How far content is pulled until refreshing begins, in points.
  private static let threshold: CGFloat = 110

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private weak var scrollView: UIScrollView?
  /// Whether the pull that has begun refreshing is over, so that another one may begin it.
  private var mayBegin = true

  /// Makes a control.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
  }

  /// Makes a control.
  ///
  /// - Parameter frame: The frame; the scroll view sets another one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
    isUserInteractionEnabled = false
  }

  /// Whether content is being refreshed.
  open private(set) var isRefreshing = false

  /// The text below the wheel, or nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows that content is being refreshed; it tells no one and moves no content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.alpha = 1
    wheel.startAnimating()
    guard let scrollView else { return }
    let offset = scrollView.contentOffset
    scrollView.adjustedInsetMayHaveChanged()
    scrollView.contentOffset = offset
  }

  /// Shows that content is refreshed, and lets it go back to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    guard let scrollView else { return }
    let offset = scrollView.contentOffset
    scrollView.adjustedInsetMayHaveChanged()
    scrollView.contentOffset = offset
    if scrollView.window != nil { scrollView.settleAfterTouch() }
    contentDidMove(in: scrollView)
  }

  /// Takes up the colour of the wheel.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }

  /// Places the wheel and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    wheel.sizeToFit()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 10 : 0))
    label.frame = CGRect(x: 0, y: bounds.maxY - 24, width: bounds.width, height: 18)
  }

  // MARK: - The scroll view

  /// The space above the content that the control takes while it is shown.
  var insetInUse: CGFloat { isRefreshing ? Self.height : 0 }

  func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.insertSubview(self, at: 0)
    place(in: scrollView)
  }

  func leave(_ scrollView: UIScrollView) {
    self.scrollView = nil
    removeFromSuperview()
    scrollView.adjustedInsetMayHaveChanged()
  }

  private func place(in scrollView: UIScrollView) {
    let frame = CGRect(
      x: 0,
      y: -Self.height,
      width: scrollView.bounds.width,
      height: Self.height
    )
    if self.frame != frame { self.frame = frame }
  }

  /// Shows how far the content is pulled, and begins refreshing when it is pulled far enough.
  func contentDidMove(in scrollView: UIScrollView) {
    place(in: scrollView)
    let top = scrollView.adjustedContentInset.top - insetInUse
    let pull = -(scrollView.contentOffset.y + top)
    if pull <= 0 { mayBegin = true }
    guard !isRefreshing else { return }
    let progress = min(max((pull - Self.height / 2) / (Self.threshold - Self.height / 2), 0), 1)
    wheel.alpha = progress
    guard mayBegin, scrollView.isDragging, pull >= Self.threshold else { return }
    mayBegin = false
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
