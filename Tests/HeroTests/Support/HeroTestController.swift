import Hero

/// A screen that writes down what it is told.
final class HeroTestController: UIViewController, HeroViewControllerDelegate {
  let name: String
  private let color: UIColor
  /// What all screens of a test were told, in order.
  var log: HeroTestLog?
  var willLeave: (() -> Void)?
  var didEnd: (() -> Void)?

  init(name: String, color: UIColor) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = color
  }

  private func note(_ text: String) { log?.lines.append(text) }

  func heroWillStartTransition() { note("willStartTransition(\(name))") }

  func heroDidEndTransition() {
    note("didEndTransition(\(name))")
    didEnd?()
  }

  func heroDidCancelTransition() { note("didCancelTransition(\(name))") }

  func heroWillStartAnimatingTo(viewController: UIViewController) {
    note("willStartAnimatingTo(\(name),\(viewController.testName))")
    willLeave?()
  }

  func heroDidEndAnimatingTo(viewController: UIViewController) {
    note("didEndAnimatingTo(\(name),\(viewController.testName))")
  }

  func heroDidCancelAnimatingTo(viewController: UIViewController) {
    note("didCancelAnimatingTo(\(name),\(viewController.testName))")
  }

  func heroWillStartAnimatingFrom(viewController: UIViewController) {
    note("willStartAnimatingFrom(\(name),\(viewController.testName))")
  }

  func heroDidEndAnimatingFrom(viewController: UIViewController) {
    note("didEndAnimatingFrom(\(name),\(viewController.testName))")
  }

  func heroDidCancelAnimatingFrom(viewController: UIViewController) {
    note("didCancelAnimatingFrom(\(name),\(viewController.testName))")
  }
}

/// What several screens were told.
final class HeroTestLog {
  var lines: [String] = []
}

extension UIViewController {
  fileprivate var testName: String { (self as? HeroTestController)?.name ?? "?" }
}
