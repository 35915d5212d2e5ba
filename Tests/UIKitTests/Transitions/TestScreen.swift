import UIKit

/// A controller that logs what it is told.
final class TestScreen: UIViewController {
  let name: String
  let log: CallLog
  let color: UIColor
  /// What happens in the view's loading.
  var onLoad: ((TestScreen) -> Void)?
  var onAppear: ((TestScreen) -> Void)?
  /// Flags as they were in each callback.
  private(set) var flags: [String] = []

  init(_ name: String, log: CallLog, color: UIColor = .white) {
    self.name = name
    self.log = log
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = ""
    log = CallLog()
    color = .white
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.accessibilityIdentifier = name
    add("viewDidLoad")
    onLoad?(self)
  }

  override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    add("viewDidAppear")
    onAppear?(self)
  }
  override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    add("willMove(\(parent == nil ? "nil" : "nav"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    add("didMove(\(parent == nil ? "nil" : "nav"))")
  }

  private func add(_ event: String) {
    log.add("\(name).\(event)")
    let states: [(String, Bool)] = [
      ("presented", isBeingPresented), ("dismissed", isBeingDismissed),
      ("toParent", isMovingToParent), ("fromParent", isMovingFromParent),
    ]
    flags.append(
      "\(event):" + states.filter(\.1).map(\.0).joined(separator: ",")
    )
  }
}
