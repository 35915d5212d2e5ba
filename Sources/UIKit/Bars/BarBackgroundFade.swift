import QuartzCore

/// The change from one look of a bar's background to another beside a transition: the old one fades out while the
/// new one fades in.
///
/// What the new look is may be said, and said again, after the animation has begun.
final class BarBackgroundFade {
  private let background: BarBackgroundView
  private let old = BarBackgroundView()
  private let new = BarBackgroundView()
  private let start: BarBackgroundView.Look
  private var look: BarBackgroundView.Look

  /// Sets the stage, on which the old look is seen.
  init(_ background: BarBackgroundView) {
    self.background = background
    start = background.look
    look = background.look
    old.apply(start)
    for plate in [new, old] {
      plate.hairlineEdge = background.hairlineEdge
      background.superview?.insertSubview(plate, aboveSubview: background)
    }
    new.alpha = 0
    follow()
    resolve(look)
  }

  /// Gives both looks the place of the background.
  func follow() {
    for plate in [old, new] {
      plate.frame = background.frame
      plate.layoutIfNeeded()
    }
  }

  /// Says what the new look is.
  ///
  /// Where both are the same nothing fades, and where one lets nothing through the other need not, so that
  /// nothing shines through halfway.
  func resolve(_ look: BarBackgroundView.Look) {
    self.look = look
    new.apply(look)
    let isSame = look == start
    old.isHidden = isSame || look.isOpaque
    new.isHidden = isSame || (start.isOpaque && !look.isOpaque)
    background.isHidden = !old.isHidden && !new.isHidden
    background.apply(isSame || look.isOpaque ? start : look)
  }

  /// Shows the new look; called inside an animation.
  func advance() {
    old.alpha = 0
    new.alpha = 1
  }

  /// Leaves one background, which shows the new or the old look.
  func end(isCompleted: Bool) {
    old.removeFromSuperview()
    new.removeFromSuperview()
    background.isHidden = false
    background.apply(isCompleted ? look : start)
  }
}
