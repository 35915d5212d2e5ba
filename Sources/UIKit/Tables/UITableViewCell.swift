public import QuartzCore

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  let cellStyle: CellStyle
  var parts = TableCellParts()
  var place = TableCellPlace() {
    didSet { if place != oldValue || !parts.hasPlace { placeDidChange() } }
  }
  private var hasOwnBackground = false

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: How its texts stand.
  ///   - reuseIdentifier: The name of its kind, or nil when it is not used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Makes a cell with one text.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
    addSubview(parts.separator)
  }

  /// The name of the cell's kind, or nil.
  public let reuseIdentifier: String?

  /// Where content stands.
  open var contentView: UIView { parts.contentView }

  // MARK: - Content

  /// The text, or nil when the cell shows a configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? label(.text) : nil }

  /// The second text, or nil when the style has none.
  open var detailTextLabel: UILabel? {
    cellStyle == .default || contentConfiguration != nil ? nil : label(.detail)
  }

  /// The image at the start.
  open var imageView: UIImageView? { contentConfiguration == nil ? ownImageView : nil }

  /// What the cell shows as one value, or nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// Returns content that fits the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether configurations follow the state of the cell; default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// What sets up the cell when its state changes, or nil.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` in the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsConfiguration = true
    setNeedsLayout()
  }

  /// Sets up the cell for a state.
  ///
  /// - Parameter state: The state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Makes the cell ready to be shown anew.
  open func prepareForReuse() {
    configurationUpdateHandler.map { _ in setNeedsUpdateConfiguration() }
  }

  // MARK: - Selection

  /// What the cell shows while it is selected; default the usual background.
  open var selectionStyle = SelectionStyle.default {
    didSet { updateSelection(animated: false) }
  }

  private var storedSelected = false
  private var storedHighlighted = false

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell or ends that.
  ///
  /// - Parameters:
  ///   - selected: Whether it is selected.
  ///   - animated: Whether the change is shown.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    stateDidChange(animated: animated)
  }

  /// Highlights the cell or ends that.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is highlighted.
  ///   - animated: Whether the change is shown.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  // MARK: - Backgrounds

  /// The view behind the content, or nil.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// The view behind the content of a selected cell, or nil for the usual one.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelection(animated: false)
    }
  }

  /// The background as one value, or nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }

  /// The colour behind the content; where none is set, the table gives its own.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }

  func takeDefaultBackground(_ color: UIColor?) {
    guard !hasOwnBackground, super.backgroundColor != color else { return }
    super.backgroundColor = color
  }

  // MARK: - Accessories

  /// What stands at the end of the cell; default nothing.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view at the end of the cell, which goes before ``accessoryType``, or nil.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }

  /// What stands at the end of the cell while the table is edited; default nothing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view at the end of the cell while the table is edited, or nil.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
  }

  /// How many steps the content is moved in; default 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The width of a step, in points; default 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The space beside the line below the cell, in points; where none is set, the table's.
  open var separatorInset: UIEdgeInsets {
    get { parts.ownSeparatorInset ?? place.separatorInset }
    set {
      parts.ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Editing

  private var storedEditing = false

  /// Whether the cell is edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets the cell be edited or ends that.
  ///
  /// - Parameters:
  ///   - editing: Whether it is edited.
  ///   - animated: Whether the change is shown.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    editingDidChange(animated: animated)
  }

  /// What editing does to the row.
  open internal(set) var editingStyle = EditingStyle.none

  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { parts.confirmation != nil }

  // MARK: - Layout

  /// Returns the size that the content needs in a width.
  ///
  /// - Parameter size: The room; its height is not read.
  /// - Returns: The width that was given and the height that is needed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// Returns the size that the content needs in a width: that of ``sizeThatFits(_:)``.
  ///
  /// - Parameters:
  ///   - targetSize: The room; its height is not read.
  ///   - horizontalFittingPriority: Not read: the width is that of the table.
  ///   - verticalFittingPriority: Not read: the height is the one that is needed.
  /// - Returns: The width that was given and the height that is needed.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  /// Places the content, the accessory, the backgrounds and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// Takes up the new environment.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Takes up the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if cellStyle == .value2, let label = parts.label { label.textColor = tintColor }
  }
}
