public import UIKit

extension HeroExtension where Base: UIViewController {
  /// Goes back to the first view controller of all, in one transition.
  ///
  /// > Compatibility: upstream goes back one step from the third view controller of a stack.
  public func unwindToRootViewController() {
    var bottom: UIViewController = base
    while let presenter = bottom.presentingViewController { bottom = presenter }
    let root = (bottom as? UINavigationController ?? bottom.navigationController)?
      .viewControllers.first
    unwindToViewController(root ?? bottom)
  }

  /// Goes back to a view controller, in one transition.
  ///
  /// - Parameter viewController: Where to go.
  public func unwindToViewController(_ viewController: UIViewController) {
    unwindToViewController { $0 === viewController }
  }

  /// Goes back to the nearest view controller of a class, in one transition.
  ///
  /// - Parameter type: The class; subclasses count.
  public func unwindToViewController(withClass type: UIViewController.Type) {
    unwindToViewController { $0.isKind(of: type) }
  }

  /// Goes back to the nearest view controller that matches, in one transition.
  ///
  /// - Parameter match: Whether a view controller is meant.
  public func unwindToViewController(withMatchBlock match: (UIViewController) -> Bool) {
    base.unwindWithHero(match)
  }
}

extension UIViewController {
  fileprivate func unwindWithHero(_ match: (UIViewController) -> Bool) {
    guard let target = heroUnwindTarget(match) else { return }
    guard
      let presented = target.presentedViewController
        ?? target.navigationController?.presentedViewController
    else {
      target.navigationController?.popToViewController(target, animated: true)
      return
    }
    target.navigationController?.popToViewController(target, animated: false)
    let from = navigationController ?? self
    let to = target.navigationController ?? target
    coverJump(from: from, presented: presented)
    to.dismiss(animated: true)
  }

  /// Lets the picture of what is left cover the screens in between, which would show for a moment.
  private func coverJump(from: UIViewController, presented: UIViewController) {
    guard presented !== from, let hero = presented.transitioningDelegate as? HeroTransition else {
      return
    }
    if hero.state == .possible { hero.fromViewController = from }
    guard let picture = from.view.snapshotView(afterScreenUpdates: true) else { return }
    picture.frame = presented.view.bounds
    presented.view.addSubview(picture)
    presented.whenPresentationEnds { picture.removeFromSuperview() }
  }

  private func heroUnwindTarget(_ match: (UIViewController) -> Bool) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      let stack =
        (controller as? UINavigationController ?? controller.navigationController)?
        .viewControllers ?? []
      if let found = stack.last(where: { $0 !== self && match($0) }) { return found }
      current = controller.presentingViewController
      if let current, current !== self, match(current) { return current }
    }
    return nil
  }
}

// The names of earlier releases.
extension UIViewController {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Goes back to the first view controller of all.
  public func hero_unwindToRootViewController() {
    hero.unwindToRootViewController()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Goes back to a view controller.
  ///
  /// - Parameter toViewController: Where to go.
  public func hero_unwindToViewController(_ toViewController: UIViewController) {
    hero.unwindToViewController(toViewController)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Goes back to the nearest view controller of a class.
  ///
  /// - Parameter withClass: The class.
  public func hero_unwindToViewController(withClass: UIViewController.Type) {
    hero.unwindToViewController(withClass: withClass)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Goes back to the nearest view controller that matches.
  ///
  /// - Parameter withMatchBlock: Whether a view controller is meant.
  public func hero_unwindToViewController(withMatchBlock: (UIViewController) -> Bool) {
    hero.unwindToViewController(withMatchBlock: withMatchBlock)
  }
}
