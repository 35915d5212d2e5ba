public import QuartzCore

/// A controller whose view holds a collection; it clears the selection when it comes back.
///
/// Overridable members, those of the delegate and the data source too, stand in this class body.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let firstLayout: UICollectionViewLayout

  /// Makes a controller.
  ///
  /// - Parameter layout: The layout of the collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow layout.
  ///
  /// > Compatibility: interface files are not read.
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file.
  ///   - nibBundleOrNil: The bundle of the file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a flow layout from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var storedCollection: UICollectionView?

  // Apple declares the collection as implicitly unwrapped; nil may be set and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollection
    }
    set {
      storedCollection?.removeFromSuperview()
      storedCollection = newValue
      if let newValue, isViewLoaded { insert(newValue) }
    }
  }

  /// The layout of the collection.
  open var collectionViewLayout: UICollectionViewLayout {
    storedCollection?.collectionViewLayout ?? firstLayout
  }

  /// Whether the selection is cleared when the controller comes back; default true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a push or pop to a controller with the same collection changes the layout; not supported.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      guard useLayoutToLayoutNavigationTransitions else { return }
      World.current.report(
        CompatibilityIssue(
          "useLayoutToLayoutNavigationTransitions is not supported: the usual transition is used",
          context: "\(Self.self)"
        )
      )
    }
  }

  /// Makes the collection.
  open override func loadView() {
    super.loadView()
    let collection =
      storedCollection
      ?? UICollectionView(frame: view.bounds, collectionViewLayout: firstLayout)
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    storedCollection = collection
    insert(collection)
  }

  private func insert(_ collection: UICollectionView) {
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collection, at: 0)
  }

  /// Clears the selection beside the transition that brings the controller back.
  ///
  /// - Parameter animated: Whether it comes by an animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = storedCollection,
      let paths = collection.indexPathsForSelectedItems, !paths.isEmpty
    else { return }
    guard animated, let coordinator = transitionCoordinator else {
      for path in paths { collection.deselectItem(at: path, animated: animated) }
      return
    }
    coordinator.animate { _ in
      for path in paths { collection.deselectItem(at: path, animated: true) }
    } completion: { context in
      guard context.isCancelled else { return }
      for path in paths { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }

  // MARK: - The data source

  /// Returns how many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns how many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  /// Returns the cell of an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }

  /// Returns a header, a footer or the like.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  // MARK: - The delegate

  /// Returns whether a finger highlights an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that a finger highlights an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Tells that a finger no longer highlights an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a tap selects an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns whether a tap deselects an item where many may be selected.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that a tap selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// Tells that a tap deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Tells that a cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a cell is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a header, a footer or the like is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Tells that a header, a footer or the like is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Returns where content stands after a change of the layout or a batch.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - The scroll view

  /// Tells that the content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Tells that the content has changed its scale.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Tells that a finger begins to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Tells that a finger is about to leave the content, and where the content will come to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Tells that a finger has left the content.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Tells that the content begins to slow down.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Tells that the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Tells that a movement that code asked for has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Tells that the content has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Tells that the insets of the content have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Returns the view whose scale changes, or nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
