import QuartzCore

extension UITableViewCell {
  /// Moves the content aside by a distance, which the actions fill.
  func setSwipe(_ actions: SwipeActionsView, offset: CGFloat) {
    if actions.superview !== self {
      UIView.performWithoutAnimation {
        addSubview(actions)
        clipsToBounds = true
        actions.frame = swipeFrame(actions.side, offset: 0)
      }
    }
    parts.swipe = actions
    parts.swipeOffset = offset
    layOutParts()
    actions.layoutIfNeeded()
  }

  /// Takes the actions away at once.
  func endSwipe() {
    guard let actions = parts.swipe else { return }
    actions.removeFromSuperview()
    parts.swipe = nil
    parts.swipeOffset = 0
    if place.style != .insetGrouped { clipsToBounds = false }
    layOutParts()
  }

  func layOutSwipe() {
    guard let actions = parts.swipe else { return }
    actions.frame = swipeFrame(actions.side, offset: parts.swipeOffset)
  }

  private func swipeFrame(_ side: SwipeActionsView.Side, offset: CGFloat) -> CGRect {
    let width = abs(offset)
    let x = side == .leading ? 0 : bounds.width - width
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}
