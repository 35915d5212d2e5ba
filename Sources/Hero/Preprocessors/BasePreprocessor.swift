import UIKit

/// What the built-in preprocessors have in common.
class BasePreprocessor: HeroPreprocessor {
  // The library's own spelling: the transition is set before any other call.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var hero: HeroTransition!

  init() {}

  func process(fromViews: [UIView], toViews: [UIView]) {}

  /// Calls a function for every view, the leaving side first.
  func forEach(
    _ fromViews: [UIView],
    _ toViews: [UIView],
    _ body: (_ view: UIView, _ isAppearing: Bool) -> Void
  ) {
    for view in fromViews { body(view, false) }
    for view in toViews { body(view, true) }
  }
}
