/// One finger or pointer button that is down.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// When the touch last changed, in seconds of the World's clock.
  public private(set) var timestamp: TimeInterval
  /// What the touch does now.
  public internal(set) var phase: Phase
  /// How often the place was touched in quick succession.
  public internal(set) var tapCount = 1
  /// What touches.
  public let type: TouchType
  /// The window that was touched.
  public private(set) weak var window: UIWindow?
  /// The view that was hit when the touch began.
  public internal(set) weak var view: UIView?
  /// The recognizers that receive the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The pressure, 1 for an ordinary touch.
  public var force: CGFloat { 1 }
  /// The greatest pressure.
  public var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the touch, in points.
  public var majorRadius: CGFloat { 5 }
  /// The pointer's button, as a mask; the primary one for fingers.
  package let buttonMask: UIEvent.ButtonMask

  var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint
  /// Where the touch began, in the window.
  let startLocation: CGPoint

  /// Makes a touch that begins.
  ///
  /// - Parameters:
  ///   - location: Where, in the window, in points.
  ///   - window: The window.
  ///   - timestamp: When, in seconds of the World's clock.
  ///   - type: What touches. Default a finger.
  ///   - buttonMask: The pointer's button. Default the primary one.
  package init(
    location: CGPoint,
    in window: UIWindow,
    timestamp: TimeInterval,
    type: TouchType = .direct,
    buttonMask: UIEvent.ButtonMask = .primary
  ) {
    self.timestamp = timestamp
    self.type = type
    self.window = window
    self.buttonMask = buttonMask
    phase = .began
    windowLocation = location
    previousWindowLocation = location
    startLocation = location
    super.init()
  }

  /// Changes the touch; an event with it must follow.
  ///
  /// - Parameters:
  ///   - phase: What it does.
  ///   - location: Where, in the window, in points; nil stays.
  ///   - timestamp: When, in seconds of the World's clock.
  package func change(to phase: Phase, location: CGPoint? = nil, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
    previousWindowLocation = windowLocation
    if let location { windowLocation = location }
  }

  /// Returns where the touch is.
  ///
  /// - Parameter view: The view whose coordinates count; nil means the window.
  /// - Returns: The point.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Returns where the touch was before it last changed.
  ///
  /// - Parameter view: The view whose coordinates count; nil means the window.
  /// - Returns: The point.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// Returns where the touch is, as exactly as is known.
  ///
  /// - Parameter view: The view whose coordinates count; nil means the window.
  /// - Returns: The point.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window as UIView?)
  }
}
