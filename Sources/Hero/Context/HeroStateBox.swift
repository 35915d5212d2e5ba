/// Holds the target state of one view: a state has dozens of fields, and every view is asked for some of them
/// again and again.
final class HeroStateBox {
  var state: HeroTargetState

  init(_ state: HeroTargetState) {
    self.state = state
  }
}
