/// Names a value that each ``World`` keeps for a module above.
package protocol WorldKey {
  /// The kind of value.
  associatedtype Value

  /// Makes the value of a world that has none yet.
  static func makeValue() -> Value
}
