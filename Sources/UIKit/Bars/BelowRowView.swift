import QuartzCore

/// What stands below the row of a navigation bar, as a part of its page: where pages slide over each other, it
/// moves with its own and is covered by the upper one.
final class BelowRowView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Takes the place in a transition.
  ///
  /// - Parameters:
  ///   - place: The place of the page.
  ///   - area: The area when the page is shown.
  ///   - slides: Whether the pages slide, and do not fade.
  func move(_ place: NavigationBarContent.Place, in area: CGRect, slides: Bool) {
    alpha = place == .shown || slides ? 1 : 0
    var frame = area
    var shift: CGFloat = 0
    switch place {
    case .shown: break
    case .ahead: frame.origin.x += area.width
    case .behind:
      if slides { frame.size.width = 0 }
      shift = area.width * NavigationSlideAnimator.parallax
    }
    self.frame = frame
    bounds.origin.x = shift
  }
}
