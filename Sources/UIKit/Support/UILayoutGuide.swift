/// A rectangle of a view that layout may refer to, such as its safe area.
///
/// > Compatibility: guides have a `layoutFrame` and no anchors.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  public internal(set) weak var owningView: UIView?
  /// A name for debugging.
  public var identifier = ""
  private let frame: (UIView) -> CGRect

  init(owner: UIView, frame: @escaping (UIView) -> CGRect) {
    owningView = owner
    self.frame = frame
    super.init()
  }

  /// The guide's rectangle in its view's coordinates.
  open var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}
