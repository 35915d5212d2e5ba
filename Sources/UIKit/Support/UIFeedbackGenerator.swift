/// Taps on the hand that holds the device, of which there is none here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}
