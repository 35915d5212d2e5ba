/// The screen that windows stand on.
///
/// Each World has one; its size, scale and safe area are set by whoever makes the World.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the current World.
  public class var main: UIScreen { UIKitState.current.screen }
  /// All screens of the current World.
  public class var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points; default 390 by 844.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point; default 2.
  public private(set) var scale: CGFloat = 2
  /// The insets that the device keeps free, in points; default none.
  package private(set) var safeAreaInsets = UIEdgeInsets.zero
  /// How bright the screen is, from 0 to 1.
  public var brightness: CGFloat = 1
  /// The most frames that the screen shows in a second.
  public let maximumFramesPerSecond = 60

  nonisolated override init() {
    super.init()
  }

  /// Pixels per point of the device.
  public var nativeScale: CGFloat { scale }
  /// The screen's rectangle, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen, which do not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The environment of the screen.
  public var traitCollection: UITraitCollection {
    let isWide = min(bounds.width, bounds.height) > 500
    let isLow = !isWide && bounds.width > bounds.height
    return UITraitCollection(
      style: .light,
      idiom: isWide ? .pad : .phone,
      scale: scale,
      horizontal: isWide ? .regular : .compact,
      vertical: isLow ? .compact : .regular,
      direction: .leftToRight
    )
  }

  /// Sets what the screen is like, and lays its windows out anew.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in points.
  ///   - scale: Pixels per point.
  ///   - safeAreaInsets: The insets that the device keeps free, in points.
  package func configure(
    bounds: CGRect,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    let (oldBounds, oldScale) = (self.bounds, self.scale)
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    for window in UIKitState.current.application.windows where window.screen === self {
      window.screenDidChange(from: oldBounds, scale: oldScale)
    }
  }

  /// Returns a picture of the screen's windows as a view.
  ///
  /// - Parameter afterUpdates: Whether pending changes are included.
  /// - Returns: The view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let window = UIKitState.current.application.keyWindow
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  /// Converts a point of the screen to another space.
  ///
  /// - Parameters:
  ///   - point: A point of the screen.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in the other space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }

  /// Converts a point of another space to the screen.
  ///
  /// - Parameters:
  ///   - point: A point of the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle of the screen to another space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the screen.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle in the other space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle of another space to the screen.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }
}
