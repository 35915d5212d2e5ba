import QuartzCore

extension UIView {
  /// Whether lines run from right to left for constraints to leading and trailing edges.
  ///
  /// Uncertain: the direction of the item itself counts, and that of its superview where it says nothing.
  var reversesLayout: Bool {
    var view: UIView? = self
    while let current = view {
      switch current.semanticContentAttribute {
      case .forceRightToLeft: return true
      case .forceLeftToRight: return false
      default: view = current.storedSuperview
      }
    }
    return false
  }

  /// How much views resist being larger than their content where nobody says otherwise.
  ///
  /// Uncertain for the controls whose size is fixed.
  func standardHugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch self {
    case is UISwitch, is UIActivityIndicatorView: .defaultHigh
    case is UIProgressView, is UISegmentedControl: axis == .vertical ? .defaultHigh : .defaultLow
    default: .defaultLow
    }
  }

  /// Whether the content's height depends on its width, which constraints may determine.
  var wrapsContent: Bool {
    if let label = self as? UILabel {
      return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
    }
    if let text = self as? UITextView { return !text.isScrollEnabled }
    return false
  }

  /// Where the line of a text stands: a part of the height, and a distance.
  struct Baseline {
    var fraction: CGFloat
    var constant: CGFloat
  }

  /// The line of the first or last text; the top or bottom edge where there is none.
  func baseline(isFirst: Bool) -> Baseline {
    let other = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    if other !== self { return baseline(of: other, isFirst: isFirst) }
    if let text = self as? any BaselineText { return text.textBaseline(isFirst: isFirst) }
    return Baseline(fraction: isFirst ? 0 : 1, constant: 0)
  }

  /// The line of a view in this one, as it stands now.
  private func baseline(of other: UIView, isFirst: Bool) -> Baseline {
    let inner = other.baseline(isFirst: isFirst)
    let y = inner.fraction * other.bounds.height + inner.constant
    let line = other.convert(CGPoint(x: 0, y: y), to: self).y
    return isFirst
      ? Baseline(fraction: 0, constant: line)
      : Baseline(fraction: 1, constant: line - bounds.height)
  }

  func fittingSize(for request: FittingRequest) -> CGSize {
    let engine = LayoutEngine(root: self, fitting: request)
    runConstraintUpdates()
    engine.update()
    guard let item = engine.items[ObjectIdentifier(self)] else { return .zero }
    let insets = alignmentRectInsets
    return CGSize(
      width: roundedUpToPixel(engine.value(.width, of: item) - insets.left - insets.right),
      height: roundedUpToPixel(engine.value(.height, of: item) - insets.top - insets.bottom)
    )
  }
}

/// A view with lines of text, whose baselines constraints may refer to.
@MainActor protocol BaselineText: UIView {
  /// Where the line of the first or last text stands.
  func textBaseline(isFirst: Bool) -> UIView.Baseline
}
