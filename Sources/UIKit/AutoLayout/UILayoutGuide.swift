public import QuartzCore

/// A rectangle of a view that constraints place, or that they refer to, such as the safe area.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// Where a guide's rectangle comes from.
  enum Kind {
    /// Constraints.
    case constraints
    /// A rule about the owning view.
    case safeArea, margins, readableContent, top, bottom, keyboard
    /// The content and the frame of a scroll view.
    case scrollContent, scrollFrame
  }

  let kind: Kind
  /// The view that the guide belongs to.
  public internal(set) weak var owningView: UIView?
  /// A name for debugging.
  open var identifier = ""
  /// Where constraints have put the guide.
  var solvedFrame = CGRect.zero

  /// Makes a guide that belongs to no view yet.
  public override init() {
    kind = .constraints
    super.init()
  }

  init(_ kind: Kind, of owner: UIView, named identifier: String) {
    self.kind = kind
    owningView = owner
    super.init()
    self.identifier = identifier
  }

  /// The guide's rectangle in its view's coordinates.
  open var layoutFrame: CGRect {
    kind == .constraints || kind == .scrollContent ? solvedFrame : ruledFrame
  }

  /// The line at which text lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The line at which text lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// Whether constraints leave the guide's place or size open.
  open var hasAmbiguousLayout: Bool {
    [.horizontal, .vertical].contains { isAmbiguous(along: $0) }
  }

  /// Returns the constraints that the guide's place and size follow from.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The constraints.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(along: axis)
  }
}
