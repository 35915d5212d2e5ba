public import QuartzCore

/// Items in any arrangement, of which only those in sight have views; a layout says where they stand.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var state = CollectionState()
  private(set) lazy var touchTracker = ListTouchTracker(target: self)
  /// The delegate, when it is one of collections.
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
  /// The delegate, when it supplies the measures of a flow layout.
  private(set) weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  private var storedLayout: UICollectionViewLayout

  /// Makes a collection.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - layout: The layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// Makes a collection with a flow layout from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    storedLayout.storedCollection = self
  }

  /// The layout; setting another one shows it at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  func exchangeLayout(for layout: UICollectionViewLayout) {
    storedLayout.storedCollection = nil
    storedLayout = layout
    layout.storedCollection = self
    layout.needsPreparation = true
  }

  /// What supplies the items, or nil.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// What is asked and told, or nil: a `UICollectionViewDelegate`.
  ///
  /// > Compatibility: the type is that of scroll views, for Swift narrows no type of a property.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      if delegate !== oldValue { storedLayout.invalidateLayout() }
    }
  }

  /// The view behind the items, which does not scroll, or nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether cells are made before they come into sight; it is kept: they are made when they do.
  open var isPrefetchingEnabled = true

  // MARK: - Counts

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return state.counts.count
  }

  /// Returns how many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return state.counts.indices.contains(section) ? state.counts[section] : 0
  }

  /// Asks the data source for everything anew, and selects nothing.
  open func reloadData() {
    reloadEverything()
  }

  /// Whether a batch of changes is being made.
  open var hasUncommittedUpdates: Bool { state.updateDepth > 0 }

  // MARK: - What is shown

  /// The cells that are shown, from the first item to the last.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items that are shown, from the first to the last.
  open var indexPathsForVisibleItems: [IndexPath] {
    state.shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// Returns the cell of an item that is shown, or nil.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    state.shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns the item of a cell that is shown, or nil.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    state.shown.first { $0.value === cell && $0.key.category == .cell }?.key.path
  }

  /// Returns the item at a point of the content, or nil.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns a header, a footer or the like that is shown, or nil.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    state.shown[
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)
    ]
  }

  /// Returns the headers, footers or the like of a kind that are shown.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns what the headers, footers or the like of a kind belong to that are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    state.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// Returns where an item stands, or nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns where a header, a footer or the like stands, or nil.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: - Reuse

  /// Sets the class of cells that are made for an identifier; nil takes it away.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Sets the class of headers, footers or the like that are made for an identifier; nil takes it away.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplementary(viewClass, elementKind, identifier)
  }

  /// Returns a cell that waits, or a new one of the class that is registered.
  ///
  /// > Compatibility: where no class is registered, Apple's collections raise an exception; this one says so
  /// in a diagnostic and returns a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeuedCell(identifier, at: indexPath)
  }

  /// Returns a header, a footer or the like that waits, or a new one of the class that is registered.
  ///
  /// > Compatibility: where no class is registered, Apple's collections raise an exception; this one says so
  /// in a diagnostic and returns a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeuedSupplementary(elementKind, identifier, at: indexPath)
  }

  // MARK: - Selection

  /// Whether a finger selects items; default true.
  open var allowsSelection = true
  /// Whether more than one item may be selected; default false.
  open var allowsMultipleSelection = false

  /// The items that are selected; empty when none is.
  open var indexPathsForSelectedItems: [IndexPath]? { state.selected }

  /// Selects an item without telling the delegate; nil selects none.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the change is shown.
  ///   - scrollPosition: Where the item comes to stand; empty leaves the content where it is.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Ends the selection of an item without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the change is shown.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Scrolling

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: Where it comes to stand.
  ///   - animated: Whether the movement is shown.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Changes

  /// Shows another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether the change is shown.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, completion: nil)
  }

  /// Shows another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether the change is shown.
  ///   - completion: Called at the end with whether the animation ran to its end, or nil.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    change(to: layout, animated: animated, completion: completion)
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
    if let completion { state.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Shows items that the data source has anew; the paths are those afterwards.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  /// Takes away items that the data source no longer has; the paths are those before.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  /// Asks for the cells of items anew; the paths are those before.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Moves an item that the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Shows sections that the data source has anew; the indexes are those afterwards.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += sections }
  }

  /// Takes away sections that the data source no longer has; the indexes are those before.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += sections }
  }

  /// Asks for everything in sections anew; the indexes are those before.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += sections }
  }

  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: - Overrides

  /// The rectangle in its own coordinates; the layout is asked whether another one makes it untrue.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  /// The rectangle in the superview; the layout is asked whether another size makes it untrue.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = transform == .identity ? newValue.size : bounds.size
      changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.frame = newValue }
    }
  }

  /// Lets a flow layout take up another breadth.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    guard let flow = storedLayout as? UICollectionViewFlowLayout, flow.hasOtherBreadth else {
      return
    }
    flow.invalidateLayout()
  }

  /// Makes and places what is in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleItems()
  }

  /// Begins to follow a finger on an item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !hasCaughtContent else { return }
    touchTracker.begin(touches, isDelayed: delaysContentTouches && isScrollEnabled)
    if !touchTracker.isTracking { super.touchesBegan(touches, with: event) }
  }

  /// Follows a finger on an item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchTracker.isTracking else { return super.touchesMoved(touches, with: event) }
    touchTracker.move(touches)
  }

  /// Takes a finger that leaves an item as a choice.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchTracker.isTracking else { return super.touchesEnded(touches, with: event) }
    touchTracker.end(touches)
  }

  /// Forgets a finger that was taken away, such as by a scroll.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchTracker.isTracking else { return super.touchesCancelled(touches, with: event) }
    touchTracker.cancel()
  }

  /// Lets the layout say where content comes to rest.
  override func restingOffset(for proposal: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(
      forProposedContentOffset: proposal,
      withScrollingVelocity: velocity
    )
  }
}
