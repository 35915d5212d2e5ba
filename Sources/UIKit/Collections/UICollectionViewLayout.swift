public import QuartzCore

/// Says where everything in a collection stands.
///
/// Subclasses compute places in `prepare` and return them in the methods below; all do nothing here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The class of attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what says what is no longer true.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  weak var storedCollection: UICollectionView?
  /// Whether `prepare` must be called before anything is asked.
  var needsPreparation = true
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection that uses the layout, or nil.
  open var collectionView: UICollectionView? { storedCollection }

  // MARK: - Invalidation

  /// Says that nothing of the layout is true any more.
  open func invalidateLayout() {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says what of the layout is no longer true.
  ///
  /// - Parameter context: What.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    storedCollection?.layoutWasInvalidated(with: context)
  }

  /// Returns whether other bounds make the layout untrue; false when nothing else is said.
  ///
  /// - Parameter newBounds: The bounds that come.
  /// - Returns: Whether they do.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what other bounds make untrue.
  ///
  /// - Parameter newBounds: The bounds that come.
  /// - Returns: What.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Returns whether what a view wants makes the layout untrue; false when nothing else is said.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view wants.
  ///   - originalAttributes: What the layout said.
  /// - Returns: Whether it does.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: - Places

  /// Computes what the methods below return; called before they are asked.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of everything that lies in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the content.
  /// - Returns: The attributes.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The attributes, or nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a header, a footer or the like.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of view.
  ///   - indexPath: What it belongs to.
  /// - Returns: The attributes, or nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a view that decorates.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of view.
  ///   - indexPath: What it belongs to.
  /// - Returns: The attributes, or nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Sets the class of views that decorate; nil takes it away.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - elementKind: The kind of view.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns where content comes to rest after a finger; the proposal when nothing else is said.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest.
  ///   - velocity: How fast it moves, in points a millisecond.
  /// - Returns: Where it comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns where content stands after a change of the layout or a batch.
  ///
  /// - Parameter proposedContentOffset: Where it would stand.
  /// - Returns: Where it stands.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - Batches

  /// Tells of a batch that is about to be shown.
  ///
  /// - Parameter updateItems: The changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that the places after a batch were asked for, within its animation.
  open func finalizeCollectionViewUpdates() {}

  /// Returns where an item comes from that a batch shows; nil fades it in where it stands.
  ///
  /// - Parameter itemIndexPath: The item, after the batch.
  /// - Returns: The attributes, or nil.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where an item goes that a batch takes away; nil fades it out where it stands.
  ///
  /// - Parameter itemIndexPath: The item, before the batch.
  /// - Returns: The attributes, or nil.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Tells that the collection goes from this layout to another one.
  ///
  /// - Parameter newLayout: The layout that comes.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells that the collection goes from another layout to this one.
  ///
  /// - Parameter oldLayout: The layout that was.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells that the collection has gone from or to this layout.
  open func finalizeLayoutTransition() {}
}
