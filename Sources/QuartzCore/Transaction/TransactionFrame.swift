/// What one level of nested transactions says.
struct TransactionFrame {
  var animationDuration: CFTimeInterval = 0.25
  var disablesActions = false
  var timingFunction: CAMediaTimingFunction?
  var block: (() -> Void)?
  var group: CompletionGroup?
  var values: [String: Any] = [:]

  /// Returns the level inside this one: it inherits everything but the completion block.
  var nested: TransactionFrame {
    var frame = self
    frame.block = nil
    frame.group = nil
    return frame
  }
}
