public import QuartzCore

/// A linear relation between lengths and edges of two views, or of one view and a number.
///
/// `firstItem.firstAttribute (=, ≤, ≥) multiplier × secondItem.secondAttribute + constant`
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  weak var firstLink: (any LayoutItem)?
  weak var secondLink: (any LayoutItem)?
  /// Whether there was a second item at first, which may have gone since.
  let hasSecondItem: Bool
  /// The distances between anchors that the constraint is about; nobody else keeps them.
  private let distances: [LayoutDistance]
  private let attributes: (first: Attribute, second: Attribute)
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// The view that keeps the constraint while it is active.
  weak var holder: UIView?
  /// The views that the constraint places or sizes.
  var placedViews: [UnownedView] = []
  /// The views that the constraint reaches through without being about them.
  var crossedViews: [UnownedView] = []

  /// How the two sides compare.
  public let relation: Relation
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// A name for diagnostics.
  open var identifier: String?
  /// Whether the constraint would be archived; it is kept, not used.
  open var shouldBeArchived = false

  init(
    _ first: any LayoutItem,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: (any LayoutItem)? = nil,
    _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    firstLink = first
    secondLink = second
    hasSecondItem = second != nil
    distances = [first, second].compactMap { $0 as? LayoutDistance }
    attributes = (firstAttribute, secondAttribute)
    self.relation = relation
    self.multiplier = Self.allows(multiplier, "multiplier") ? multiplier : 1
    storedConstant = Self.allows(constant, "constant") ? constant : 0
    super.init()
  }

  /// Makes a constraint, which is not active.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: What of it.
  ///   - relation: How the sides compare.
  ///   - view2: Another view or layout guide, or nil.
  ///   - attr2: What of it.
  ///   - multiplier: What the second side is multiplied by.
  ///   - c: What is added to the second side, in points.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    if first == nil { Self.report("A constraint is about views and layout guides only.", view1) }
    let second = view2 as? any LayoutItem
    self.init(
      first ?? UIView(),
      attr1,
      relation,
      attr2 == .notAnAttribute ? nil : second,
      attr2,
      multiplier: multiplier,
      constant: c
    )
  }

  // MARK: - What it says

  /// The first view or layout guide.
  ///
  /// Of a distance between anchors it is what the distance begins at.
  open var firstItem: AnyObject? { (firstLink as? LayoutDistance)?.start.item ?? firstLink }
  /// The second view or layout guide, or nil.
  open var secondItem: AnyObject? { (secondLink as? LayoutDistance)?.start.item ?? secondLink }
  /// What of the first item.
  public var firstAttribute: Attribute { attributes.first }
  /// What of the second item.
  public var secondAttribute: Attribute { attributes.second }

  /// The first side as an anchor, which equals that of the view or guide.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstLink ?? UIView(), firstAttribute)
  }
  /// The second side as an anchor, or nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondLink.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// What is added to the second side, in points; numbers that are not finite are refused.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant, Self.allows(newValue, "constant") else { return }
      storedConstant = newValue
      engine?.constantDidChange(of: self)
    }
  }

  /// How much the constraint matters; default required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0 else {
        Self.report(
          "A priority is a number from 1 to 1000; the old one is kept.",
          newValue.rawValue
        )
        return
      }
      storedPriority = newValue
      engine?.priorityDidChange(of: self)
    }
  }

  // MARK: - Being active

  /// Whether the constraint takes part in the layout; default false.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.release(self) }
    }
  }

  /// Activates constraints.
  ///
  /// - Parameter constraints: The constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let ancestor = commonAncestor else {
      Self.report(
        """
        Unable to activate a constraint because its items have no common ancestor. \
        Are they in different view hierarchies?
        """,
        displayName
      )
      return
    }
    ancestor.hold(self)
  }

  /// The text of the constraint.
  nonisolated open override var description: String {
    // Views and their constraints are used on the main actor only.
    MainActor.assumeIsolated { displayName }
  }
}
