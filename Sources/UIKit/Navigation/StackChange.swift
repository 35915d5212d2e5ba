/// A change of a navigation stack.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  /// How many controllers stay where they are, from the bottom: mostly all but one.
  private let kept: Int

  init(old: [UIViewController], new: [UIViewController]) {
    self.old = old
    self.new = new
    kept = zip(old, new).prefix { $0 === $1 }.count
  }

  /// The controllers that come into the stack.
  var added: [UIViewController] {
    new.dropFirst(kept).filter { new in !old.contains { $0 === new } }
  }

  /// The controllers that leave the stack, the topmost first.
  var removed: [UIViewController] {
    old.dropFirst(kept).reversed().filter { old in !new.contains { $0 === old } }
  }

  /// A new top that was in the stack is popped to; any other is pushed.
  var operation: UINavigationController.Operation {
    guard let top = new.last else { return .pop }
    return old.contains { $0 === top } ? .pop : .push
  }

  /// The same change the other way round.
  var reversed: StackChange { StackChange(old: new, new: old) }

  /// Lets the flags of the controllers tell what happens.
  func mark() {
    for controller in added { controller.movement = .toParent }
    for controller in removed { controller.movement = .fromParent }
  }
}
