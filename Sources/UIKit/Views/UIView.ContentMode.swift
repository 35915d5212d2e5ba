import QuartzCore

extension UIView {
  /// How content is placed in a view's bounds.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits whole, centred.
    case scaleAspectFit = 1
    /// As small as fills the bounds, centred.
    case scaleAspectFill = 2
    /// Stretched, and drawn anew when the size changes.
    case redraw = 3
    /// Centred in its own size.
    case center = 4
    /// At the top edge in its own size.
    case top = 5
    /// At the bottom edge in its own size.
    case bottom = 6
    /// At the left edge in its own size.
    case left = 7
    /// At the right edge in its own size.
    case right = 8
    /// At the top left corner in its own size.
    case topLeft = 9
    /// At the top right corner in its own size.
    case topRight = 10
    /// At the bottom left corner in its own size.
    case bottomLeft = 11
    /// At the bottom right corner in its own size.
    case bottomRight = 12

    /// The layer's gravity; its vertical names count from the bottom edge of the screen.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
