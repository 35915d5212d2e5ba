public import UIKit

/// Turns every transition into one that is scrubbed by hand: a panel with a slider lies over the window.
///
/// Besides the slider, the arrow keys move the progress and the space key is "Done".
public class HeroDebugPlugin: HeroPlugin {
  /// Whether the panel stands at the top of the window; default false, at the bottom.
  public static var showOnTop = false

  /// How long the panel needs to come or go, in seconds.
  static let panelDuration: TimeInterval = 0.4

  private(set) var panel: HeroDebugView?
  private var space: HeroDebugSpace?

  public override func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
    guard let hero, !hero.forceNotInteractive, let container = hero.container else { return 0 }
    let hasArcs = (fromViews + toViews).contains(where: isArced) || hasArcs(in: hero)
    let panel = HeroDebugView(
      initialProgress: hero.isPresenting ? 0 : 1,
      showsArcs: hasArcs,
      isOnTop: Self.showOnTop
    )
    panel.frame = container.bounds
    panel.onProgress = { [weak self] in self?.onProcessSliderChanged(progress: $0) }
    panel.onDone = { [weak self] in self?.onDone() }
    panel.onSpace = { [weak self] in self?.space?.isOn = $0 }
    panel.onTurn = { [weak self] in self?.space?.turn($0) }
    panel.onArcs = { [weak self] in self?.space?.showsArcs = $0 }
    space = HeroDebugSpace(container: container)
    (container.window ?? container).addSubview(panel)
    panel.slideIn()
    self.panel = panel
    return .infinity
  }

  private func isArced(_ view: UIView) -> Bool {
    guard let state = hero?.context?[view] else { return false }
    return state.arc != nil && state.position != nil
  }

  private func hasArcs(in hero: HeroTransition) -> Bool {
    guard let context = hero.context else { return false }
    return (context.fromViews + context.toViews).contains(where: isArced)
  }

  public override func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval {
    guard let panel else { return 0.4 }
    space?.isOn = false
    space?.showsArcs = false
    let shown = hero?.isPresenting == reverse ? 0.0 : 1.0
    panel.slideOut(to: shown)
    return Self.panelDuration
  }

  public override func clean() {
    panel?.removeFromSuperview()
    panel = nil
    space?.restore()
    space = nil
  }

  /// Ends the scrubbing: beyond the middle the transition finishes, else it is cancelled.
  public func onDone() {
    guard let hero, let panel else { return }
    let progress = hero.isPresenting ? panel.progress : 1 - panel.progress
    if progress > 0.5 { hero.finish() } else { hero.cancel() }
  }

  /// Shows the transition at a place of the slider.
  ///
  /// - Parameter progress: The place, from 0 to 1; at 1 the presented screen is there.
  public func onProcessSliderChanged(progress: Float) {
    guard let hero else { return }
    hero.update(CGFloat(hero.isPresenting ? progress : 1 - progress))
  }
}
