// NB: retroactive, since Foundation on Linux does not bridge its own number.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number in a box.
  public func _bridgeToObjectiveC() -> NSNumber {
    NSNumber(value: Double(self))
  }

  /// Takes the number out of a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Takes the number out of a box.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the number of a box, or 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
