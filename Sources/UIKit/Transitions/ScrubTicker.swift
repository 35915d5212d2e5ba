import QuartzCore

/// Calls back in every frame until it is stopped.
final class ScrubTicker {
  private var link: CADisplayLink?
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    let link = CADisplayLink(target: self, selector: Selector("tick:", Self.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick(_ link: CADisplayLink) {
    action()
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
