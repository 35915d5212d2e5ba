public import QuartzCore

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)
  private var host = ContentHost()
  private var needsConfiguration = false
  private var configuredBackground: UIView?

  /// Makes a cell.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Where content stands.
  open var contentView: UIView { content }

  /// What the cell shows as one value, or nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { host.show(contentConfiguration, in: content) }
  }

  /// Whether configurations follow the state of the cell; default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// The background as one value, or nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }

  /// What sets up the cell when its state changes, or nil.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Sets up the cell for a state.
  ///
  /// - Parameter state: The state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let current = contentConfiguration {
      contentConfiguration = current.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  // MARK: - Selection

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    showSelection()
    setHighlightedInContent(isSelected || isHighlighted)
    if contentConfiguration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  /// Lets labels and images directly in the content take on their highlighted look.
  private func setHighlightedInContent(_ highlighted: Bool) {
    for view in content.subviews {
      if let label = view as? UILabel { label.isHighlighted = highlighted }
      if let image = view as? UIImageView { image.isHighlighted = highlighted }
    }
  }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    let isShown = isSelected || isHighlighted
    view.isHidden = !isShown
  }

  // MARK: - Backgrounds

  /// The view behind the content, or nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The view behind the content, in front of ``backgroundView``, of a cell that is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let view = selectedBackgroundView else { return }
      view.frame = bounds
      insertSubview(view, belowSubview: content)
      showSelection()
    }
  }

  private func showBackgroundConfiguration() {
    guard let configuration = backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let view = configuredBackground ?? UIView(frame: bounds)
    configuredBackground = view
    view.backgroundColor = configuration.backgroundColor
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = configuration.strokeColor?.cgColor
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// Sets up and places what stands behind the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    for view in [backgroundView, selectedBackgroundView] where view?.frame != bounds {
      view?.frame = bounds
    }
    guard let configuredBackground, let insets = backgroundConfiguration?.backgroundInsets else {
      return
    }
    configuredBackground.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
  }
}
