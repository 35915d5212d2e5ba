import Cassowary
import CoreGraphics

extension LayoutEngine {
  /// Compares what is in the tree with what is in the solver, and makes the difference.
  func collect() {
    guard let root else { return }
    mark += 1
    var found: [NSLayoutConstraint] = []
    gatherItems(in: root, isRoot: true, into: &found)
    dropMissing(found)
    applyTies()
    add(found.filter { records[ObjectIdentifier($0)] == nil && $0.isComplete && $0.space != nil })
  }

  // MARK: - The tree

  private func gatherItems(in view: UIView, isRoot: Bool, into found: inout [NSLayoutConstraint]) {
    if isRoot {
      _ = item(for: view)
      if fitting != nil {
        for quantity in [LayoutQuantity.width, .height] { _ = variable(quantity, of: view) }
      }
    }
    let isAlone = view.storedSuperview == nil || fitting != nil
    if let state = view.layoutState {
      for constraint in state.constraints where !isRoot || isAlone || !constraint.isAboutOneView {
        found.append(constraint)
      }
      for guide in state.guides + state.ruledGuides { items[ObjectIdentifier(guide)]?.mark = mark }
    }
    for subview in view.storedSubviews {
      if subview.isIslandRoot {
        items[ObjectIdentifier(subview)]?.mark = mark
        let own = subview.layoutState?.constraints ?? []
        found += own.filter(\.isAboutOneView)
        continue
      }
      subview.layoutState?.engine = nil
      if !subview.isPlacedByConstraints {
        items[ObjectIdentifier(subview)]?.mark = mark
      } else {
        _ = item(for: subview)
      }
      gatherItems(in: subview, isRoot: false, into: &found)
    }
  }

  private func dropMissing(_ found: [NSLayoutConstraint]) {
    for constraint in found {
      let key = ObjectIdentifier(constraint)
      guard let record = records[key], !stale.contains(key), constraint.isComplete else { continue }
      record.mark = mark
    }
    stale = []
    for record in recordOrder where record.mark != mark { drop(record) }
    recordOrder.removeAll { $0.mark != mark }
    let gone = itemOrder.filter { $0.mark != mark || $0.object == nil }
    guard !gone.isEmpty else { return }
    // Rules of guides refer to their views.
    for item in gone where item.role == .ruled { drop(item) }
    for item in gone where item.role != .ruled { drop(item) }
    let isInUse = gone.contains { item in
      item.variables.contains { $0.map(solver.isInUse) ?? false }
    }
    if isInUse { return startAnew() }
    for item in gone { for case let variable? in item.variables { solver.remove(variable) } }
    itemOrder.removeAll { $0.mark != mark || $0.object == nil }
    items = items.filter { $0.value.mark == mark && $0.value.object != nil }
  }

  private func drop(_ record: Record) {
    solver.remove(record.id)
    meanings[record.id] = nil
    records[ObjectIdentifier(record.constraint)] = nil
  }

  /// Takes away what ties an item to numbers from outside.
  private func drop(_ item: Item) {
    for tie in item.ties {
      solver.remove(tie.id)
      meanings[tie.id] = nil
    }
    for size in item.content.values {
      solver.remove(size.most)
      solver.remove(size.least)
    }
    item.ties = []
    item.content = [:]
  }

  /// Forgets everything, so that what is in the tree is added again.
  private func startAnew() {
    solver = Solver()
    (items, itemOrder, records, recordOrder, meanings) = ([:], [], [:], [], [:])
    guard let root else { return }
    var found: [NSLayoutConstraint] = []
    gatherItems(in: root, isRoot: true, into: &found)
  }

  // MARK: - Items

  /// The item of a view or guide, which is made where it is missing.
  func item(for object: any LayoutItem) -> Item {
    let key = ObjectIdentifier(object)
    let role = role(of: object)
    if let item = items[key], item.object === object, item.role == role {
      item.mark = mark
      return item
    }
    let item = Item(object, role: role)
    // An item of another role stays with what was added about it, until the engine starts anew.
    if let old = items[key] { old.mark = mark - 1 }
    items[key] = item
    item.mark = mark
    itemOrder.append(item)
    if role == .solved, object is UIView {
      for quantity in [LayoutQuantity.minX, .minY, .width, .height] {
        _ = variable(quantity, of: object)
      }
    }
    return item
  }

  private func role(of object: any LayoutItem) -> Item.Role {
    if let guide = object as? UILayoutGuide {
      switch guide.kind {
      case .constraints: return .solved
      case .scrollContent: return .content
      case .safeArea, .margins, .readableContent, .top, .bottom, .keyboard, .scrollFrame:
        return .ruled
      }
    }
    guard let view = object as? UIView else { return .solved }
    if view === root {
      let isFree = fitting != nil || (view.storedSuperview == nil && view.isPlacedByConstraints)
      return isFree ? .freeRoot : .root
    }
    return view.isPlacedByConstraints ? .solved : .fixed
  }

  // MARK: - Adding

  private func add(_ constraints: [NSLayoutConstraint]) {
    // What must hold goes first: nothing is then solved twice.
    for isRequired in [true, false] {
      for constraint in constraints where (constraint.priority >= .required) == isRequired {
        add(constraint)
      }
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(for: constraint) else { return }
    let relation = Relation(constraint.relation)
    let strength = Strength(Double(constraint.priority.rawValue))
    do throws(Conflict) {
      let id = try solver.add(Constraint(expression, relation, strength))
      keep(constraint, id, isBroken: false)
    } catch {
      reportConflict(error, breaking: constraint)
      addBroken(constraint)
    }
  }

  func keep(_ constraint: NSLayoutConstraint, _ id: Constraint.ID, isBroken: Bool) {
    let record = Record(constraint, id: id, isBroken: isBroken, mark: mark)
    records[ObjectIdentifier(constraint)] = record
    recordOrder.append(record)
    meanings[id] = .constraint(constraint)
  }

  /// Adds what cannot hold as the strongest preference, so that it holds again as soon as it can.
  func addBroken(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(for: constraint) else { return }
    let wish = Constraint(expression, Relation(constraint.relation), Self.brokenStrength)
    // A preference conflicts with nothing.
    guard let id = try? solver.add(wish) else { return }
    keep(constraint, id, isBroken: true)
  }

  private static let brokenStrength = Strength(999.99)

  /// Makes what was broken required again where it fits by now.
  func retryBroken() {
    for record in recordOrder where record.isBroken {
      let constraint = record.constraint
      guard let expression = expression(for: constraint) else { continue }
      let whole = Constraint(expression, Relation(constraint.relation), .required)
      guard let id = try? solver.add(whole) else { continue }
      drop(record)
      recordOrder.removeAll { $0 === record }
      keep(constraint, id, isBroken: false)
    }
  }

  /// Makes a required constraint a preference.
  func breakUp(_ record: Record) {
    drop(record)
    recordOrder.removeAll { $0 === record }
    addBroken(record.constraint)
  }
}

extension Relation {
  /// The relation of a layout constraint.
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
