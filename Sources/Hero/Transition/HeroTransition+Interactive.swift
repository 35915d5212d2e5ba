public import UIKit

extension HeroTransition {
  /// Takes the progress over and sets it.
  ///
  /// Before the transition animates the progress is remembered; between transitions it is ignored.
  ///
  /// - Parameter percentageComplete: The progress; it is clamped to 0…1.
  public func update(_ percentageComplete: CGFloat) {
    let clamped = min(max(Double(percentageComplete), 0), 1)
    switch state {
    case .notified, .starting: pending.progress = clamped
    case .animating:
      runner.stop()
      isOnTimeline = false
      setProgress(clamped)
    case .possible, .completing: break
    }
  }

  /// Runs to the end.
  ///
  /// - Parameter animate: Whether the rest is animated. Default true.
  public func finish(animate: Bool = true) {
    end(finished: true, animate: animate)
  }

  /// Runs back to the beginning.
  ///
  /// - Parameter animate: Whether the way back is animated. Default true.
  public func cancel(animate: Bool = true) {
    end(finished: false, animate: animate)
  }

  /// Turns a running transition around where it is.
  ///
  /// What has been played is played again in the other direction, at the same speed and all views in
  /// step. Where a hand has moved the transition before there is no such way, so that every view runs to
  /// its end as after ``finish(animate:)`` and ``cancel(animate:)``.
  package func reverse() {
    guard state == .animating else { return }
    let isFinishing = runner.isRunning && runner.isReversed
    guard runner.isRunning, layerAnimator.isOnTimeline else {
      isFinishing ? finish() : cancel()
      return
    }
    let position = runner.progress
    runner.stop()
    setProgress(position)
    // Whoever was told of the progress may have ended the transition, or taken it over.
    guard state == .animating, !runner.isRunning, progress == position else { return }
    let passed = position * totalDuration
    let needed = plugins.map { $0.resume(timePassed: passed, reverse: !isFinishing) }
    isOnTimeline = true
    complete(
      after: max(isFinishing ? totalDuration - passed : passed, needed.max() ?? 0),
      finishing: isFinishing
    )
  }

  private func end(finished: Bool, animate: Bool) {
    switch state {
    case .notified, .starting: pending.end = (finished, animate)
    case .animating:
      animate ? resume(finishing: finished) : complete(finished: finished)
    case .possible, .completing: break
    }
  }

  /// Lets every animator go on by itself to one of the ends.
  func resume(finishing: Bool) {
    isOnTimeline = false
    let passed = progress * totalDuration
    let needed = animators.map { $0.resume(timePassed: passed, reverse: !finishing) }.max() ?? 0
    complete(after: needed, finishing: finishing)
  }

  /// Shows a state of a view at once, until the transition goes on by itself.
  ///
  /// A matched view on the other side shows it as well.
  ///
  /// - Parameters:
  ///   - modifiers: What to show.
  ///   - view: The view.
  public func apply(modifiers: [HeroModifier], to view: UIView) {
    guard state == .animating, let context else { return }
    let target = HeroTargetState(modifiers: modifiers)
    let views = [context.pairedView(for: view), view].compactMap { $0 }
    for view in views {
      for animator in animators { animator.apply(state: target, to: view) }
    }
  }

  /// Changes where a view's animation goes, or where it comes from.
  ///
  /// Nothing moves until the transition finishes or is cancelled. A matched view's other end
  /// changes.
  ///
  /// - Parameters:
  ///   - modifiers: The new end.
  ///   - isDestination: Whether the end is where the view goes. Default true.
  ///   - view: The view.
  public func changeTarget(
    modifiers: [HeroModifier],
    isDestination: Bool = true,
    to view: UIView
  ) {
    guard state == .animating, let context else { return }
    let target = HeroTargetState(modifiers: modifiers)
    for animator in animators {
      if let pair = context.pairedView(for: view) {
        animator.changeTarget(state: target, isDestination: !isDestination, to: pair)
      }
      animator.changeTarget(state: target, isDestination: isDestination, to: view)
    }
  }

  // MARK: Progress

  /// Sets the progress and tells everyone.
  func setProgress(_ value: Double) {
    progress = value
    if state == .animating {
      for observer in observers { observer.heroDidUpdateProgress(progress: value) }
      seek(to: value * totalDuration)
      transitionContext?.updateInteractiveTransition(CGFloat(value))
    }
    delegate?.heroTransition(self, didUpdate: value)
  }

  private func seek(to time: TimeInterval) {
    if interactive {
      for animator in animators { animator.seekTo(timePassed: time) }
    } else {
      if isOnTimeline { layerAnimator.seekTo(timePassed: time) }
      for plugin in plugins where plugin.requirePerFrameCallback {
        plugin.seekTo(timePassed: time)
      }
    }
  }

  /// Runs the progress to one of its ends in a time, and completes.
  func complete(after seconds: TimeInterval, finishing: Bool) {
    guard state == .animating else { return }
    guard seconds > Self.shortestRun else {
      setProgress(finishing ? 1 : 0)
      return complete(finished: finishing)
    }
    runner.run(from: progress, finishing: finishing, seconds: seconds)
  }

  /// What takes no longer than half a frame, in seconds, is over at once.
  private static let shortestRun: TimeInterval = 1.0 / 120
}

extension HeroTransition: ProgressRunnerDelegate {
  func runner(_ runner: ProgressRunner, didReach progress: Double) {
    setProgress(progress)
  }

  func runner(_ runner: ProgressRunner, didFinish finished: Bool) {
    complete(finished: finished)
  }
}
