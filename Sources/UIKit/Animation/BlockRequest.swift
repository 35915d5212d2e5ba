import QuartzCore

/// What a call of the `UIView.animate` family asks for, before the enclosing block has its say.
struct BlockRequest {
  var duration: TimeInterval
  var delay: TimeInterval
  var timing: AnimationTiming
  var options: UIView.AnimationOptions
  var sink = AnimationBlock.Sink.layers

  /// What counts inside another block: its duration and curve, unless the options keep the own ones.
  func inheriting(from outer: AnimationBlock) -> BlockRequest {
    var request = self
    if !options.contains(.overrideInheritedDuration) { request.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { request.timing = outer.timing }
    return request
  }
}

extension UIView {
  /// Runs one block: the changes at once, the completion when their animations ended.
  static func runBlock(
    _ request: BlockRequest,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let state = UIKitState.current
    guard state.areAnimationsEnabled else {
      animations()
      return completeNextTurn(completion)
    }
    let outer = state.animationBlocks.last
    if let outer, case .layers = request.sink, outer.collectsChanges {
      animations()
      outer.completeTogether(completion)
      return
    }
    let effective = outer.map(request.inheriting(from:)) ?? request
    guard effective.duration > 0 || effective.delay > 0 else {
      performWithoutAnimation(animations)
      return completeNextTurn(completion)
    }
    let block = AnimationBlock(
      duration: effective.duration,
      delay: effective.delay,
      timing: effective.timing,
      options: effective.options,
      sink: effective.sink,
      completion: completion
    )
    block.run(animations)
  }

  private static func completeNextTurn(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    World.current.enqueue { MainActor.assumeIsolated { completion(true) } }
  }
}

extension AnimationBlock {
  /// Whether changes become part of a larger whole: keyframes and animators have times of their own.
  fileprivate var collectsChanges: Bool {
    if case .layers = sink { return false }
    return true
  }

  /// Calls the completion of a block inside this one when the whole is complete.
  fileprivate func completeTogether(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    if case .animator(let animator) = sink {
      animator.innerCompletions.append(completion)
    } else {
      whenComplete(completion)
    }
  }
}
