import UIKit

/// What Hero keeps for a view controller.
final class HeroControllerAttributes {
  var modalAnimationType = HeroDefaultAnimationType.auto
  var navigationAnimationType = HeroDefaultAnimationType.auto
  var tabBarAnimationType = HeroDefaultAnimationType.auto
  var keptStandIns: HeroKeptStandIns?
  weak var previousTransitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  weak var previousNavigationDelegate: (any UINavigationControllerDelegate)?
  weak var previousTabBarDelegate: (any UITabBarControllerDelegate)?
}

extension UIViewController {
  var heroAttributes: HeroControllerAttributes {
    heroAttachment(HeroControllerAttributes.self) { HeroControllerAttributes() }
  }
}
