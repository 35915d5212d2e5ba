/// What can answer a change of a layer.
public protocol CAAction {
  /// Answers a change.
  ///
  /// - Parameters:
  ///   - event: What changed: a property's key or the name of an event.
  ///   - anObject: The layer.
  ///   - dict: What else is known about the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: it stands for no action.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}

/// The event of a layer that becomes part of a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of every transition.
public let kCATransition = "transition"
