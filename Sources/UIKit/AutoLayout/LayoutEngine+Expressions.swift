import Cassowary
import CoreGraphics

extension LayoutEngine {
  /// A line or a length of an item: a part of its length from its start, and a distance.
  struct Place {
    var axis: NSLayoutConstraint.Axis
    var isLength = false
    var fraction: CGFloat = 0
    var constant: CGFloat = 0
  }

  /// The difference of the two sides of a constraint, or nil where something of it has gone.
  func expression(for constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let first = constraint.firstLink, let space = constraint.space else { return nil }
    var sum = expression(for: first, constraint.firstAttribute, in: space)
    sum.constant -= constraint.constant
    guard constraint.hasSecondItem else { return sum }
    guard let second = constraint.secondLink else { return nil }
    let other = expression(for: second, constraint.secondAttribute, in: space)
    sum.add(other, times: -constraint.multiplier)
    return sum
  }

  private func expression(
    for object: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    in space: UIView
  ) -> LinearExpression {
    if let distance = object as? LayoutDistance { return expression(for: distance, in: space) }
    let (object, place) = resolve(attribute, of: object)
    var sum = LinearExpression(place.constant)
    if place.isLength {
      sum.add(variable(.length(place.axis), of: object))
      return sum
    }
    if let scrollView = object as? UIScrollView, scrollView === space {
      addFrame(of: scrollView.contentLayoutGuide, place, to: &sum)
    } else if let view = object as? UIView, view === space {
      sum.add(origin(of: view, along: place.axis))
      sum.add(variable(.length(place.axis), of: view), times: place.fraction)
    } else {
      addFrame(of: object, place, to: &sum)
      addWay(from: object, to: space, along: place.axis, to: &sum)
    }
    return sum
  }

  private func expression(for distance: LayoutDistance, in space: UIView) -> LinearExpression {
    let (start, end) =
      distance.isReversed ? (distance.end, distance.start) : (distance.start, distance.end)
    guard let first = start.item, let last = end.item else { return LinearExpression(0) }
    var sum = expression(for: last, end.attribute, in: space)
    sum.add(expression(for: first, start.attribute, in: space), times: -1)
    return sum
  }

  private func addFrame(of object: any LayoutItem, _ place: Place, to sum: inout LinearExpression) {
    sum.add(variable(.start(place.axis), of: object))
    if place.fraction != 0 {
      sum.add(variable(.length(place.axis), of: object), times: place.fraction)
    }
  }

  /// Adds the places of the views around an item up to a space.
  private func addWay(
    from object: any LayoutItem,
    to space: UIView,
    along axis: NSLayoutConstraint.Axis,
    to sum: inout LinearExpression
  ) {
    var next = object is UIView ? object.layoutView?.storedSuperview : object.layoutView
    while let view = next, view !== space {
      sum.add(variable(.start(axis), of: view))
      sum.add(origin(of: view, along: axis), times: -1)
      next = view.storedSuperview
    }
  }

  /// The start of a view's own coordinates: a variable where the view scrolls.
  private func origin(of view: UIView, along axis: NSLayoutConstraint.Axis) -> LinearExpression {
    if view is UIScrollView { return LinearExpression(variable(.origin(axis), of: view)) }
    return LinearExpression(LayoutQuantity.origin(axis).value(of: view))
  }

  // MARK: - Attributes

  /// What an attribute means of an item; margins are those of a guide.
  private func resolve(_ attribute: NSLayoutConstraint.Attribute, of object: any LayoutItem) -> (
    any LayoutItem, Place
  ) {
    if let view = object as? UIView, let inner = attribute.insideMargins {
      return (view.layoutMarginsGuide, place(of: inner, in: view, insets: .zero))
    }
    if attribute.isBaseline, let view = object as? UIView {
      let other =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if other !== view, other.isPlacedByConstraints, other.isDescendant(of: view) {
        return resolve(attribute, of: other)
      }
    }
    let view = object.layoutView ?? UIView()
    let insets = object is UIView ? view.alignmentRectInsets : .zero
    return (object, place(of: attribute, in: view, insets: insets, isGuide: !(object is UIView)))
  }

  private func place(
    of attribute: NSLayoutConstraint.Attribute,
    in view: UIView,
    insets: UIEdgeInsets,
    isGuide: Bool = true
  ) -> Place {
    switch attribute.absolute(isReversed: view.reversesLayout) {
    case .right: Place(axis: .horizontal, fraction: 1, constant: -insets.right)
    case .width: Place(axis: .horizontal, isLength: true, constant: -insets.left - insets.right)
    case .centerX:
      Place(axis: .horizontal, fraction: 0.5, constant: (insets.left - insets.right) / 2)
    case .top: Place(axis: .vertical, constant: insets.top)
    case .bottom: Place(axis: .vertical, fraction: 1, constant: -insets.bottom)
    case .height: Place(axis: .vertical, isLength: true, constant: -insets.top - insets.bottom)
    case .centerY:
      Place(axis: .vertical, fraction: 0.5, constant: (insets.top - insets.bottom) / 2)
    case .firstBaseline where !isGuide: baseline(of: view, isFirst: true)
    case .lastBaseline where !isGuide: baseline(of: view, isFirst: false)
    case .firstBaseline: Place(axis: .vertical)
    case .lastBaseline: Place(axis: .vertical, fraction: 1)
    default: Place(axis: .horizontal, constant: insets.left)
    }
  }

  private func baseline(of view: UIView, isFirst: Bool) -> Place {
    let baseline = view.baseline(isFirst: isFirst)
    return Place(axis: .vertical, fraction: baseline.fraction, constant: baseline.constant)
  }

  // MARK: - Variables

  /// The variable of a number, tied to what it comes from where that is outside.
  func variable(_ quantity: LayoutQuantity, of object: any LayoutItem) -> Variable {
    let item = item(for: object)
    if let variable = item.variables[quantity.rawValue] { return variable }
    let variable = solver.makeVariable()
    item.variables[quantity.rawValue] = variable
    tie(variable, quantity, item)
    return variable
  }

  private func tie(_ variable: Variable, _ quantity: LayoutQuantity, _ item: Item) {
    guard let value = outsideValue(quantity, of: item) else {
      limit(variable, quantity, item)
      return
    }
    var expression = LinearExpression(variable)
    if item.role == .ruled { subtractRule(quantity, item, from: &expression) }
    expression.constant = -value
    // Nothing else says anything about the variable yet.
    let strength = strength(of: quantity, item)
    guard let id = try? solver.add(Constraint(expression, .equal, strength)) else { return }
    item.ties.append(Item.Tie(quantity: quantity, id: id, value: value))
    meanings[id] = .tie(item, quantity)
  }

  /// Lengths that are solved are not below 0 if anything else is possible.
  private func limit(_ variable: Variable, _ quantity: LayoutQuantity, _ item: Item) {
    guard quantity == .width || quantity == .height else { return }
    let positive = Constraint(
      LinearExpression(variable),
      .greaterThanOrEqual,
      Self.positiveStrength
    )
    guard let id = try? solver.add(positive) else { return }
    item.ties.append(Item.Tie(quantity: quantity, id: id, value: 0))
    meanings[id] = .tie(item, quantity)
  }

  private static let positiveStrength = Strength(999.995)

  /// How much a number from outside matters: a root of its own gives way to its content.
  private func strength(of quantity: LayoutQuantity, _ item: Item) -> Strength {
    guard item.role == .freeRoot, quantity == .width || quantity == .height else {
      return .required
    }
    guard let fitting else { return Strength(0.5) }
    let priority = quantity == .width ? fitting.horizontal : fitting.vertical
    return Strength(Double(max(priority.rawValue, 0.1)))
  }

  /// The number that a quantity is tied to, or nil where constraints determine it.
  func outsideValue(_ quantity: LayoutQuantity, of item: Item) -> CGFloat? {
    switch item.role {
    case .solved:
      guard quantity == .originX || quantity == .originY else { return nil }
      return item.view.map(quantity.value)
    case .fixed, .root: return item.view.map(quantity.value)
    case .freeRoot:
      if let fitting, quantity == .width || quantity == .height {
        return quantity == .width ? fitting.size.width : fitting.size.height
      }
      return item.view.map(quantity.value)
    case .content: return quantity == .minX || quantity == .minY ? 0 : nil
    case .ruled:
      guard let guide = item.object as? UILayoutGuide, let rule = guide.rule(along: quantity.axis)
      else { return nil }
      let isLength = quantity == .width || quantity == .height
      let origin = plainOrigin(of: guide.owningView, along: quantity.axis)
      return isLength ? rule.length : rule.start + origin
    }
  }

  private func plainOrigin(of view: UIView?, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let view, !(view is UIScrollView) else { return 0 }
    return LayoutQuantity.origin(axis).value(of: view)
  }

  private func subtractRule(
    _ quantity: LayoutQuantity,
    _ item: Item,
    from expression: inout LinearExpression
  ) {
    guard let guide = item.object as? UILayoutGuide, let view = guide.owningView,
      let rule = guide.rule(along: quantity.axis)
    else { return }
    let isLength = quantity == .width || quantity == .height
    let fraction = isLength ? rule.lengthFraction : rule.startFraction
    if fraction != 0 {
      expression.add(variable(.length(quantity.axis), of: view), times: -fraction)
    }
    if !isLength, view is UIScrollView {
      expression.add(variable(.origin(quantity.axis), of: view), times: -1)
    }
  }
}
