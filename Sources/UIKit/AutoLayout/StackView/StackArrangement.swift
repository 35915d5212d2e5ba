import CoreGraphics

/// The constraints of a stack.
///
/// Hidden views take no part in the row; they shrink to nothing behind the shown one before them, from
/// where they grow when they are shown again.
struct StackArrangement {
  private let stack: UIStackView
  private let shown: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(of stack: UIStackView) {
    self.stack = stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    arrangeAlong()
    collapseHidden()
    for view in stack.arrangedSubviews { arrangeAcross(view) }
    alignBaselines()
  }

  /// Preferences that decide only what nothing else does.
  private static let leastPriority = UILayoutPriority(25)
  private static let equalCenteringPriority = UILayoutPriority(149)
  /// Hidden views that insist on a length keep it, out of the way.
  private static let hidingPriority = UILayoutPriority(999)

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  private mutating func add(
    _ name: String,
    _ first: any LayoutItem,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: (any LayoutItem)? = nil,
    _ other: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first,
      attribute,
      relation,
      second,
      other,
      multiplier: multiplier,
      constant: constant
    )
    constraint.identifier = "UISV-\(name)"
    constraint.priority = priority
    constraints.append(constraint)
  }

  // MARK: - Along the stack

  private mutating func arrangeAlong() {
    guard let first = shown.first, let last = shown.last else {
      add("canvas-fit", stack, length, constant: 0, priority: Self.leastPriority)
      return
    }
    add("canvas-connection", first, start, .equal, canvas, start)
    add("canvas-connection", canvas, end, .equal, last, end)
    for (before, after) in zip(shown, shown.dropFirst()) { space(before, after) }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in shown.dropFirst() { add("fill-equally", view, length, .equal, first, length) }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalizeGaps(from: end, to: start, priority: .required)
    case .equalCentering:
      equalizeGaps(from: middle, to: middle, priority: Self.equalCenteringPriority)
    }
  }

  private mutating func space(_ before: UIView, _ after: UIView) {
    let distance = stack.distance(after: before)
    let isFixed =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    let isByLines = stack.isBaselineRelativeArrangement && !isHorizontal
    let from = isByLines ? Attribute.lastBaseline : end
    let to = isByLines ? Attribute.firstBaseline : start
    let relation: NSLayoutConstraint.Relation = isFixed ? .equal : .greaterThanOrEqual
    add("spacing", after, to, relation, before, from, constant: distance)
    guard !isFixed else { return }
    add(
      "spacing-fit",
      after,
      to,
      .equal,
      before,
      from,
      constant: distance,
      priority: Self.leastPriority
    )
  }

  private mutating func fillProportionally() {
    func weight(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isHorizontal ? size.width : size.height
    }
    guard let first = shown.first(where: { weight($0) > 0 }) else { return }
    for view in shown where view !== first && weight(view) > 0 {
      add(
        "fill-proportionally",
        view,
        length,
        .equal,
        first,
        length,
        multiplier: weight(view) / weight(first),
        priority: Self.hidingPriority
      )
    }
  }

  /// Makes the distances from a line of each view to a line of the next one equal, by guides between them.
  private mutating func equalizeGaps(
    from before: Attribute,
    to after: Attribute,
    priority: UILayoutPriority
  ) {
    var firstGap: UILayoutGuide?
    for (view, next) in zip(shown, shown.dropFirst()) {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-gap"
      stack.addLayoutGuide(gap)
      guides.append(gap)
      add("gap", gap, start, .equal, view, before)
      add("gap", gap, end, .equal, next, after)
      add("gap", gap, crossStart, .equal, stack, crossStart)
      add("gap", gap, crossLength, constant: 0)
      if let firstGap {
        add("distributing", gap, length, .equal, firstGap, length, priority: priority)
      }
      firstGap = firstGap ?? gap
    }
  }

  private mutating func collapseHidden() {
    var before: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      add("hiding", view, length, constant: 0, priority: Self.hidingPriority)
      if let before {
        add("hiding", view, start, .equal, before, end)
      } else {
        add("hiding", view, start, .equal, canvas, start)
      }
    }
  }

  // MARK: - Across the stack

  private mutating func arrangeAcross(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add("alignment", view, crossStart, .equal, canvas, crossStart)
      add("alignment", view, crossEnd, .equal, canvas, crossEnd)
      return
    case .leading: add("alignment", view, crossStart, .equal, canvas, crossStart)
    case .trailing: add("alignment", view, crossEnd, .equal, canvas, crossEnd)
    case .center: add("alignment", view, crossMiddle, .equal, canvas, crossMiddle)
    case .firstBaseline, .lastBaseline: break
    }
    guard !view.isHidden else { return }
    if stack.alignment != .leading {
      add("canvas-connection", view, crossStart, .greaterThanOrEqual, canvas, crossStart)
    }
    if stack.alignment != .trailing {
      add("canvas-connection", view, crossEnd, .lessThanOrEqual, canvas, crossEnd)
    }
    // The stack is as broad as its broadest view where nothing else says how broad it is.
    for side in [crossStart, crossEnd] {
      add("canvas-fit", canvas, side, .equal, view, side, priority: Self.leastPriority)
    }
  }

  private mutating func alignBaselines() {
    let attribute: Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    guard isHorizontal, let first = shown.first else {
      // As on iOS, the lines of a column cannot be one: its views stand where lines begin.
      for view in shown { add("alignment", view, crossStart, .equal, canvas, crossStart) }
      return
    }
    for view in stack.arrangedSubviews where view !== first {
      add("alignment", view, attribute, .equal, first, attribute)
    }
  }
}
