public import Foundation
public import QuartzCore

nonisolated extension NSObjectProtocol {
  /// Returns whether an object has a selector's method.
  ///
  /// > Compatibility: a selector that is only a name has no method here, and the answer is false.
  ///
  /// - Parameter aSelector: The selector.
  /// - Returns: Whether the method can be called.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.canBePerformed(by: self) ?? false
  }
}

extension NSObject {
  /// Calls a method once a time has passed, on the clock of the current `World`.
  ///
  /// - Parameters:
  ///   - aSelector: The method; it may take one argument.
  ///   - anArgument: The argument.
  ///   - delay: How long to wait, in seconds.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    DelayedPerforms.add(to: self, aSelector, argument: anArgument, delay: delay)
  }

  /// Forgets the calls that were asked for with a delay.
  ///
  /// - Parameter aTarget: The object that would be called.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(aTarget as AnyObject, nil)
  }

  /// Forgets the calls of one method that were asked for with a delay.
  ///
  /// - Parameters:
  ///   - aTarget: The object that would be called.
  ///   - aSelector: The method.
  ///   - anArgument: Ignored; calls with every argument are forgotten.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    DelayedPerforms.cancel(aTarget as AnyObject, aSelector)
  }
}
