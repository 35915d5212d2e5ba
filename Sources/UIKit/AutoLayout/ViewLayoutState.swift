import CoreGraphics

/// What Auto Layout keeps about a view; views that it has nothing to do with have none.
final class ViewLayoutState {
  /// What solves the constraints in the view, where the view's own size comes from outside.
  var engine: LayoutEngine?
  /// The active constraints that the view keeps.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that code has added.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, as far as they were asked for.
  var ruledGuides: [UILayoutGuide] = []
  /// How many active constraints place or size the view itself.
  var placements = 0
  /// How many active constraints reach through the view.
  var crossings = 0
  /// How much the view resists being larger than its content, where that was set.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How much the view resists being smaller than its content, where that was set.
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The width in which a content of several lines is measured.
  var measuringWidth: CGFloat?
  /// The stack that arranges the view.
  weak var stack: UIStackView?
  /// Set while the view, hidden for code, stays on screen until an animation ends.
  var hiding: UIView.Hiding?
}
