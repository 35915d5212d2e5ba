import Foundation
import QuartzCore

/// Who touches whom, from step to step.
struct CollisionTouches {
  /// An item that touches another one or a boundary.
  struct Touch {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let point: CGPoint
    fileprivate let key: Key
  }

  fileprivate struct Key: Hashable {
    let item: ObjectIdentifier
    let other: ObjectIdentifier?
    let boundary: AnyHashable?
  }

  private var before: [Touch] = []
  private var now: [Touch] = []

  /// Begins a step.
  mutating func begin() {
    now = []
  }

  /// Notes that an item touches another one.
  mutating func note(
    _ item: any UIDynamicItem,
    _ other: any UIDynamicItem,
    at point: SIMD2<Double>
  ) {
    let key = Key(item: ObjectIdentifier(item), other: ObjectIdentifier(other), boundary: nil)
    add(Touch(item: item, other: other, boundary: nil, point: CGPoint(point), key: key))
  }

  /// Notes that an item touches a boundary, or nil for the edges of the reference view.
  mutating func note(
    _ item: any UIDynamicItem,
    _ boundary: CollisionBoundary?,
    at point: SIMD2<Double>
  ) {
    let key = Key(item: ObjectIdentifier(item), other: nil, boundary: boundary?.key)
    let identifier = boundary?.identifier
    add(Touch(item: item, other: nil, boundary: identifier, point: CGPoint(point), key: key))
  }

  private mutating func add(_ touch: Touch) {
    if !now.contains(where: { $0.key == touch.key }) { now.append(touch) }
  }

  /// What touches since this step.
  var begun: [Touch] { now.filter { touch in !before.contains { $0.key == touch.key } } }
  /// What touched until this step.
  var ended: [Touch] { before.filter { touch in !now.contains { $0.key == touch.key } } }

  /// Ends a step.
  mutating func end() {
    before = now
  }
}

extension CGPoint {
  init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
