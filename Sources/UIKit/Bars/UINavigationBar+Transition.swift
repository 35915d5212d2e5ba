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
  ///   - slides: Whether pages slide over each other, and large titles and search bars with them.
  package func beginTransition(
    to items: [UINavigationItem],
    isPop: Bool,
    height: CGFloat? = nil,
    slides: Bool = false
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
      isPop: isPop,
      slides: slides
    )
    watch(items)
    guard let incoming else { return }
    UIView.performWithoutAnimation {
      if let height { incoming.frame.size.height = height }
      addSubview(incoming)
      incoming.layoutIfNeeded()
      incoming.move(isPop ? .behind : .ahead, counterpart: content, slides: slides)
    }
  }

  /// Moves the old item out and the new one in; called inside an animation.
  ///
  /// - Parameters:
  ///   - isAtEdge: Whether no content of the new page lies below the bar, or nil for as before.
  ///   - height: The height of the bar after the change, or nil for what was said before.
  package func advanceTransition(toEdge isAtEdge: Bool? = nil, height: CGFloat? = nil) {
    guard let transition else { return }
    let (incoming, slides) = (transition.incoming, transition.slides)
    UIView.performWithoutAnimation {
      prepareBackground(atEdge: isAtEdge)
      guard let incoming, let height, incoming.frame.height != height else { return }
      incoming.frame.size.height = height
      incoming.layoutTreeIfNeeded()
      incoming.move(transition.isPop ? .behind : .ahead, counterpart: content, slides: slides)
    }
    transition.outgoing?.move(
      transition.isPop ? .ahead : .behind,
      counterpart: incoming,
      slides: slides
    )
    incoming?.move(.shown, counterpart: nil, slides: slides)
    let fade = self.transition?.fade
    fade?.advance()
  }

  /// Puts the background and the titles of the new page in readiness.
  private func prepareBackground(atEdge isAtEdge: Bool?) {
    let isAtEdge = isAtEdge ?? isAtScrollEdge
    transition?.isAtEdge = isAtEdge
    if let incoming = transition?.incoming { applyLook(to: incoming, atEdge: isAtEdge) }
    let look = backgroundLook(of: transition?.newItems.last, atEdge: isAtEdge)
    guard look != background.look else { return }
    let fade = BarBackgroundFade(background)
    fade.resolve(look)
    transition?.fade = fade
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
    transition.fade?.end(isCompleted: isCompleted)
    content = shown
    for item in transition.newItems { item.onChange = nil }
    adopt(isCompleted ? transition.newItems : transition.oldItems)
    if isCompleted, let isAtEdge = transition.isAtEdge { isAtScrollEdge = isAtEdge }
    shown?.move(.shown, counterpart: nil, slides: transition.slides)
    shown?.frame = bounds
    refreshLook()
    setNeedsLayout()
    if transition.isOutdated { itemDidChange() }
  }
}
