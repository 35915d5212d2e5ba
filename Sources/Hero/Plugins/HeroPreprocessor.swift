public import UIKit

/// Reads and rewrites the target states of a transition before it is animated.
@preconcurrency @MainActor public protocol HeroPreprocessor: AnyObject {
  // Apple-style spelling of the library: the transition is set before any other call.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The transition; set before any other call.
  var hero: HeroTransition! { get set }

  /// Rewrites the target states.
  ///
  /// - Parameters:
  ///   - fromViews: The views of the leaving side, from the outside in.
  ///   - toViews: The views of the entering side, from the outside in.
  func process(fromViews: [UIView], toViews: [UIView])
}

extension HeroPreprocessor {
  var context: HeroContext? { hero?.context }
}
