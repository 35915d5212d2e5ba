/// A layer whose endless animations begin when it comes into a tree.
struct WaitingLayer {
  weak var layer: CALayer?
}

extension CAAnimation {
  /// Whether the animation repeats for ever.
  var isEndless: Bool { repeatCount == .infinity || repeatDuration == .infinity }
}
