public import Foundation
import QuartzCore

/// Lets items bounce off each other and off boundaries.
///
/// > Compatibility: items that a behaviour of their own says nothing about bounce a little and rub a little, as on
/// > iOS, whose numbers are not published.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) final var items: [any UIDynamicItem]
  /// What items collide with.
  ///
  /// Default everything.
  open var collisionMode = Mode.everything {
    didSet { dynamicAnimator?.resume() }
  }
  /// Whether the edges of the reference view are a boundary.
  ///
  /// Default false.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if translatesReferenceBoundsIntoBoundary { referenceInsets = .zero }
      dynamicAnimator?.resume()
    }
  }
  /// Is told when items begin and end to touch.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [CollisionBoundary] = []
  private var touches = CollisionTouches()

  /// Makes collisions.
  ///
  /// - Parameter items: The items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  ///
  /// - Parameter item: The item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    dynamicAnimator?.resume()
  }

  /// Takes an item out.
  ///
  /// - Parameter item: The item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.resume()
  }

  // MARK: - Boundaries

  /// Makes a boundary of the edges of the reference view, moved inside.
  ///
  /// - Parameter insets: How far, in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
  }

  /// Adds a boundary along a path, in place of one with the same identifier.
  ///
  /// - Parameters:
  ///   - identifier: What tells boundaries apart.
  ///   - bezierPath: The path, in the reference view's coordinates.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    for bezierPath: UIBezierPath
  ) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(CollisionBoundary(identifier, bezierPath))
    dynamicAnimator?.resume()
  }

  /// Adds a line as a boundary, in place of one with the same identifier.
  ///
  /// - Parameters:
  ///   - identifier: What tells boundaries apart.
  ///   - p1: Where the line begins, in the reference view's coordinates.
  ///   - p2: Where it ends.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or nil.
  ///
  /// - Parameter identifier: What tells boundaries apart.
  /// - Returns: The path.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let key = CollisionBoundary.key(identifier)
    return boundaries.first { $0.key == key }?.path
  }

  /// Takes a boundary away.
  ///
  /// - Parameter identifier: What tells boundaries apart.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = CollisionBoundary.key(identifier)
    boundaries.removeAll { $0.key == key }
    dynamicAnimator?.resume()
  }

  /// The identifiers of all boundaries, in the order in which they were added, or nil where there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Takes all boundaries away but the edges of the reference view.
  open func removeAllBoundaries() {
    boundaries.removeAll()
    dynamicAnimator?.resume()
  }

  // MARK: - Acting

  override var actedItems: [any UIDynamicItem] { items }

  override var letsItemsRest: Bool { true }

  override func contacts(of bodies: DynamicBodies) -> [DynamicContact] {
    let outlines = items.map { DynamicOutline(of: $0) }
    let places = items.map { bodies.index(of: $0) }
    touches.begin()
    var contacts: [DynamicContact] = []
    for index in items.indices {
      guard let place = places[index] else { continue }
      if collisionMode.contains(.boundaries) {
        contacts += boundaryContacts(of: index, outlines[index], place)
      }
      guard collisionMode.contains(.items) else { continue }
      for other in items.indices.dropFirst(index + 1) {
        guard let otherPlace = places[other],
          let contact = outlines[index].contact(with: outlines[other])
        else { continue }
        touches.note(items[index], items[other], at: contact.places[0].point)
        contacts.append(DynamicContact(place, otherPlace, contact))
      }
    }
    return contacts
  }

  private func boundaryContacts(
    of index: Int,
    _ outline: DynamicOutline,
    _ place: Int
  ) -> [DynamicContact] {
    var contacts: [DynamicContact] = []
    if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
      let rect = view.bounds.inset(by: referenceInsets)
      for contact in outline.contacts(inside: rect) {
        touches.note(items[index], nil, at: contact.places[0].point)
        contacts.append(DynamicContact(place, nil, contact))
      }
    }
    for boundary in boundaries {
      for line in boundary.outlines {
        guard let contact = outline.contact(with: line) else { continue }
        touches.note(items[index], boundary, at: contact.places[0].point)
        contacts.append(DynamicContact(place, nil, contact))
      }
    }
    return contacts
  }

  override func stepEnded() {
    guard let collisionDelegate else { return touches.end() }
    for touch in touches.begun {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(
          self,
          beganContactFor: touch.item,
          with: other,
          at: touch.point
        )
      } else {
        collisionDelegate.collisionBehavior(
          self,
          beganContactFor: touch.item,
          withBoundaryIdentifier: touch.boundary,
          at: touch.point
        )
      }
    }
    for touch in touches.ended {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.item, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self,
          endedContactFor: touch.item,
          withBoundaryIdentifier: touch.boundary
        )
      }
    }
    touches.end()
  }
}
