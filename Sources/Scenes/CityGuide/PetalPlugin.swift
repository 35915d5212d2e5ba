import Hero
import UIKit

/// Lets petals drift over the stage while a transition runs.
///
/// It is called at every frame and places each petal by the transition's time alone, so it also runs
/// backwards and follows a finger.
final class PetalPlugin: HeroPlugin {
  private var petals: [UIView] = []
  private let length: TimeInterval = 0.8

  required init() {
    super.init()
  }

  override var requirePerFrameCallback: Bool {
    get { true }
    set {}
  }

  override func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
    guard let container = hero.container else { return 0 }
    petals = (0..<24).map { index in
      let petal = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 9))
      petal.accessibilityIdentifier = "petal \(index + 1)"
      petal.backgroundColor = UIColor(red: 1, green: 0.72, blue: 0.82, alpha: 1)
      petal.layer.cornerRadius = 4.5
      petal.layer.zPosition = 500
      container.addSubview(petal)
      return petal
    }
    seekTo(timePassed: 0)
    return length
  }

  override func seekTo(timePassed: TimeInterval) {
    guard let bounds = petals.first?.superview?.bounds else { return }
    let progress = CGFloat(min(max(timePassed / length, 0), 1))
    for (index, petal) in petals.enumerated() {
      let seed = CGFloat(index)
      let start = CGPoint(
        x: bounds.width * fraction(seed * 0.618),
        y: -40 - bounds.height * 0.3 * fraction(seed * 0.377)
      )
      let fall = bounds.height * (0.55 + 0.5 * fraction(seed * 0.271))
      let sway = sin(progress * 5 + seed) * 26
      petal.center = CGPoint(x: start.x + sway - 60 * progress, y: start.y + fall * progress)
      petal.transform = CGAffineTransform(rotationAngle: seed + progress * 5)
      petal.alpha = progress <= 0 || progress >= 1 ? 0 : min(1, (1 - progress) * 3)
    }
  }

  override func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval {
    reverse ? timePassed : max(0, length - timePassed)
  }

  override func clean() {
    for petal in petals {
      petal.removeFromSuperview()
    }
    petals = []
  }

  private func fraction(_ value: CGFloat) -> CGFloat {
    value - value.rounded(.down)
  }
}
