public import UIKit

extension HeroExtension where Base: UIViewController {
  /// Leaves the view controller: pops it, or dismisses it when it is the first of its stack or in
  /// none.
  ///
  /// With nothing to go back to, a diagnostic says so; that happens after a replacement.
  ///
  /// - Parameter completion: Called once, after the transition.
  public func dismissViewController(completion: (() -> Void)? = nil) {
    base.leaveWithHero(completion: completion)
  }

  /// Puts another view controller in the place of this one.
  ///
  /// Inside a navigation controller it takes this one's place in the stack; presented view
  /// controllers and the window's root are exchanged where they are.
  ///
  /// - Parameters:
  ///   - next: The view controller that takes the place.
  ///   - completion: Called exactly once: after the transition, or at once when there is none.
  public func replaceViewController(
    with next: UIViewController,
    completion: (() -> Void)? = nil
  ) {
    base.replaceWithHero(next, completion: completion)
  }
}

extension UIViewController {
  fileprivate func leaveWithHero(completion: (() -> Void)?) {
    if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: true)
      navigation.afterHeroTransition { completion?() }
      return
    }
    guard presentingViewController != nil else {
      World.current.report(
        CompatibilityIssue(
          message:
            "There is nothing to dismiss: the view controller was not presented, or replaced one.",
          context: "\(type(of: self))"
        )
      )
      completion?()
      return
    }
    dismiss(animated: true, completion: completion)
  }

  /// Calls a function when the transition that was just asked for is over; at once when there is
  /// none.
  fileprivate func afterHeroTransition(_ body: @escaping @MainActor () -> Void) {
    guard let coordinator = transitionCoordinator else { return body() }
    _ = coordinator.animate(alongsideTransition: nil) { _ in body() }
  }

  // MARK: Replacing

  fileprivate func replaceWithHero(_ next: UIViewController, completion: (() -> Void)?) {
    let hero = next.transitioningDelegate as? HeroTransition ?? Hero.shared
    guard !hero.isTransitioning else {
      World.current.report(
        CompatibilityIssue(
          message: "A view controller cannot be replaced while a transition runs.",
          context: "\(type(of: self))"
        )
      )
      completion?()
      return
    }
    if let navigation = navigationController {
      replace(in: navigation, with: next, hero: hero, completion: completion)
    } else if let superview = view.superview, let presenter = presentingViewController {
      replacePresented(in: superview, presenter: presenter, with: next, hero: hero, completion)
    } else if let window = view.window, window.rootViewController === self {
      hero.transition(from: self, to: next, in: window) { isFinished in
        if isFinished { window.rootViewController = next }
        completion?()
      }
    } else {
      completion?()
    }
  }

  private func replace(
    in navigation: UINavigationController,
    with next: UIViewController,
    hero: HeroTransition,
    completion: (() -> Void)?
  ) {
    var stack = navigation.viewControllers
    guard let index = stack.firstIndex(where: { $0 === self }) else {
      completion?()
      return
    }
    stack[index] = next
    let usesHero = navigation.delegate is HeroTransition
    hero.forceNotInteractive = usesHero
    navigation.setViewControllers(stack, animated: true)
    navigation.afterHeroTransition {
      // Nothing may have been animated, and then nobody else takes the wish back.
      hero.forceNotInteractive = false
      completion?()
    }
  }

  private func replacePresented(
    in superview: UIView,
    presenter: UIViewController,
    with next: UIViewController,
    hero: HeroTransition,
    _ completion: (() -> Void)?
  ) {
    hero.transition(from: self, to: next, in: superview) { isFinished in
      guard isFinished else {
        completion?()
        return
      }
      next.view.window?.addSubview(next.view)
      self.dismiss(animated: false) {
        presenter.present(next, animated: false, completion: completion)
      }
    }
  }
}

// The names of earlier releases.
extension UIViewController {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Leaves the view controller.
  public func hero_dismissViewController() {
    hero.dismissViewController()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Puts another view controller in the place of this one.
  ///
  /// - Parameter next: The view controller that takes the place.
  public func hero_replaceViewController(with next: UIViewController) {
    hero.replaceViewController(with: next)
  }

  /// Puts another view controller in the place of this one.
  ///
  /// - Parameter next: The view controller that takes the place.
  public func heroReplaceViewController(with next: UIViewController) {
    hero.replaceViewController(with: next)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Leaves the view controller; the action of a control.
  ///
  /// - Parameter sender: Who asks.
  public func ht_dismiss(_ sender: UIView) {
    hero.dismissViewController()
  }
}
