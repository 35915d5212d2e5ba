import QuartzCore

extension UIWindow {
  /// Goes on to the next text field by Tab, and to the one before by Shift-Tab, as keys on a device do.
  ///
  /// The fields are those of what is presented last, in the order in which they are read; before the first and
  /// after the last one the key is nobody's.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it was one of these, and there was a field to go to.
  package func moveToTextField(by key: UIKey) -> Bool {
    let modifiers: UIKeyModifierFlags = [.control, .command, .alternate]
    guard key.keyCode == .keyboardTab, key.modifierFlags.isDisjoint(with: modifiers),
      let field = firstResponder as? UITextField
    else { return false }
    let fields = Self.inReadingOrder(textInputs(in: scope(of: field)), of: self)
    guard let index = fields.firstIndex(where: { $0 === field }) else { return false }
    let rest =
      key.modifierFlags.contains(.shift)
      ? Array(fields[..<index].reversed()) : Array(fields[(index + 1)...])
    return rest.contains { $0.becomeFirstResponder() }
  }

  /// What holds the fields that belong together: what is presented, or the window.
  private func scope(of field: UIView) -> UIView {
    var view: UIView? = field
    while let current = view {
      if current is PresentationContainerView { return current }
      view = current.superview
    }
    return self
  }

  private func textInputs(in view: UIView) -> [UIView] {
    view.subviews.flatMap { subview -> [UIView] in
      guard subview.receivesTouches, !(subview is PresentationContainerView) else { return [] }
      let isField = (subview as? UITextField)?.isEnabled == true
      let isText = (subview as? UITextView)?.isEditable == true
      return isField || isText ? [subview] : textInputs(in: subview)
    }
  }

  /// Sorts views from line to line, and in a line by the direction in which they are read.
  private static func inReadingOrder(_ views: [UIView], of window: UIWindow) -> [UIView] {
    let places = views.map { (view: $0, rect: $0.convert($0.bounds, to: window)) }
      .sorted { $0.rect.minY < $1.rect.minY }
    var lines: [[(view: UIView, rect: CGRect)]] = []
    for place in places {
      if let first = lines.last?.first, place.rect.midY < first.rect.maxY {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    let isReversed = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return lines.flatMap { line in
      let sorted = line.sorted { $0.rect.minX < $1.rect.minX }
      return (isReversed ? sorted.reversed() : sorted).map(\.view)
    }
  }
}
