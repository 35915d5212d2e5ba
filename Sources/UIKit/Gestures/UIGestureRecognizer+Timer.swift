import QuartzCore

extension UIGestureRecognizer {
  /// Runs work on the World's clock and then settles what the recognizers decided.
  func after(_ delay: TimeInterval, _ work: @escaping () -> Void) {
    World.current.enqueue(after: delay) {
      MainActor.assumeIsolated {
        work()
        UIApplication.shared.touchDelivery.settle()
      }
    }
  }
}
