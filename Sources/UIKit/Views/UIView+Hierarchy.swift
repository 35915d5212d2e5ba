import QuartzCore

extension UIView {
  /// Where a view goes among its new siblings.
  enum Place {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  /// Moves a view into this one, telling everybody in the order of the specification.
  func place(_ view: UIView, at place: Place) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to a descendant")
    let old = view.storedSuperview
    let oldWindow = view.storedWindow
    let newWindow = window
    let windowChanges = oldWindow !== newWindow
    let oldStyle = view.demandedStyle
    view.willMove(toSuperview: self)
    if windowChanges { view.tellWillMove(toWindow: newWindow) }
    if let old {
      if old !== self {
        old.willRemoveSubview(view)
        old.releaseConstraints(tying: view)
      }
      old.storedSubviews.removeAll { $0 === view }
      if old !== self {
        old.setNeedsLayout()
        old.subviewDidLeave(view)
      }
    }
    link(view, at: place)
    inheritConstraintFlags(of: view)
    if old !== self { view.islandMayHaveChanged() }
    if windowChanges { view.tellDidMove(toWindow: newWindow) }
    if old !== self { view.tellStyleChange(since: oldStyle) }
    if old !== self { tellTintChange(of: view, from: old) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    checkInvariants()
  }

  /// Tells a view that has come from elsewhere of the tint that it has here.
  private func tellTintChange(of view: UIView, from old: UIView?) {
    if isTintDimmed != (old?.isTintDimmed ?? false) {
      view.tellTintDimmingChange()
    } else if view.storedTintColor == nil {
      view.tellTintColorChange()
    }
  }

  private func link(_ view: UIView, at place: Place) {
    let index = self.index(of: place)
    view.storedSuperview = self
    if index < storedSubviews.count {
      layer.insertSublayer(view.layer, below: storedSubviews[index].layer)
    } else if case .above(let sibling) = place, sibling === storedSubviews.last {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    storedSubviews.insert(view, at: index)
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .front: storedSubviews.count
    case .index(let index): min(max(0, index), storedSubviews.count)
    case .above(let sibling):
      storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSubviews.count
    case .below(let sibling):
      storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count
    }
  }

  func leaveSuperview() {
    guard let old = storedSuperview else { return }
    let leavesWindow = storedWindow != nil
    let oldStyle = demandedStyle
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(toWindow: nil) }
    old.willRemoveSubview(self)
    old.releaseConstraints(tying: self)
    old.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    layer.removeFromSuperlayer()
    old.subviewDidLeave(self)
    islandMayHaveChanged()
    if leavesWindow { tellDidMove(toWindow: nil) }
    tellStyleChange(since: oldStyle)
    didMoveToSuperview()
    old.setNeedsLayout()
    old.checkInvariants()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: index)
    if toFront {
      storedSubviews.append(view)
      layer.addSublayer(view.layer)
    } else {
      storedSubviews.insert(view, at: 0)
      layer.insertSublayer(view.layer, at: 0)
    }
    checkInvariants()
  }

  /// Moves subviews above all others at once.
  ///
  /// - Parameter views: The subviews, from back to front; those that are no subviews stay where they are.
  package func bringSubviewsToFront(_ views: [UIView]) {
    let moved = views.filter { $0.storedSuperview === self }
    let identities = Set(moved.map(ObjectIdentifier.init))
    storedSubviews.removeAll { identities.contains(ObjectIdentifier($0)) }
    storedSubviews += moved
    for view in moved { layer.addSublayer(view.layer) }
    checkInvariants()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, storedSubviews.indices.contains(first),
      storedSubviews.indices.contains(second)
    else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lower, upper) = (storedSubviews[low], storedSubviews[high])
    storedSubviews.swapAt(low, high)
    layer.insertSublayer(lower.layer, above: upper.layer)
    if low + 1 < storedSubviews.count {
      layer.insertSublayer(upper.layer, below: storedSubviews[low + 1].layer)
    }
    checkInvariants()
  }

  // MARK: - Windows

  /// Tells the whole subtree of a window that it appears or disappears.
  func notifyWindowChange(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    guard oldWindow !== newWindow else { return }
    tellWillMove(toWindow: newWindow)
    tellDidMove(toWindow: newWindow)
  }

  func tellWillMove(toWindow newWindow: UIWindow?) {
    if let owner, owner.storedView === self { owner.viewWillMove(to: newWindow) }
    willMove(toWindow: newWindow)
    for subview in storedSubviews { subview.tellWillMove(toWindow: newWindow) }
  }

  func tellDidMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { loseWindow() }
    storedWindow = newWindow
    if newWindow != nil { adoptAppearance() }
    didMoveToWindow()
    if let owner, owner.storedView === self { owner.viewDidMove(to: newWindow) }
    // Views that were added in the callback know already.
    for subview in storedSubviews where subview.storedWindow !== newWindow {
      subview.tellDidMove(toWindow: newWindow)
    }
    safeAreaMayHaveChanged()
  }

  private func loseWindow() {
    guard let window = storedWindow else { return }
    if window.firstResponder === self || (owner != nil && window.firstResponder === owner) {
      window.firstResponder = nil
    }
    UIApplication.shared.touchDelivery.viewDidLeaveWindow(self)
  }
}
