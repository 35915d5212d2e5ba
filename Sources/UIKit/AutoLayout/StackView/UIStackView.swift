public import QuartzCore

/// A row or a column of views, which it arranges by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distance that stands for the stack's own spacing.
  nonisolated public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The distance that stands for the usual one between views.
  nonisolated public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []
  private var needsArrangement = false

  /// Makes a stack without views.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack of views.
  ///
  /// - Parameter views: The views, from the first to the last.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack without views.
  ///
  /// - Parameter coder: Not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: - Views

  /// The views that the stack arranges, from the first to the last.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view behind the others, as a subview too.
  ///
  /// - Parameter view: The view.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count)
  }

  /// Adds a view at an index of the arrangement; a new subview goes in front of the others.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The index, at most the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      NSLayoutConstraint.report(
        "There is no index \(stackIndex) among \(arranged.count) arranged views.",
        layoutName
      )
      return
    }
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view, which stays a subview.
  ///
  /// - Parameter view: The view.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.layoutState?.stack = nil
    view.finishHiding()
    setNeedsArrangement()
  }

  private func arrange(_ view: UIView, at index: Int) {
    var index = index
    if let old = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: old)
      index = min(index, arranged.count)
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.ensuredLayoutState.stack = self
    arranged.insert(view, at: index)
    setNeedsArrangement()
  }

  // MARK: - Arrangement

  /// The direction in which the views follow each other; default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the views share the stack's length; default fill.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// How the views stand across the stack; default fill.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance of the views, in points; default 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Whether the distances of a column are those of the lines of text; default false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views stand inside the stack's margins; default false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Sets the distance from a view to the next one.
  ///
  /// - Parameters:
  ///   - spacing: The distance, in points, or ``spacingUseDefault`` or ``spacingUseSystem``.
  ///   - arrangedSubview: The view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// Returns the distance from a view to the next one that was set for it.
  ///
  /// - Parameter arrangedSubview: The view.
  /// - Returns: The distance, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance from a view to the next one, in points.
  func distance(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let distance = custom == Self.spacingUseDefault ? spacing : custom
    return distance == Self.spacingUseSystem ? systemSpacing : distance
  }

  /// Asks for constraints that fit what has changed.
  func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints that arrange the views.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(ownConstraints)
      for guide in ownGuides { removeLayoutGuide(guide) }
      let arrangement = StackArrangement(of: self)
      ownGuides = arrangement.guides
      ownConstraints = arrangement.constraints
      NSLayoutConstraint.activate(ownConstraints)
    }
    super.updateConstraints()
  }

  // MARK: - Overrides

  /// Stops arranging a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The view whose first line of text stands for that of the stack.
  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The view whose last line of text stands for that of the stack.
  open override var forLastBaselineLayout: UIView {
    let shown = arranged.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }
}
