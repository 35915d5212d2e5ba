import QuartzCore

/// Pops by a swipe from the left edge, in step with the finger.
final class EdgeSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  /// What drives the pop while the finger is down.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  /// Beyond this part of the width the pop finishes.
  private static let finishingProgress: CGFloat = 0.5
  /// A flick that is faster than this finishes or cancels, in points a second.
  private static let flickSpeed: CGFloat = 300

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("swiped:", Self.swiped))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsPop }

  /// Whether a swipe would pop now.
  var allowsPop: Bool {
    guard let navigation = navigationController, mayPop,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    let hasOwnWayBack = hasLeftItems && !item.leftItemsSupplementBackButton
    return !navigation.isNavigationBarHidden && !hasOwnWayBack && !item.hidesBackButton
  }

  private var mayPop: Bool {
    guard let navigation = navigationController else { return false }
    return navigation.stack.count > 1 && navigation.navigationTransition == nil
  }

  private func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let view = navigationController?.view, view.bounds.width > 0 else { return }
    let progress = recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      begin()
      update(progress)
    case .changed:
      update(progress)
    case .ended:
      end(progress: progress, speed: recognizer.velocity(in: view).x)
    case .cancelled, .failed:
      end(finishes: false)
    case .possible:
      break
    }
  }

  /// Begins the pop, held at its start.
  func begin() {
    guard mayPop else { return }
    driver = UIPercentDrivenInteractiveTransition()
    navigationController?.popViewController(animated: true)
    navigationController?.view.layoutIfNeeded()
  }

  /// Moves the pop to a part of the width, from 0 to 1.
  func update(_ progress: CGFloat) { driver?.update(progress) }

  private func end(progress: CGFloat, speed: CGFloat) {
    let isFlick = abs(speed) > Self.flickSpeed
    end(finishes: isFlick ? speed > 0 : progress > Self.finishingProgress)
  }

  /// Lets go of the pop.
  func end(finishes: Bool) {
    if finishes { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}
