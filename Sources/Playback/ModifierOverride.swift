public import Hero
import UIKit

/// Gives a view of either screen another modifier string just before Hero reads the modifiers.
///
/// Hero tells its delegate that a transition is starting before it looks at any view, which is where apps
/// may still change ids and modifiers; the override uses the same door.
public final class ModifierOverride: HeroTransitionDelegate {
  /// The strings by `accessibilityIdentifier`.
  public var strings: [String: String] = [:]
  /// The identifiers that were found in the last transition.
  public private(set) var matched: Set<String> = []
  /// Every identifier of the last transition's screens, in the order of the trees.
  public private(set) var seen: [String] = []

  /// Makes an override without strings.
  public init() {}

  /// Applies the strings when a transition starts.
  public func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState) {
    guard state == .starting else { return }
    matched = []
    seen = []
    for controller in [hero.fromViewController, hero.toViewController] {
      if let view = controller?.view { apply(to: view) }
    }
  }

  /// Does nothing: progress has no bearing on modifiers.
  public func heroTransition(_ hero: HeroTransition, didUpdate progress: Double) {}

  private func apply(to view: UIView) {
    if let name = view.accessibilityIdentifier {
      if !seen.contains(name) { seen.append(name) }
      if let string = strings[name] {
        view.heroModifierString = string
        matched.insert(name)
      }
    }
    for subview in view.subviews {
      apply(to: subview)
    }
  }
}
