import Cassowary
import QuartzCore

extension LayoutEngine {
  // MARK: - Constants

  func hasChangedTie(_ item: Item) -> Bool {
    item.ties.contains { tie in
      outsideValue(tie.quantity, of: item).map { $0 != tie.value } ?? false
    }
  }

  /// Takes over the constants that changed, those from outside too.
  func refreshConstants() {
    let changed = changedConstants
    changedConstants = []
    var about: [NSLayoutConstraint] = changed
    if itemOrder.contains(where: \.needsMeasuring) {
      about += recordOrder.map(\.constraint).filter(\.isAboutBaselines)
    }
    set(tieChanges() + constantChanges(of: about))
  }

  /// Takes over the numbers from outside.
  func applyTies() {
    set(tieChanges())
  }

  private func tieChanges() -> [(id: Constraint.ID, constant: Double)] {
    var changes: [(id: Constraint.ID, constant: Double)] = []
    for item in itemOrder {
      for index in item.ties.indices {
        let tie = item.ties[index]
        guard let value = outsideValue(tie.quantity, of: item), value != tie.value else { continue }
        item.ties[index].value = value
        changes.append((tie.id, -value))
      }
    }
    return changes
  }

  private func constantChanges(of constraints: [NSLayoutConstraint]) -> [(
    id: Constraint.ID, constant: Double
  )] {
    constraints.compactMap { constraint in
      guard let record = records[ObjectIdentifier(constraint)],
        let expression = expression(for: constraint)
      else { return nil }
      return (record.id, expression.constant)
    }
  }

  /// Changes constants, and breaks constraints until the change is possible.
  private func set(_ changes: [(id: Constraint.ID, constant: Double)]) {
    guard !changes.isEmpty else { return }
    var changes = changes
    for _ in 0...recordOrder.count {
      do throws(Conflict) {
        try solver.setConstants(changes)
        return
      } catch {
        guard let victim = victim(of: error, changes: changes) else { return }
        reportConflict(error, breaking: victim.constraint)
        breakUp(victim)
        changes.removeAll { $0.id == victim.id }
      }
    }
  }

  /// The constraint to give up: the one that was activated last.
  private func victim(of conflict: Conflict, changes: [(id: Constraint.ID, constant: Double)])
    -> Record?
  {
    let named = Set(conflict.constraints)
    return recordOrder.last { named.contains($0.id) && !$0.isBroken }
  }

  // MARK: - Diagnostics

  func reportConflict(_ conflict: Conflict, breaking constraint: NSLayoutConstraint) {
    guard fitting == nil else { return }
    var lines = conflict.constraints.compactMap { id in
      meanings[id].map { "    " + describe($0) }
    }
    let own = "    " + constraint.displayName
    if !lines.contains(own) { lines.append(own) }
    World.current.report(
      CompatibilityIssue(
        message: """
          Unable to simultaneously satisfy constraints. Probably at least one of these is one you \
          don't want:
          \(lines.joined(separator: "\n"))
          Will attempt to recover by breaking constraint \(constraint.displayName)
          """,
        context: constraint.holder?.layoutName ?? ""
      )
    )
  }

  private func describe(_ meaning: Meaning) -> String {
    switch meaning {
    case .constraint(let constraint): return constraint.displayName
    case .tie(let item, let quantity):
      let name = item.object?.layoutName ?? "nil"
      let value = outsideValue(quantity, of: item)
      guard let value else { return "<\(name).\(quantity) >= 0>" }
      let kind = item.role == .fixed ? "NSAutoresizingMaskLayoutConstraint" : "Frame"
      return "<\(kind) \(name).\(quantity) == \(value)>"
    }
  }

  // MARK: - Contents

  /// Measures contents, again where their height depends on the width that comes out.
  func settleContents() {
    if measureContents() { solver.solve() }
    for _ in 0..<Self.measureLimit where remeasureWrapped() { solver.solve() }
  }

  private static let measureLimit = 4

  private func measureContents() -> Bool {
    var isChanged = false
    for item in itemOrder where item.needsMeasuring {
      item.needsMeasuring = false
      guard item.role == .solved || item.role == .freeRoot, let view = item.view else { continue }
      let insets = view.alignmentRectInsets
      view.layoutState?.measuringWidth = nil
      let natural = view.intrinsicContentSize
      var height = natural.height
      if view.wrapsContent, let width = item.measuredWidth {
        height = wrappedHeight(of: view, width: width)
      }
      let width = natural.width < 0 ? nil : natural.width + insets.left + insets.right
      let tall = height < 0 ? nil : height + insets.top + insets.bottom
      if setContent(width, of: item, along: .horizontal) { isChanged = true }
      if setContent(tall, of: item, along: .vertical) { isChanged = true }
    }
    return isChanged
  }

  private func wrappedHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.ensuredLayoutState.measuringWidth = width
    return view.intrinsicContentSize.height
  }

  private func remeasureWrapped() -> Bool {
    var isChanged = false
    for item in itemOrder where item.role == .solved || item.role == .freeRoot {
      guard let view = item.view, view.wrapsContent else { continue }
      let insets = view.alignmentRectInsets
      let width = max(value(.width, of: item) - insets.left - insets.right, 0)
      if let known = item.measuredWidth, abs(known - width) < 0.01 { continue }
      item.measuredWidth = width
      let height = wrappedHeight(of: view, width: width) + insets.top + insets.bottom
      if setContent(height, of: item, along: .vertical) { isChanged = true }
    }
    if isChanged { refreshBaselines() }
    return isChanged
  }

  private func refreshBaselines() {
    set(
      constantChanges(
        of: recordOrder.map(\.constraint).filter(\.isAboutBaselines)
      )
    )
  }

  /// Makes the preferences for a content's length, or changes them; returns whether anything did.
  private func setContent(
    _ length: CGFloat?,
    of item: Item,
    along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    guard let view = item.view else { return false }
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    if var old = item.content[axis] {
      if let length, old.hugging == hugging, old.resistance == resistance {
        guard old.length != length else { return false }
        old.length = length
        item.content[axis] = old
        set([(old.most, -length), (old.least, -length)])
        return true
      }
      solver.remove(old.most)
      solver.remove(old.least)
      item.content[axis] = nil
      if length == nil { return true }
    }
    guard let length, length.isFinite else { return false }
    var expression = LinearExpression(variable(.length(axis), of: view))
    expression.constant = -length
    // Preferences conflict with nothing.
    let most = Constraint(expression, .lessThanOrEqual, Self.strength(hugging))
    let least = Constraint(expression, .greaterThanOrEqual, Self.strength(resistance))
    guard let most = try? solver.add(most), let least = try? solver.add(least) else { return false }
    item.content[axis] = ContentSize(
      length: length,
      hugging: hugging,
      resistance: resistance,
      most: most,
      least: least
    )
    return true
  }

  /// Contents never conflict with constraints: required ones are all but required.
  private static func strength(_ priority: UILayoutPriority) -> Strength {
    Strength(min(max(Double(priority.rawValue), 0.1), 999.995))
  }
}
