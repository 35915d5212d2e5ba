import Cassowary
import QuartzCore

/// Solves the constraints of an island: a view whose size comes from outside, and what is in it down to views whose
/// frames are not constraints' matter.
///
/// Each view that translates its autoresizing mask, and each one without a superview, is the root of an
/// island, unless constraints reach through it. An island keeps its solution when it is moved, as transitions do
/// with views of controllers, and a change concerns one island. Nothing is solved before a layout asks for it.
final class LayoutEngine {
  /// Whether there ever was one: as long as there was none, layout costs what it costs without constraints.
  static var exists = false
  /// Whether frames are being set that were solved.
  static var isApplying = false

  weak var root: UIView?
  /// The size to fit in, where the engine only measures.
  let fitting: FittingRequest?
  var solver = Solver()
  var items: [ObjectIdentifier: Item] = [:]
  var itemOrder: [Item] = []
  var records: [ObjectIdentifier: Record] = [:]
  var recordOrder: [Record] = []
  var meanings: [Constraint.ID: Meaning] = [:]
  var changedConstants: [NSLayoutConstraint] = []
  /// Constraints whose strength changed, which have to be added anew.
  var stale: Set<ObjectIdentifier> = []
  /// Whether constraints or views came or went.
  var needsCollection = true
  /// Whether the solution may be out of date.
  private(set) var isDirty = true
  private var isUpdating = false
  var mark = 0

  init(root: UIView, fitting: FittingRequest? = nil) {
    self.root = root
    self.fitting = fitting
    Self.exists = true
  }

  // MARK: - What changes

  /// Notes that the solution may be out of date.
  func setNeedsUpdate() {
    isDirty = true
    if fitting == nil { root?.setNeedsLayout() }
  }

  func setNeedsCollection() {
    needsCollection = true
    setNeedsUpdate()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    changedConstants.append(constraint)
    setNeedsUpdate()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    stale.insert(ObjectIdentifier(constraint))
    setNeedsCollection()
  }

  func contentDidChange(of view: UIView) {
    guard let item = items[ObjectIdentifier(view)] else { return }
    item.needsMeasuring = true
    setNeedsUpdate()
  }

  /// Notes that numbers from outside may have changed that an item is tied to.
  func placeDidChange(of item: any LayoutItem) {
    guard let item = items[ObjectIdentifier(item)], hasChangedTie(item) else { return }
    setNeedsUpdate()
  }

  // MARK: - Solving

  /// Brings the solution up to date, and asks for the layout of the views in which something moves.
  func update() {
    guard isDirty, !isUpdating, let root else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.updateLimit where isDirty {
      if fitting == nil { root.runConstraintUpdates() }
      isDirty = false
      if needsCollection {
        needsCollection = false
        collect()
      }
      refreshConstants()
      retryBroken()
      solver.solve()
      settleContents()
    }
    if fitting == nil { requestLayouts() }
  }

  /// So often may updates of constraints ask for another one at once.
  private static let updateLimit = 10

  // MARK: - Results

  func value(_ quantity: LayoutQuantity, of item: Item) -> CGFloat {
    guard let variable = item.variables[quantity.rawValue] else { return 0 }
    return solver.value(of: variable)
  }

  /// The solved frame with its edges on whole pixels, or nil for what is not solved.
  func frame(of object: any LayoutItem) -> CGRect? {
    guard let item = items[ObjectIdentifier(object)],
      item.role == .solved || item.role == .content, let view = object.layoutView
    else { return nil }
    let (x, y) = (value(.minX, of: item), value(.minY, of: item))
    let left = view.roundedToPixel(x)
    let top = view.roundedToPixel(y)
    return CGRect(
      x: left,
      y: top,
      width: max(view.roundedToPixel(x + value(.width, of: item)) - left, 0),
      height: max(view.roundedToPixel(y + value(.height, of: item)) - top, 0)
    )
  }

  /// Asks for the layout of the views whose subviews or guides stand elsewhere than they should.
  private func requestLayouts() {
    for item in itemOrder {
      switch item.role {
      case .solved, .content:
        guard let object = item.object, let frame = frame(of: object) else { continue }
        if let view = item.view {
          if view.solvedPlace != frame { view.storedSuperview?.setNeedsLayout() }
        } else if (object as? UILayoutGuide)?.solvedFrame != frame {
          object.layoutView?.setNeedsLayout()
        }
      case .freeRoot:
        guard let view = item.view, view.bounds.size != freeRootSize(of: item) else { continue }
        view.setNeedsLayout()
      case .root, .fixed, .ruled: continue
      }
    }
  }

  private func freeRootSize(of item: Item) -> CGSize {
    guard let view = item.view else { return .zero }
    return CGSize(
      width: view.roundedToPixel(max(value(.width, of: item), 0)),
      height: view.roundedToPixel(max(value(.height, of: item), 0))
    )
  }

  /// Places what is directly in a view.
  func apply(in view: UIView) {
    let wasApplying = Self.isApplying
    Self.isApplying = true
    defer { Self.isApplying = wasApplying }
    if view === root, let item = items[ObjectIdentifier(view)], item.role == .freeRoot {
      let size = freeRootSize(of: item)
      if view.bounds.size != size { view.bounds.size = size }
    }
    for subview in view.storedSubviews where subview.isPlacedByConstraints {
      if let frame = frame(of: subview) { subview.takeSolvedPlace(frame) }
    }
    guard let state = view.layoutState else { return }
    for guide in state.guides {
      if let frame = frame(of: guide) { guide.solvedFrame = frame }
    }
    for guide in state.ruledGuides where guide.kind == .scrollContent {
      guard let frame = frame(of: guide) else { continue }
      guide.solvedFrame = frame
      (view as? UIScrollView)?.contentSize = frame.size
    }
  }

  // MARK: - Questions

  func isAmbiguous(_ object: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> Bool {
    update()
    guard let item = items[ObjectIdentifier(object)], item.role == .solved else { return false }
    return [LayoutQuantity.start(axis), .length(axis)].contains { quantity in
      item.variables[quantity.rawValue].map(solver.isAmbiguous) ?? true
    }
  }

  func constraints(affecting object: any LayoutItem, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    update()
    guard let item = items[ObjectIdentifier(object)] else { return [] }
    var ids: Set<Constraint.ID> = []
    for quantity in [LayoutQuantity.start(axis), .length(axis)] {
      guard let variable = item.variables[quantity.rawValue] else { continue }
      ids.formUnion(solver.constraints(behind: variable))
    }
    return recordOrder.filter { ids.contains($0.id) }.map(\.constraint)
  }
}

/// What a view is measured for.
struct FittingRequest {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
