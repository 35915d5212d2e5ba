import QuartzCore

extension UIView {
  /// Returns the height that the view needs in a width: what its constraints want, or else what it says itself.
  func heightThatFits(width: CGFloat) -> CGFloat {
    guard !constraints.isEmpty else {
      return sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
