import UIKit

/// Takes the target states from what is in a view that asks for it; ids still match.
final class IgnoreSubviewModifiersPreprocessor: BasePreprocessor {
  override func process(fromViews: [UIView], toViews: [UIView]) {
    forEach(fromViews, toViews) { view, _ in
      guard let isRecursive = context?.box(of: view)?.state.ignoreSubviewModifiers else { return }
      forgetSubviews(of: view, isRecursive: isRecursive)
    }
  }

  private func forgetSubviews(of view: UIView, isRecursive: Bool) {
    for subview in view.subviews {
      context?[subview] = nil
      if isRecursive { forgetSubviews(of: subview, isRecursive: true) }
    }
  }
}
