import QuartzCore

/// What of a flow layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes anew; default true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are computed anew; default true.
  open var invalidateFlowLayoutAttributes = true
}
