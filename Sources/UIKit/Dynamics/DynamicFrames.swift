import QuartzCore

/// Hands on the frames of a display link, so that the link does not keep the animator.
final class DynamicFrames {
  static let selector = Selector("frame(_:)", DynamicFrames.frame)

  private let body: (CFTimeInterval) -> Void

  init(_ body: @escaping (CFTimeInterval) -> Void) {
    self.body = body
  }

  func frame(_ link: CADisplayLink) {
    body(link.timestamp)
  }
}
