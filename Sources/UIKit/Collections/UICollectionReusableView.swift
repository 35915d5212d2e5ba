public import QuartzCore

/// A view of a collection that is shown again for something else when it is out of sight.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name of the view's kind, or nil.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the view ready to be shown anew.
  open func prepareForReuse() {}

  /// Takes up what the layout says about the view besides its place.
  ///
  /// - Parameter layoutAttributes: What it says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells that the collection goes from one layout to another.
  ///
  /// - Parameters:
  ///   - oldLayout: The layout that was.
  ///   - newLayout: The layout that comes.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Tells that the collection has gone from one layout to another.
  ///
  /// - Parameters:
  ///   - oldLayout: The layout that was.
  ///   - newLayout: The layout that came.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Returns what the view wants instead of what the layout says.
  ///
  /// - Parameter layoutAttributes: What the layout says.
  /// - Returns: What the view wants; the same when nothing else is said.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
