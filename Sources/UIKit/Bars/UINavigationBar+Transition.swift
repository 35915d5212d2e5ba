import QuartzCore

/// How a container shows a change of items together with the change of its views: it begins the
/// transition, advances it inside an animation, and ends it.
extension UINavigationBar {
  /// Sets the stage for a change of items: the new item stands ready, unseen.
  ///
  /// - Parameters:
  ///   - items: The items after the change.
  ///   - isPop: Whether the change goes back.
  ///   - height: The height of the bar after the change, or nil for the same.
  package func beginTransition(
    to items: [UINavigationItem],
    isPop: Bool,
    height: CGFloat? = nil
  ) {
    if transition != nil { endTransition(isCompleted: true) }
    layoutIfNeeded()
    let incoming = makeContent(for: items)
    let old = self.items ?? []
    transition = NavigationBarTransition(
      outgoing: content,
      incoming: incoming,
      oldItems: old,
      newItems: items,
      isPop: isPop
    )
    guard let incoming else { return }
    UIView.performWithoutAnimation {
      if let height { incoming.frame.size.height = height }
      addSubview(incoming)
      incoming.layoutIfNeeded()
      incoming.move(isPop ? .behind : .ahead, counterpart: content)
    }
  }

  /// Moves the old item out and the new one in; called inside an animation.
  package func advanceTransition() {
    guard let transition else { return }
    transition.outgoing?.move(transition.isPop ? .ahead : .behind, counterpart: transition.incoming)
    transition.incoming?.move(.shown, counterpart: nil)
  }

  /// Clears the stage.
  ///
  /// - Parameter isCompleted: Whether the new items are shown; otherwise the old ones are again.
  package func endTransition(isCompleted: Bool) {
    guard let transition else { return }
    self.transition = nil
    let shown = isCompleted ? transition.incoming : transition.outgoing
    let gone = isCompleted ? transition.outgoing : transition.incoming
    gone?.removeFromSuperview()
    content = shown
    adopt(isCompleted ? transition.newItems : transition.oldItems)
    shown?.move(.shown, counterpart: nil)
    shown?.frame = bounds
    refreshLook()
    setNeedsLayout()
  }
}
