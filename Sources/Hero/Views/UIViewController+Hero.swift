public import UIKit

extension UIViewController: HeroCompatible {}

extension HeroExtension where Base: UIViewController {
  /// Whether Hero animates the presentation of the view controller, and the pushes and pops in it.
  ///
  /// > Compatibility: switching off restores the delegates of before; upstream restores only that
  /// of a navigation controller.
  public var isEnabled: Bool {
    get { base.transitioningDelegate is HeroTransition }
    set {
      guard newValue != isEnabled else { return }
      newValue ? base.enableHero() : base.disableHero()
    }
  }

  /// How the root views move when the view controller is presented or dismissed; default automatic.
  public var modalAnimationType: HeroDefaultAnimationType {
    get { base.heroAttributes.modalAnimationType }
    set { base.heroAttributes.modalAnimationType = newValue }
  }

  /// The modal animation as text, such as `push(left)`.
  public var modalAnimationTypeString: String? {
    get { modalAnimationType.label }
    set { modalAnimationType = HeroDefaultAnimationType(text: newValue) }
  }
}

extension HeroExtension where Base: UINavigationController {
  /// How the root views move in a push or pop; default automatic.
  public var navigationAnimationType: HeroDefaultAnimationType {
    get { base.heroAttributes.navigationAnimationType }
    set { base.heroAttributes.navigationAnimationType = newValue }
  }

  /// The navigation animation as text, such as `push(left)`.
  public var navigationAnimationTypeString: String? {
    get { navigationAnimationType.label }
    set { navigationAnimationType = HeroDefaultAnimationType(text: newValue) }
  }
}

extension HeroExtension where Base: UITabBarController {
  /// How the root views move when another tab is chosen; default automatic.
  public var tabBarAnimationType: HeroDefaultAnimationType {
    get { base.heroAttributes.tabBarAnimationType }
    set { base.heroAttributes.tabBarAnimationType = newValue }
  }

  /// The animation of tabs as text, such as `slide(left)`.
  public var tabBarAnimationTypeString: String? {
    get { tabBarAnimationType.label }
    set { tabBarAnimationType = HeroDefaultAnimationType(text: newValue) }
  }
}

extension UIViewController {
  fileprivate func enableHero() {
    heroAttributes.previousTransitioningDelegate = transitioningDelegate
    transitioningDelegate = Hero.shared
    (self as? UINavigationController)?.enableHeroPushes()
    (self as? UITabBarController)?.enableHeroTabs()
  }

  fileprivate func disableHero() {
    transitioningDelegate = heroAttributes.previousTransitioningDelegate
    heroAttributes.previousTransitioningDelegate = nil
    (self as? UINavigationController)?.disableHeroPushes()
    (self as? UITabBarController)?.disableHeroTabs()
  }
}

// Hero stays below a delegate that the app sets later: it is asked when that one has no animator.
extension UINavigationController {
  fileprivate func enableHeroPushes() {
    animatorFallback = Hero.shared
    guard !(delegate is HeroTransition) else { return }
    heroAttributes.previousNavigationDelegate = delegate
    delegate = Hero.shared
  }

  fileprivate func disableHeroPushes() {
    animatorFallback = nil
    guard delegate is HeroTransition else { return }
    delegate = heroAttributes.previousNavigationDelegate
    heroAttributes.previousNavigationDelegate = nil
  }
}

extension UITabBarController {
  fileprivate func enableHeroTabs() {
    animatorFallback = Hero.shared
    guard !(delegate is HeroTransition) else { return }
    heroAttributes.previousTabBarDelegate = delegate
    delegate = Hero.shared
  }

  fileprivate func disableHeroTabs() {
    animatorFallback = nil
    guard delegate is HeroTransition else { return }
    delegate = heroAttributes.previousTabBarDelegate
    heroAttributes.previousTabBarDelegate = nil
  }
}

extension HeroDefaultAnimationType {
  /// Reads an animation; nil and what cannot be read are automatic, and the latter is reported.
  init(text: String?) {
    guard let text else {
      self = .auto
      return
    }
    let parsed = AnimationString.parse(text)
    Hero.report(parsed.diagnostics, in: text)
    self = parsed.hasSyntaxError ? .auto : parsed.type ?? .auto
  }
}

// The names of earlier releases.
extension UIViewController {
  /// Whether Hero animates the view controller.
  public var isHeroEnabled: Bool {
    get { hero.isEnabled }
    set { hero.isEnabled = newValue }
  }

  /// How the root views move when the view controller is presented or dismissed.
  public var heroModalAnimationType: HeroDefaultAnimationType {
    get { hero.modalAnimationType }
    set { hero.modalAnimationType = newValue }
  }

  /// The modal animation as text.
  public var heroModalAnimationTypeString: String? {
    get { hero.modalAnimationTypeString }
    set { hero.modalAnimationTypeString = newValue }
  }
}

extension UINavigationController {
  /// How the root views move in a push or pop.
  public var heroNavigationAnimationType: HeroDefaultAnimationType {
    get { hero.navigationAnimationType }
    set { hero.navigationAnimationType = newValue }
  }

  /// The navigation animation as text.
  public var heroNavigationAnimationTypeString: String? {
    get { hero.navigationAnimationTypeString }
    set { hero.navigationAnimationTypeString = newValue }
  }
}

extension UITabBarController {
  /// How the root views move when another tab is chosen.
  public var heroTabBarAnimationType: HeroDefaultAnimationType {
    get { hero.tabBarAnimationType }
    set { hero.tabBarAnimationType = newValue }
  }

  /// The animation of tabs as text.
  public var heroTabBarAnimationTypeString: String? {
    get { hero.tabBarAnimationTypeString }
    set { hero.tabBarAnimationTypeString = newValue }
  }
}
