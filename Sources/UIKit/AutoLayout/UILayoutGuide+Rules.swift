import QuartzCore

/// A guide's place along one axis, as a rule about its view.
struct GuideRule {
  /// The distance from the view's start, in points.
  var start: CGFloat = 0
  /// The part of the view's length that is added to the start.
  var startFraction: CGFloat = 0
  /// The length, in points.
  var length: CGFloat = 0
  /// The part of the view's length that is added to the length.
  var lengthFraction: CGFloat = 1

  /// A length inside insets.
  init(insetBy start: CGFloat, _ end: CGFloat) {
    self.start = start
    length = -start - end
  }

  /// A fixed place.
  init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
    lengthFraction = 0
  }

  /// A strip at the end.
  init(end length: CGFloat) {
    start = -length
    startFraction = 1
    self.length = length
    lengthFraction = 0
  }
}

extension UILayoutGuide {
  /// The widest column of text that is easy to read, in points.
  static let readableWidth: CGFloat = 672

  /// How the guide follows its view along an axis, or nil where constraints place it.
  func rule(along axis: NSLayoutConstraint.Axis) -> GuideRule? {
    guard let view = owningView else { return nil }
    let isHorizontal = axis == .horizontal
    func inset(_ insets: UIEdgeInsets) -> GuideRule {
      isHorizontal
        ? GuideRule(insetBy: insets.left, insets.right)
        : GuideRule(insetBy: insets.top, insets.bottom)
    }
    switch kind {
    case .constraints: return nil
    case .safeArea: return inset(view.safeAreaInsets)
    case .margins: return inset(view.layoutMargins)
    case .top:
      let height = view.safeAreaInsets.top
      return isHorizontal ? GuideRule(insetBy: 0, 0) : GuideRule(start: 0, length: height)
    case .bottom:
      return isHorizontal ? GuideRule(insetBy: 0, 0) : GuideRule(end: view.safeAreaInsets.bottom)
    case .keyboard:
      let height = (self as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      return isHorizontal ? GuideRule(insetBy: 0, 0) : GuideRule(end: height)
    case .readableContent:
      guard isHorizontal else { return inset(view.layoutMargins) }
      let margins = view.layoutMargins
      let room = view.bounds.width - margins.left - margins.right
      let width = max(min(room, Self.readableWidth), 0)
      return GuideRule(start: margins.left + (room - width) / 2, length: width)
    case .scrollContent: return nil
    case .scrollFrame: return GuideRule(insetBy: 0, 0)
    }
  }

  /// The rectangle that the rules give with the view's present bounds.
  var ruledFrame: CGRect {
    guard let view = owningView, let x = rule(along: .horizontal), let y = rule(along: .vertical)
    else { return .zero }
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX + x.start + x.startFraction * bounds.width,
      y: bounds.minY + y.start + y.startFraction * bounds.height,
      width: max(x.length + x.lengthFraction * bounds.width, 0),
      height: max(y.length + y.lengthFraction * bounds.height, 0)
    )
  }

  private var engine: LayoutEngine? { owningView?.islandRoot.layoutState?.engine }

  /// Notes that what the guide follows may have moved.
  func placeMayHaveChanged() {
    owningView?.innerEngine?.placeDidChange(of: self)
  }

  func isAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
    engine?.isAmbiguous(self, along: axis) ?? false
  }

  func affectingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    engine?.constraints(affecting: self, along: axis) ?? []
  }
}
