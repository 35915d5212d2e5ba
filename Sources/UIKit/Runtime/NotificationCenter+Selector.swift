public import Foundation
public import QuartzCore

extension NotificationCenter {
  /// Calls a method of an observer for each notification, in the `World` that is current now.
  ///
  /// The observer is not kept; its calls end when it goes, or by `removeObserver(_:)`.
  ///
  /// - Parameters:
  ///   - observer: The object to call.
  ///   - aSelector: The method; it may take the notification.
  ///   - aName: The notifications' name, or nil for all.
  ///   - anObject: Whose notifications, or nil for those of all.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = SelectorObserver.Target(observer as AnyObject, world: .current)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let note = Unchecked(notification)
      // UIKit posts on the main actor; its observers could not be called safely elsewhere.
      MainActor.assumeIsolated { target.call(aSelector, with: note.value) }
    }
    SelectorObserver.add(SelectorObserver(center: self, target: target, name: aName, token: token))
  }

  // Foundation's own method takes `Any`; for class instances this one fits better.
  /// Ends the calls of an observer.
  ///
  /// - Parameter observer: The object whose methods are called, or the token of a block.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObserver.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any, name: nil, object: nil)
  }

  /// Ends the calls of an observer for a name.
  ///
  /// - Parameters:
  ///   - observer: The object whose methods are called, or the token of a block.
  ///   - aName: The notifications' name, or nil for all.
  ///   - anObject: Whose notifications; for methods, those of all objects end.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObserver.remove(observer, from: self) { aName == nil || $0 == aName }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
