public import QuartzCore

/// A header or footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The part of a section that a view without content of its own shows the title of.
  enum Role {
    case header
    case footer
  }

  private let content = UIView(frame: .zero)
  private var host = ContentHost()
  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var needsConfiguration = false
  var role = Role.header
  var tableStyle = UITableView.Style.plain {
    didSet { if tableStyle != oldValue { styleDidChange() } }
  }
  var margin: CGFloat = 16 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The name of its kind, or nil when it is not used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view that is not used again.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// The name of the view's kind, or nil.
  public let reuseIdentifier: String?

  /// Where content stands.
  open var contentView: UIView { content }

  /// The title, or nil when the view shows a configuration.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel(frame: .zero)
    ownTextLabel = label
    content.addSubview(label)
    look.textProperties.apply(to: label)
    return label
  }

  /// The second text, or nil when the view shows a configuration.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let ownDetailLabel { return ownDetailLabel }
    let label = UILabel(frame: .zero)
    ownDetailLabel = label
    content.addSubview(label)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    return label
  }

  /// What the view shows as one value, or nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if contentConfiguration != nil {
        ownTextLabel?.removeFromSuperview()
        ownDetailLabel?.removeFromSuperview()
        ownTextLabel = nil
        ownDetailLabel = nil
      }
      host.show(contentConfiguration, in: content)
      setNeedsLayout()
    }
  }

  /// Returns content that fits the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { look }

  /// The view behind the content, or nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Makes the view ready to be shown anew.
  open func prepareForReuse() {}

  /// Shows a title as the style of the table shows it.
  func showTitle(_ title: String?) {
    let look = look
    guard let label = textLabel else { return }
    look.textProperties.apply(to: label)
    label.text = look.textProperties.shown(title)
    setNeedsLayout()
  }

  private var look: UIListContentConfiguration {
    switch (tableStyle, role) {
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .header): .groupedHeader()
    case (_, .footer): .groupedFooter()
    }
  }

  private func styleDidChange() {
    if let ownTextLabel { look.textProperties.apply(to: ownTextLabel) }
    setNeedsLayout()
  }

  private var contentLayout: ListContentLayout {
    let margins = look.directionalLayoutMargins
    return ListContentLayout(
      margins: UIEdgeInsets(
        top: margins.top,
        left: margin,
        bottom: margins.bottom,
        right: margin
      )
    )
  }

  private func shown(_ label: UILabel?) -> UILabel? {
    guard let label, !(label.text ?? "").isEmpty else { return nil }
    return label
  }

  /// Returns the size that the content needs in a width.
  ///
  /// - Parameter size: The room; its height is not read.
  /// - Returns: The width that was given and the height that is needed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let shown = host.shown {
      return CGSize(width: size.width, height: shown.heightThatFits(width: size.width))
    }
    if !content.constraints.isEmpty {
      return CGSize(width: size.width, height: content.heightThatFits(width: size.width))
    }
    let frames = contentLayout.frames(
      in: CGSize(width: size.width, height: 0),
      text: shown(ownTextLabel),
      secondary: shown(ownDetailLabel)
    )
    return CGSize(width: size.width, height: roundedUpToPixel(frames.height))
  }

  /// Places background, content and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
    guard ownTextLabel != nil || ownDetailLabel != nil else { return }
    let needed = contentLayout.frames(
      in: CGSize(width: bounds.width, height: 0),
      text: shown(ownTextLabel),
      secondary: shown(ownDetailLabel)
    )
    // A grouped header keeps its title at the bottom, a footer at the top, a plain one in the middle.
    let free = bounds.height - needed.height
    let shift: CGFloat =
      switch (tableStyle, role) {
      case (.plain, _): free / 2
      case (_, .header): free
      case (_, .footer): 0
      }
    ownTextLabel?.frame = needed.text.offsetBy(dx: 0, dy: roundedToPixel(shift))
    ownDetailLabel?.frame = needed.secondary.offsetBy(dx: 0, dy: roundedToPixel(shift))
  }
}
