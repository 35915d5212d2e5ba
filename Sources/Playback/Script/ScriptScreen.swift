import UIKit

/// A plain coloured screen that checks the order of what it is told.
final class ScriptScreen: UIViewController {
  private enum Phase: String {
    case away
    case coming
    case there
    case going
  }

  let name: String
  private let color: UIColor
  private weak var stage: ScriptStage?
  private var phase = Phase.away
  /// What ``didMove(toParent:)`` said last.
  private(set) weak var announcedParent: UIViewController?
  /// Whether a coming move was announced and not made yet.
  private(set) var isMoving = false

  static let cardTag = 77

  init(name: String, color: UIColor, stage: ScriptStage) {
    self.name = name
    self.color = color
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    name = ""
    color = .white
    super.init(coder: coder)
  }

  override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = color
    view.accessibilityIdentifier = name
    let card = UIView(frame: CGRect(x: 40, y: 160, width: 40, height: 40))
    card.backgroundColor = UIColor(white: 1, alpha: 0.8)
    card.tag = Self.cardTag
    view.addSubview(card)
    self.view = view
  }

  var isThere: Bool { phase == .there }
  var isAway: Bool { phase == .away }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move(to: .coming, from: [.away, .going], "viewWillAppear", .willAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    move(to: .there, from: [.coming], "viewDidAppear", .didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    move(to: .going, from: [.there, .coming], "viewWillDisappear", .willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    move(to: .away, from: [.going], "viewDidDisappear", .didDisappear)
  }

  private func move(
    to next: Phase,
    from allowed: [Phase],
    _ callback: String,
    _ moment: StageScript.Moment
  ) {
    stage?.ledger.note("\(name).\(callback)")
    if !allowed.contains(phase) {
      stage?.ledger.blame("\(name).\(callback) while \(phase.rawValue)")
    }
    phase = next
    stage?.reach(moment)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    stage?.ledger.note("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
    isMoving = true
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    stage?.ledger.note("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
    isMoving = false
    announcedParent = parent
  }
}
