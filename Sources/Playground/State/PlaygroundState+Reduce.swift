import Playback

extension PlaygroundState {
  /// Returns the state after an action.
  ///
  /// - Parameter action: What a person did.
  /// - Returns: The new state; the same one when the action changes nothing.
  public func reduced(by action: PlaygroundAction) -> PlaygroundState {
    var next = self
    switch action {
    case .chooseScene(let name, let triggers, let editedView):
      next.scene = name
      next.isPluginOn = false
      if !triggers.contains(next.kind) {
        next.kind = triggers.first { $0.isForward } ?? .push
      }
      if next.selectedViews[name] == nil { next.selectedViews[name] = editedView }
    case .chooseKind(let kind):
      next.kind = kind.isForward ? kind : kind.reverse
    case .chooseSpeed(let speed):
      next.speed = speed
    case .setSlowMotion(let isOn):
      if isOn != isSlowMotion { next.speed = isOn ? .tenth : .full }
    case .setPlugin(let isOn):
      next.isPluginOn = isOn
    case .select(let view):
      next.selectedViews[scene] = view
    case .useString(let string):
      if let view = selectedView { next.strings[scene, default: [:]][view] = string }
    }
    return next
  }
}
