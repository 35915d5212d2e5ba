import Dispatch

/// The time of a ``World``: the machine's monotonic clock at a rate, or a time that is set by hand.
public final class MediaClock {
  /// Whether the time moves only by ``set(to:)`` and ``advance(by:)``.
  public let isManual: Bool
  private var anchor: CFTimeInterval
  private var machineAnchor: CFTimeInterval
  private var frozen: CFTimeInterval?

  private init(isManual: Bool, time: CFTimeInterval, rate: Double) {
    self.isManual = isManual
    anchor = time
    machineAnchor = isManual ? 0 : Self.machineTime
    currentRate = rate
  }

  /// Makes a clock that follows the machine's clock.
  ///
  /// - Parameter rate: Seconds that pass for one second of the machine. Default 1.
  /// - Returns: The clock.
  public static func real(rate: Double = 1) -> MediaClock {
    MediaClock(isManual: false, time: machineTime, rate: rate)
  }

  /// Makes a clock that moves by hand.
  ///
  /// - Parameter time: Where it starts, in seconds. Default 0.
  /// - Returns: The clock.
  public static func manual(at time: CFTimeInterval = 0) -> MediaClock {
    MediaClock(isManual: true, time: time, rate: 1)
  }

  private static var machineTime: CFTimeInterval {
    CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  private var running: CFTimeInterval {
    isManual ? anchor : anchor + (Self.machineTime - machineAnchor) * currentRate
  }

  /// The time in seconds; it stands still while a frame is made.
  public var now: CFTimeInterval {
    frozen ?? running
  }

  private var currentRate: Double

  /// Seconds that pass for one second of the machine; changing it never makes the time jump.
  ///
  /// A clock that moves by hand keeps the rate without using it.
  public var rate: Double {
    get { currentRate }
    set {
      guard newValue.isFinite else { return }
      if !isManual {
        anchor = running
        machineAnchor = Self.machineTime
      }
      currentRate = newValue
    }
  }

  /// Sets the time of a clock that moves by hand.
  ///
  /// - Parameter time: The new time, in seconds.
  public func set(to time: CFTimeInterval) {
    guard isManual, time.isFinite else { return }
    anchor = time
    if frozen != nil { frozen = time }
  }

  /// Moves the time of a clock that moves by hand.
  ///
  /// - Parameter seconds: How far; less than 0 goes back.
  public func advance(by seconds: CFTimeInterval) {
    set(to: anchor + seconds)
  }

  /// Holds the time while the body runs, so that a frame has one time.
  func holding<R>(_ body: () throws -> R) rethrows -> R {
    let before = frozen
    frozen = now
    defer { frozen = before }
    return try body()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the current world, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  World.current.clock.now
}
