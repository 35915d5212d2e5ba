public import QuartzCore

/// Ties an item to a point or to another item, by a rod, a spring, a rope, a pin or glue.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What holds the ends together.
  enum Tie {
    /// The ends keep their distance.
    case rod
    /// The ends come no farther apart than at first.
    case rope
    /// The ends stay together, and turn around each other.
    case pin
    /// The ends stay together and keep their angle.
    case glue
  }

  /// The item, or both of them.
  public final let items: [any UIDynamicItem]
  /// What the item is attached to.
  public final let attachedBehaviorType: AttachmentType
  /// The point that an item is attached to, in the reference view's coordinates.
  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.resume() }
  }
  /// How far the ends are apart, in points: at first as far as they are.
  open var length: CGFloat {
    didSet { dynamicAnimator?.resume() }
  }
  /// How little a spring swings, from 0 to 1.
  ///
  /// Default 0.
  open var damping: CGFloat = 0 {
    didSet { dynamicAnimator?.resume() }
  }
  /// How often a spring swings in a second; 0 is a rod that does not give way.
  ///
  /// Default 0.
  open var frequency: CGFloat = 0 {
    didSet { dynamicAnimator?.resume() }
  }

  private let tie: Tie
  private let offsets: [SIMD2<Double>]
  private let restAngle: Double

  private init(
    _ items: [any UIDynamicItem],
    offsets: [UIOffset],
    anchor: CGPoint?,
    tie: Tie = .rod
  ) {
    self.items = items
    self.offsets = offsets.map { SIMD2(Double($0.horizontal), Double($0.vertical)) }
    attachedBehaviorType = anchor == nil ? .items : .anchor
    anchorPoint = anchor ?? .zero
    self.tie = tie
    restAngle = items.count > 1 ? items[1].angle - items[0].angle : 0
    length = 0
    super.init()
    length = CGFloat(span.way.length)
  }

  /// Attaches the centre of an item to a point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The point, in the reference view's coordinates.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a place of an item to a point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: The place, from the item's centre.
  ///   - point: The point, in the reference view's coordinates.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init([item], offsets: [offset], anchor: point)
  }

  /// Attaches the centres of two items to each other.
  ///
  /// - Parameters:
  ///   - item1: An item.
  ///   - item2: Another one.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1,
      offsetFromCenter: .zero,
      attachedTo: item2,
      offsetFromCenter: .zero
    )
  }

  /// Attaches places of two items to each other.
  ///
  /// - Parameters:
  ///   - item1: An item.
  ///   - offset1: The place, from its centre.
  ///   - item2: Another item.
  ///   - offset2: The place, from its centre.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], offsets: [offset1, offset2], anchor: nil)
  }

  /// Returns a rope between places of two items.
  ///
  /// - Parameters:
  ///   - item1: An item.
  ///   - offset1: The place, from its centre.
  ///   - item2: Another item.
  ///   - offset2: The place, from its centre.
  /// - Returns: The attachment.
  public static func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], offsets: [offset1, offset2], anchor: nil, tie: .rope)
  }

  /// Returns a pin through two items, around which they turn.
  ///
  /// - Parameters:
  ///   - item1: An item.
  ///   - item2: Another one.
  ///   - point: Where the pin is, in the reference view's coordinates.
  /// - Returns: The attachment.
  public static func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    joined(item1, item2, at: point, by: .pin)
  }

  /// Returns glue between two items, which move as one.
  ///
  /// - Parameters:
  ///   - item1: An item.
  ///   - item2: Another one.
  ///   - point: Where the glue is, in the reference view's coordinates.
  /// - Returns: The attachment.
  public static func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    joined(item1, item2, at: point, by: .glue)
  }

  private static func joined(
    _ item1: any UIDynamicItem,
    _ item2: any UIDynamicItem,
    at point: CGPoint,
    by tie: Tie
  ) -> UIAttachmentBehavior {
    let offsets = [item1, item2].map { item in
      let way = SIMD2(Double(point.x - item.center.x), Double(point.y - item.center.y))
      let turned = way.turned(by: -item.angle)
      return UIOffset(horizontal: turned.x, vertical: turned.y)
    }
    let attachment = UIAttachmentBehavior([item1, item2], offsets: offsets, anchor: nil, tie: tie)
    attachment.anchorPoint = point
    return attachment
  }

  // MARK: - Acting

  override var actedItems: [any UIDynamicItem] { items }

  override var letsItemsRest: Bool { true }

  override var isExertingForce: Bool {
    let error = span.way.length - Double(length)
    return tie == .rope ? error > 0.5 : abs(error) > 0.5
  }

  /// Where the ends are, and the way from the second one, or the anchor, to the first one.
  private var span: (arms: [SIMD2<Double>], way: SIMD2<Double>) {
    let arms = zip(items, offsets).map { $1.turned(by: $0.angle) }
    let ends = zip(items, arms).map { SIMD2(Double($0.center.x), Double($0.center.y)) + $1 }
    let other = ends.count > 1 ? ends[1] : SIMD2(Double(anchorPoint.x), Double(anchorPoint.y))
    return (arms, ends[0] - other)
  }

  override func rows(of bodies: DynamicBodies, step: Double) -> [DynamicRow] {
    let places = items.map { bodies.index(of: $0) }
    guard let first = places[0] else { return [] }
    let second = places.count > 1 ? places[1] : nil
    let (arms, way) = span
    var row = DynamicRow(first, second)
    row.firstArm = arms[0]
    row.secondArm = arms.count > 1 ? arms[1] : .zero
    switch tie {
    case .rod, .rope: return distanceRows(row, way, bodies.all, step)
    case .pin, .glue: return togetherRows(row, way, step)
    }
  }

  /// How much of an error of place is undone in a step.
  private static let correction = 0.2

  private func distanceRows(
    _ row: DynamicRow,
    _ way: SIMD2<Double>,
    _ bodies: [DynamicBody],
    _ step: Double
  ) -> [DynamicRow] {
    let distance = way.length
    guard length > 0.01 || frequency > 0 else { return togetherRows(row, way, step) }
    var row = row
    // The second end's velocity counts as seen from the first one: away from it is positive.
    row.axis = distance > 1e-9 ? -way / distance : SIMD2(0, 1)
    let error = distance - Double(length)
    if tie == .rope {
      guard error > 0 else { return [] }
      row.limits = -Double.infinity...0
    }
    guard frequency > 0 else {
      row.target = -Self.correction / step * error
      return [row]
    }
    // An implicit spring, which is stable at any frequency.
    let mobility = row.mobility(bodies)
    guard mobility > 0 else { return [] }
    let pace = 2 * Double.pi * Double(frequency)
    let drag = 2 * Double(damping) * pace / mobility
    let stiffness = pace * pace / mobility
    row.softness = 1 / (step * (drag + step * stiffness))
    row.target = -error * step * stiffness * row.softness
    return [row]
  }

  private func togetherRows(
    _ row: DynamicRow,
    _ way: SIMD2<Double>,
    _ step: Double
  ) -> [DynamicRow] {
    var rows = [SIMD2(1.0, 0), SIMD2(0, 1.0)].map { axis in
      var part = row
      part.axis = axis
      part.target = Self.correction / step * axis.dot(way)
      return part
    }
    guard tie == .glue else { return rows }
    var turn = DynamicRow(row.first, row.second)
    let angle = items[1].angle - items[0].angle - restAngle
    turn.target = -Self.correction / step * atan2(sin(angle), cos(angle))
    rows.append(turn)
    return rows
  }
}

extension UIDynamicItem {
  /// How far the item is turned, in radians.
  var angle: Double { atan2(Double(transform.b), Double(transform.a)) }
}

extension SIMD2<Double> {
  func turned(by angle: Double) -> Self {
    let (sine, cosine) = (sin(angle), cos(angle))
    return SIMD2(x * cosine - y * sine, x * sine + y * cosine)
  }
}
