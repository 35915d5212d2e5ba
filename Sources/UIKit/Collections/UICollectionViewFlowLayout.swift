public import QuartzCore

/// Places items in lines, with a header and a footer for each section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets items have their own; it is kept: items have `itemSize`.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  var flow = FlowState()

  /// The class of what says what is no longer true.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The space between lines, in points; default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between the items of a line, in points; default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items, in points; default 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// A guess of the size of items that measure themselves; zero, the default, means that none do.
  open var estimatedItemSize = CGSize.zero {
    didSet { estimateDidChange(from: oldValue) }
  }

  /// The direction of scrolling; default up and down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, in points; only the length along the direction of scrolling counts; default zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, in points; only the length along the direction of scrolling counts; default zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The space around the items of each section, in points; default zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in sight while their section is; default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in sight while their section is; default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private func estimateDidChange(from old: CGSize) {
    guard estimatedItemSize != old else { return }
    if estimatedItemSize != .zero {
      World.current.report(
        CompatibilityIssue(
          "items do not measure themselves in a flow layout: they have their itemSize",
          context: "UICollectionViewFlowLayout.estimatedItemSize"
        )
      )
    }
    invalidateLayout()
  }

  /// Computes the lines of all sections.
  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize {
    let breadth = flow.breadth
    return isVertical
      ? CGSize(width: breadth, height: flow.length) : CGSize(width: flow.length, height: breadth)
  }

  /// Returns the attributes of the items, headers and footers that lie in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowAttributes(in: rect) }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowAttributes(at: indexPath) }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowAttributes(ofKind: elementKind, at: indexPath) }

  /// Returns whether the bounds have another length across the direction of scrolling, or headers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if storedBreadth(in: newBounds) != flow.breadth { return true }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// Returns that places are untrue, and sizes only where the bounds have another size.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isResized = storedBreadth(in: newBounds) != self.flow.breadth
    flow?.invalidateFlowLayoutDelegateMetrics = isResized
    flow?.invalidateFlowLayoutAttributes = isResized
    return context
  }

  /// Takes up what is no longer true; headers that stay in sight keep the lines as they are.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsLines =
      !context.invalidateEverything && !context.invalidateDataSourceCounts
      && flow?.invalidateFlowLayoutAttributes == false
      && flow?.invalidateFlowLayoutDelegateMetrics == false
    if !keepsLines { self.flow.isPrepared = false }
    super.invalidateLayout(with: context)
  }
}
