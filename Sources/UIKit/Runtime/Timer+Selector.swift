public import Foundation
public import QuartzCore

extension Timer {
  /// Makes a timer that calls a method, on the clock of the current `World`.
  ///
  /// The timer keeps its target until it is invalidated.
  ///
  /// - Parameters:
  ///   - ti: The time between calls, in seconds; less than 0.1 ms counts as 0.1 ms.
  ///   - aTarget: The object to call.
  ///   - aSelector: The method; it may take the timer.
  ///   - userInfo: Kept in the timer.
  ///   - yesOrNo: Whether the timer goes on after the first call.
  /// - Returns: The timer, running.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = WorldTimer(
      interval: ti,
      target: aTarget as AnyObject,
      selector: aSelector,
      info: userInfo,
      repeats: yesOrNo
    )
    timer.schedule()
    return timer
  }
}
