public import QuartzCore

/// Where one view of a collection stands, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The place of the item, or of what the view belongs to.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The middle, in the coordinates of the content.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The transform about the middle; default none.
  open var transform = CGAffineTransform.identity {
    didSet { storedTransform3D = CATransform3DMakeAffineTransform(transform) }
  }
  private var storedTransform3D = CATransform3DIdentity
  /// The transform about the middle, in three dimensions; default none.
  open var transform3D: CATransform3D {
    get { storedTransform3D }
    set {
      transform =
        CATransform3DIsAffine(newValue) ? CATransform3DGetAffineTransform(newValue) : .identity
      storedTransform3D = newValue
    }
  }
  /// The opacity, from 0 to 1; default 1.
  open var alpha: CGFloat = 1
  /// Which view stands in front: the greater; default 0.
  open var zIndex = 0
  /// Whether the view is absent; default false.
  open var isHidden = false
  /// What the view is.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a view that is no cell, or nil.
  open internal(set) var representedElementKind: String?

  /// Makes attributes.
  public required override init() {
    super.init()
  }

  /// Makes the attributes of an item.
  ///
  /// - Parameter indexPath: The item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a header, a footer or the like.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of view.
  ///   - indexPath: What it belongs to.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes the attributes of a view that decorates.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind of view.
  ///   - indexPath: What it belongs to.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle before the transform; where a transform is set, that of the size about the middle.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns attributes with the same values, of the same class.
  ///
  /// - Parameter zone: Not read.
  /// - Returns: The attributes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Attributes are made and read on the main actor only, as the class says.
    MainActor.assumeIsolated { Unchecked(duplicated() as Any) }.value
  }

  private func duplicated() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// What tells the view from others.
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory,
      kind: representedElementKind ?? "",
      path: indexPath
    )
  }
}
