public import QuartzCore

/// A list of rows in sections, of which only those in sight have views.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  var state = TableState()
  private(set) lazy var touchTracker = ListTouchTracker(target: self)
  private(set) lazy var swipe = TableSwipe(table: self)
  /// The delegate, when it is one of tables.
  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - style: The look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  ///
  /// - Parameter frame: The frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a plain table from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addGestureRecognizer(swipe.recognizer)
  }

  /// The look.
  public let style: Style

  /// What supplies the rows, or nil.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// What is asked and told, or nil: a `UITableViewDelegate`.
  ///
  /// > Compatibility: the type is that of scroll views, for Swift narrows no type of a property.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }

  // MARK: - Heights

  /// The height of rows, in points; automatic, the default, lets cells measure themselves.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// The height of headers, in points; default automatic.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// The height of footers, in points; default automatic.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// The height of rows that measure themselves until they are shown, in points; default automatic: 44.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// A guess of the height of headers; it is kept: headers are measured at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension

  /// A guess of the height of footers; it is kept: footers are measured at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// The space above headers, in points; automatic, the default, is some in plain tables, else none.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  // MARK: - Looks

  /// Whether lines stand between rows; default a line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updatePlaces() }
  }

  private var ownSeparatorColor: UIColor?

  /// The colour of lines; setting nil brings that of separators back, the default.
  open var separatorColor: UIColor? {
    get { ownSeparatorColor ?? .separator }
    set {
      ownSeparatorColor = newValue
      updatePlaces()
    }
  }

  private var ownSeparatorInset: UIEdgeInsets?

  /// The space beside lines, in points; where none is set, lines begin where text does.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? usualSeparatorInset }
    set {
      ownSeparatorInset = newValue
      updatePlaces()
    }
  }

  var isSeparatorInsetOwn: Bool { ownSeparatorInset != nil }

  private var usualSeparatorInset: UIEdgeInsets {
    let margin = cellMargin
    return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin > contentMargin ? margin : 0)
  }

  /// Whether content of rows keeps to the width that is easy to read, in a table that is wider; default false.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      updatePlaces()
      setNeedsLayout()
    }
  }

  /// The view behind the rows, which does not scroll, or nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above all sections, or nil; it keeps its height and gets the table's width.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// The view below all sections, or nil; it keeps its height and gets the table's width.
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  // MARK: - Counts

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return state.geometry.sections.count
  }

  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return 0 }
    return state.geometry.sections[section].rows.count
  }

  /// Asks the data source for everything anew, and selects nothing.
  open func reloadData() {
    reloadEverything()
  }

  /// Whether a batch of changes is being made.
  open var hasUncommittedUpdates: Bool { state.updateDepth > 0 }

  // MARK: - Places

  /// Returns where a section stands, with its header and footer, in the table's content.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Returns where the header of a section stands when it is not held at the top.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// Returns where the footer of a section stands when it is not held at the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// Returns where a row stands; an empty rectangle when there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// Returns the row at a point of the content, or nil.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns the row of a cell that is shown, or nil.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    state.cells.first { $0.value === cell }?.key
  }

  /// Returns the rows that lie in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return state.geometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row that is shown, or nil.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateVisibleRows()
    return state.cells[indexPath]
  }

  /// The cells that are shown, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { state.cells[$0] }
  }

  /// The rows that are shown, from top to bottom; nil when there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    updateVisibleRows()
    let paths = state.cells.keys.sorted()
    return paths.isEmpty ? nil : paths
  }

  /// Returns the header of a section that is shown, when it is of the usual class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateVisibleRows()
    return state.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section that is shown, when it is of the usual class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateVisibleRows()
    return state.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: - Reuse

  /// Sets the class of cells that are made for an identifier; nil takes it away.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Sets the class of headers and footers that are made for an identifier; nil takes it away.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(aClass, identifier)
  }

  /// Returns a cell that waits, or a new one of the class that is registered; nil when none is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeuedCell(identifier)
  }

  /// Returns a cell that waits, or a new one of the class that is registered.
  ///
  /// > Compatibility: where no class is registered, Apple's tables raise an exception; this one says so in a
  /// diagnostic and returns a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeuedCell(identifier, for: indexPath)
  }

  /// Returns a header or footer that waits, or a new one of the class that is registered; nil when none is.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeuedHeader(identifier)
  }

  // MARK: - Scrolling

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it comes to stand.
  ///   - animated: Whether the movement is shown.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the row that was selected first.
  ///
  /// - Parameters:
  ///   - scrollPosition: Where it comes to stand.
  ///   - animated: Whether the movement is shown.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scroll(to: path, scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// Whether a finger selects rows; default true.
  open var allowsSelection = true
  /// Whether more than one row may be selected; default false.
  open var allowsMultipleSelection = false
  /// Whether a finger selects rows while the table is edited; default false.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row may be selected while the table is edited; default false.
  open var allowsMultipleSelectionDuringEditing = false

  /// The row that is selected, or nil.
  open var indexPathForSelectedRow: IndexPath? { state.selected.first }

  /// The rows that are selected, or nil when none is.
  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selected.isEmpty ? nil : state.selected
  }

  /// Selects a row without telling the delegate; nil selects none.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether the change is shown.
  ///   - scrollPosition: Where the row comes to stand.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Ends the selection of a row without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether the change is shown.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Changes

  /// Begins a batch of changes, which ``endUpdates()`` shows together.
  open func beginUpdates() {
    beginBatch()
  }

  /// Ends a batch of changes and shows them.
  open func endUpdates() {
    endBatch()
  }

  /// Makes changes that are shown together.
  ///
  /// - Parameters:
  ///   - updates: The changes, or nil.
  ///   - completion: Called at the end with whether the animations ran to their end, or nil.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    if let completion { state.changes.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Shows rows that the data source has anew; the paths are those afterwards.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in
      changes.list.insertedItems += indexPaths
      for path in indexPaths { changes.comingRows[path] = animation }
    }
  }

  /// Takes away rows that the data source no longer has; the paths are those before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in
      changes.list.deletedItems += indexPaths
      for path in indexPaths { changes.leavingRows[path] = animation }
    }
  }

  /// Asks for the cells of rows anew; the paths are those before.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in
      changes.list.reloadedItems += indexPaths
      for path in indexPaths { changes.leavingRows[path] = animation }
    }
  }

  /// Moves a row that the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.list.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Asks for the cells of rows anew and keeps the views that stand there.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// Shows sections that the data source has anew; the indexes are those afterwards.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in
      changes.list.insertedSections += sections
      for section in sections { changes.comingSections[section] = animation }
    }
  }

  /// Takes away sections that the data source no longer has; the indexes are those before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in
      changes.list.deletedSections += sections
      for section in sections { changes.leavingSections[section] = animation }
    }
  }

  /// Asks for everything in sections anew; the indexes are those before.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in
      changes.list.reloadedSections += sections
      for section in sections { changes.leavingSections[section] = animation }
    }
  }

  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.list.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: - Editing

  private var storedEditing = false

  /// Whether rows may be edited now.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets rows be edited or ends that.
  ///
  /// - Parameters:
  ///   - editing: Whether they may be edited.
  ///   - animated: Whether the change is shown.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    editingDidChange(animated: animated)
  }

  // MARK: - Overrides

  /// Makes and places the rows that are in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleRows()
    if swipe.isOpen, isDragging { swipe.close(animated: true) }
  }

  /// Begins to follow a finger on a row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !hasCaughtContent, !closesSwipe() else { return }
    touchTracker.begin(touches, isDelayed: delaysContentTouches && isScrollEnabled)
    if !touchTracker.isTracking { super.touchesBegan(touches, with: event) }
  }

  /// Follows a finger on a row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchTracker.isTracking else { return super.touchesMoved(touches, with: event) }
    touchTracker.move(touches)
  }

  /// Takes a finger that leaves a row as a choice.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchTracker.isTracking else { return super.touchesEnded(touches, with: event) }
    touchTracker.end(touches)
  }

  /// Forgets a finger that was taken away, such as by a scroll.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchTracker.isTracking else { return super.touchesCancelled(touches, with: event) }
    touchTracker.cancel()
  }
}
