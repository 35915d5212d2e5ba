/// A key that is down.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// When the key last changed, in seconds of the World's clock.
  public let timestamp: TimeInterval
  /// What the key does now.
  public let phase: Phase
  /// The key.
  public let key: UIKey?
  /// Whether the key was down already and repeats.
  package let isRepeat: Bool

  /// Makes a press.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phase: What it does.
  ///   - timestamp: When, in seconds of the World's clock.
  ///   - isRepeat: Whether the key was down already and repeats. Default false.
  package init(key: UIKey, phase: Phase, timestamp: TimeInterval, isRepeat: Bool = false) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
    self.isRepeat = isRepeat
    super.init()
  }
}
