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

extension UIViewController {
  fileprivate func enableHero() {
    heroAttributes.previousTransitioningDelegate = transitioningDelegate
    transitioningDelegate = Hero.shared
    guard let navigation = self as? UINavigationController,
      !(navigation.delegate is HeroTransition)
    else { return }
    heroAttributes.previousNavigationDelegate = navigation.delegate
    navigation.delegate = Hero.shared
  }

  fileprivate func disableHero() {
    transitioningDelegate = heroAttributes.previousTransitioningDelegate
    heroAttributes.previousTransitioningDelegate = nil
    guard let navigation = self as? UINavigationController,
      navigation.delegate is HeroTransition
    else { return }
    navigation.delegate = heroAttributes.previousNavigationDelegate
    heroAttributes.previousNavigationDelegate = nil
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
