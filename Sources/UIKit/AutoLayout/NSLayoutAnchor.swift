public import QuartzCore

/// An edge, a line or a length of a view, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // Immutable, and compared by identity only.
  nonisolated(unsafe) let layoutItem: any LayoutItem
  nonisolated let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or layout guide.
  open var item: AnyObject? { layoutItem }
  /// Whether another object is the same edge, line or length.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnyLayoutAnchor else { return false }
    return layoutItem === other.layoutItem && attribute == other.attribute
  }

  /// A number that is the same for equal anchors.
  nonisolated open override var hash: Int {
    ObjectIdentifier(layoutItem).hashValue ^ attribute.rawValue
  }

  /// A name for debugging.
  open var name: String { "\(layoutItem.layoutName).\(attribute)" }

  func related(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem,
      attribute,
      relation,
      anchor.layoutItem,
      anchor.attribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// Returns the way to another anchor of the same kind.
  func distance(to other: NSLayoutAnchor) -> LayoutDistance {
    LayoutDistance(
      from: LayoutDistance.End(item: layoutItem, attribute: attribute),
      to: LayoutDistance.End(item: other.layoutItem, attribute: other.attribute)
    )
  }

  /// Returns a constraint to be equal to another anchor.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint, which is not active.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }

  /// Returns a constraint to be at least another anchor.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint, which is not active.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint to be at most another anchor.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint, which is not active.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint to be equal to another anchor and a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint to be at least another anchor and a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint to be at most another anchor and a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }
}

/// An anchor of any axis.
nonisolated protocol AnyLayoutAnchor: AnyObject {
  var layoutItem: any LayoutItem { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

nonisolated extension NSLayoutAnchor: AnyLayoutAnchor {}

/// The usual distance between views beside each other, in points.
nonisolated let systemSpacing: CGFloat = 8
