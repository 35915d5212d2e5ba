/// Gathers changes of layers, and says how those that are not animated explicitly are animated.
///
/// Every turn of a world has an implicit transaction, committed by the world's tick.
///
/// > Compatibility: ending the outermost `begin` hands its changes to the implicit transaction of
/// > the turn, as happens on iOS when anything was changed before in that turn; `flush` commits at
/// > once.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { World.current.transactions }

  /// Begins a transaction inside the current one; it inherits the current settings.
  open class func begin() {
    stack.begin()
  }

  /// Ends the transaction that was begun last.
  open class func commit() {
    if stack.commit() {
      World.current.setNeedsFrame()
    } else {
      World.current.report(
        CompatibilityIssue(
          message: "There is no transaction to commit: begin() was called less often.",
          context: "CATransaction.commit"
        )
      )
    }
  }

  /// Commits the implicit transaction now: layout, display, and the begin of new animations.
  open class func flush() {
    let world = World.current
    world.clock.holding { world.commit() }
  }

  /// Does nothing: worlds are used on the main actor only.
  open class func lock() {}

  /// Does nothing: worlds are used on the main actor only.
  open class func unlock() {}

  /// Returns how long implicit animations take, in seconds.
  ///
  /// Default 0.25.
  open class func animationDuration() -> CFTimeInterval {
    stack.animationDuration
  }

  /// Sets how long implicit animations take, in seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    guard FiniteGuard.allows(duration, "CATransaction.animationDuration") else { return }
    stack.current.animationDuration = duration
  }

  /// Returns the pace of implicit animations, or nil for the default pace.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.current.timingFunction
  }

  /// Sets the pace of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.current.timingFunction = function
  }

  /// Returns whether changes happen without implicit animations.
  ///
  /// Default false.
  open class func disableActions() -> Bool {
    stack.disablesActions
  }

  /// Sets whether changes happen without implicit animations.
  open class func setDisableActions(_ flag: Bool) {
    stack.current.disablesActions = flag
  }

  /// Returns the block that runs once the animations added after it was set have ended.
  open class func completionBlock() -> (() -> Void)? {
    stack.current.block
  }

  /// Sets a block that runs once the animations which are added from now on have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.setBlock(block)
    World.current.setNeedsFrame()
  }

  /// Returns a setting by its name.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.current.values[key]
    }
  }

  /// Sets a setting, or any other value, by its name.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      AnimationValue.number(anObject).map { setAnimationDuration($0) }
    case kCATransactionDisableActions:
      AnimationValue.number(anObject).map { setDisableActions($0 != 0) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      stack.current.values[key] = anObject
    }
  }
}

/// Names the transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// Names whether the transaction suppresses actions.
public let kCATransactionDisableActions = "disableActions"
/// Names the transaction's pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Names the transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
