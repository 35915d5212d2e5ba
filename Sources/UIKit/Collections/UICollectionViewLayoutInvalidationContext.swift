public import QuartzCore

/// What of a layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is no longer true; default false.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of sections and items are no longer true; default false.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are no longer true, or nil.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By how much the offset of the content changes, in points; default zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the size of the content changes, in points; default zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Makes a context.
  public required override init() {
    super.init()
  }

  /// Names items that are no longer true.
  ///
  /// - Parameter indexPaths: The items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
