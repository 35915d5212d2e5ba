/// Names a method that a target is sent, and knows how to call it.
///
/// > Compatibility: there is no Objective-C runtime here, so `#selector(tap(_:))` is written
/// > `Selector("tap(_:)", Self.tap)`. A selector made of a string alone names a method that cannot
/// > be found.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let name: String
  private let call: (@MainActor (AnyObject, Any?, Any?) -> Bool)?
  private let accepts: (@Sendable (Any) -> Bool)?

  /// Makes a selector that is only a name.
  public init(_ name: String) {
    self.name = name
    call = nil
    accepts = nil
  }

  /// Makes a selector that is only a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a selector for a method without arguments.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - method: The method, not yet applied to an instance.
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping (Target) -> () -> Result
  ) {
    let method = MainActorOnly(method)
    self.name = name
    accepts = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method.value(target)()
      return true
    }
  }

  /// Makes a selector for a method that takes its sender.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - method: The method, not yet applied to an instance.
  public init<Target, Sender, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    let method = MainActorOnly(method)
    self.name = name
    accepts = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// Makes a selector for a method that takes its sender and an event.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - method: The method, not yet applied to an instance.
  public init<Target, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    let method = MainActorOnly(method)
    self.name = name
    accepts = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      guard let event = event as? Event else { return false }
      _ = method.value(target)(sender, event)
      return true
    }
  }

  /// Calls the method; reports an issue when it cannot be called.
  ///
  /// - Parameters:
  ///   - target: The object that has the method.
  ///   - sender: The first argument, if the method takes one.
  ///   - event: The second argument, if the method takes one.
  /// - Returns: Whether a method was called.
  @MainActor
  @discardableResult
  package func perform(on target: AnyObject, with sender: Any? = nil, with event: Any? = nil)
    -> Bool
  {
    let context = "\(type(of: target)).\(name)"
    guard let call else {
      World.current.report(.selectorNames, in: context)
      return false
    }
    if call(target, sender, event) { return true }
    World.current.report(
      CompatibilityIssue(
        message: "The selector's method does not take this target and sender.",
        context: context
      )
    )
    return false
  }

  /// Returns whether an object has the method.
  ///
  /// - Parameter target: The object.
  /// - Returns: False for a selector that is only a name.
  package func canBePerformed(by target: Any) -> Bool {
    accepts?(target) ?? false
  }

  /// Whether the selector knows a method to call.
  package var isResolved: Bool {
    call != nil
  }

  /// The method's name.
  public var description: String {
    name
  }

  /// Returns whether two selectors have the same name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.name == rhs.name
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

// The value is used by `Selector.perform` on the main actor only.
private struct MainActorOnly<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
