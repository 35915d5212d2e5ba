public import QuartzCore

/// Says which screens come before and after a screen.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the screen before another one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the screen after another one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns how many dots show where one is; 0, when nothing else is said, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns which dot stands for the screen that was set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
