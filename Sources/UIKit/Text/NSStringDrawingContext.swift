public import Foundation

/// What a drawing of a string may shrink, and what it has shrunk.
nonisolated open class NSStringDrawingContext: NSObject {
  /// The least factor by which fonts may be scaled; 0 for no scaling; default 0.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which fonts were scaled by the last drawing.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last drawing.
  open internal(set) var totalBounds = CGRect.zero

  /// Makes a context without scaling.
  public override init() {
    super.init()
  }
}
