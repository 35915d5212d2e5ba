import UIKit

/// What Hero keeps for a view.
final class HeroViewAttributes {
  var id: String?
  var isEnabled = true
  var isEnabledForSubviews = true
  var modifiers: [HeroModifier]?
  var modifierString: String?
  var diagnostics: [HeroDiagnostic] = []
  /// How the view was hidden before a presentation that keeps its stand-ins.
  var storedVisibility: HeroVisibility?
}

/// Whether and how much a view shows.
struct HeroVisibility: Equatable {
  var isHidden: Bool
  var alpha: CGFloat

  init(of view: UIView) {
    isHidden = view.isHidden
    alpha = view.alpha
  }

  func apply(to view: UIView) {
    view.isHidden = isHidden
    view.alpha = alpha
  }
}

extension UIView {
  var heroAttributes: HeroViewAttributes {
    heroAttachment(HeroViewAttributes.self) { HeroViewAttributes() }
  }

  /// The attributes when there are any, so that asking does not make them.
  var existingHeroAttributes: HeroViewAttributes? { heroAttachment(HeroViewAttributes.self) }
}
