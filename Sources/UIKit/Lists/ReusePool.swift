import Foundation

/// The views that wait to be shown again, and the classes that new ones are made of, by identifier.
struct ReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var idle: [String: [View]] = [:]

  /// Sets the class for an identifier; nil takes it away.
  mutating func register(_ type: View.Type?, for identifier: String) {
    classes[identifier] = type
  }

  func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

  /// Takes a waiting view.
  mutating func take(_ identifier: String) -> View? {
    idle[identifier]?.popLast()
  }

  /// Lets a view wait.
  mutating func put(_ view: View, for identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// How many views wait.
  var idleCount: Int { idle.values.reduce(0) { $0 + $1.count } }
}
