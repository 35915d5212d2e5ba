import QuartzCore

extension NSLayoutConstraint {
  /// Whether the constraint is about the size of one view, which depends on nothing around or in it.
  var isAboutOneView: Bool {
    guard let view = firstLink as? UIView else { return false }
    return secondLink == nil || secondLink === view
  }

  /// The views and guides that the constraint is about, those at the ends of distances included.
  var links: [(any LayoutItem)?] {
    [firstLink, secondLink].flatMap { link -> [(any LayoutItem)?] in
      guard let distance = link as? LayoutDistance else { return [link] }
      return [distance.start.item, distance.end.item]
    }
  }

  /// Whether the constraint follows the lines of a text.
  var isAboutBaselines: Bool {
    let distances = [firstLink, secondLink].compactMap { $0 as? LayoutDistance }
    return firstAttribute.isBaseline || secondAttribute.isBaseline
      || distances.contains { $0.start.attribute.isBaseline || $0.end.attribute.isBaseline }
  }

  /// Whether everything that the constraint is about is there.
  var isComplete: Bool {
    firstLink?.layoutView != nil && (!hasSecondItem || secondLink?.layoutView != nil)
  }

  /// The nearest view that holds everything that the constraint is about, or nil.
  var commonAncestor: UIView? {
    guard let first = firstLink?.layoutView,
      !hasSecondItem || secondLink?.layoutView != nil
    else { return nil }
    let others = links.compactMap { $0?.layoutView }
    var candidate: UIView? = (firstLink as? LayoutDistance)?.start.item?.layoutView ?? first
    while let current = candidate {
      if others.allSatisfy({ $0.isDescendant(of: current) }) { return current }
      candidate = current.storedSuperview
    }
    return nil
  }

  /// The view whose coordinates the constraint is written in, which places what it is about.
  ///
  /// The size of one view is its superview's matter.
  var space: UIView? {
    guard let ancestor = commonAncestor else { return nil }
    return isAboutOneView ? ancestor.storedSuperview ?? ancestor : ancestor
  }

  /// What solves the constraint while it is active.
  var engine: LayoutEngine? {
    guard holder != nil else { return nil }
    return space?.islandRoot.layoutState?.engine
  }

  /// The views that the constraint places or sizes, as opposed to the one around them.
  func viewsToPlace() -> [UIView] {
    let space = space
    return links.compactMap { $0 as? UIView }.filter { $0 !== space }
  }

  /// The views between what the constraint is about and the space that it is written in.
  func viewsToCross() -> [UIView] {
    guard let space else { return [] }
    var found: [UIView] = []
    for item in links {
      guard let item, let view = item.layoutView, view !== space else { continue }
      var next = item is UIView ? view.storedSuperview : view
      while let current = next, current !== space {
        found.append(current)
        next = current.storedSuperview
      }
    }
    return found
  }

  /// The constraint as a line of text, without addresses, so that it is the same in every run.
  var displayName: String {
    var text = "<NSLayoutConstraint "
    if let identifier { text += "'\(identifier)' " }
    text += Self.name(firstLink, firstAttribute)
    text += [-1: " <= ", 0: " == ", 1: " >= "][relation.rawValue] ?? " == "
    if hasSecondItem {
      if multiplier != 1 { text += "\(multiplier)*" }
      text += Self.name(secondLink, secondAttribute)
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return text + ">"
  }

  private static func name(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    "\(item?.layoutName ?? "nil").\(attribute)"
  }

  static func allows(_ number: CGFloat, _ name: String) -> Bool {
    if number.isFinite { return true }
    report("A constraint takes finite numbers only, not \(number).", "NSLayoutConstraint.\(name)")
    return false
  }

  static func report(_ message: String, _ context: Any) {
    World.current.report(CompatibilityIssue(message: message, context: "\(context)"))
  }
}
