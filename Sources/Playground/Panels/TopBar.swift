import Playback
import UIKit

/// The bar at the top: the mark, the scene menu, push or present, and slow motion.
final class TopBar: UIView {
  private let mark = MarkView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private let name = UILabel()
  private let scene: ChromeButton
  private let kind: ChromeSegments
  private let slow: LabelledSwitch
  private let line = CALayer()

  /// What the bar can ask for.
  struct Actions {
    let openScenes: (UIView) -> Void
    let chooseKind: (SceneTrigger) -> Void
    let setSlowMotion: (Bool) -> Void
  }

  init(actions: Actions) {
    weak var anchor: UIView?
    scene = ChromeButton("", trailing: .chevronDown) { anchor.map(actions.openScenes) }
    kind = ChromeSegments(["Push", "Present"]) { actions.chooseKind($0 == 0 ? .push : .present) }
    slow = LabelledSwitch("Slow motion", change: actions.setSlowMotion)
    super.init(frame: .zero)
    anchor = scene
    accessibilityIdentifier = "top bar"
    scene.accessibilityIdentifier = "scene menu"
    kind.accessibilityIdentifier = "kind"
    slow.accessibilityIdentifier = "slow motion"
    backgroundColor = ChromeColor.panel
    line.backgroundColor = ChromeColor.hairline.cgColor
    layer.addSublayer(line)
    name.text = "Stagecraft"
    name.font = ChromeFont.title
    name.textColor = ChromeColor.text
    for view in [mark, name, scene, kind, slow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the state.
  ///
  /// - Parameters:
  ///   - state: The window's state.
  ///   - description: The scene on the stage.
  func update(_ state: PlaygroundState, scene description: StageScene) {
    scene.title = description.title
    scene.subtitle = description.subtitle
    let triggers = description.triggers
    kind.setEnabled([triggers.contains(.push), triggers.contains(.present)])
    kind.selection = state.kind == .push ? 0 : 1
    slow.isSwitchedOn = state.isSlowMotion
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    CATransaction.commit()
    mark.frame = CGRect(x: 14, y: 10, width: 24, height: 24)
    name.frame = CGRect(x: 46, y: 12, width: 120, height: 20)
    // A long name widens its button instead of being cut off.
    let sceneWidth = max(196, scene.sizeThatFits(.zero).width)
    scene.frame = CGRect(x: 176, y: 8, width: sceneWidth, height: 28)
    kind.frame = CGRect(x: scene.frame.maxX + 16, y: 8, width: 172, height: 28)
    slow.frame = CGRect(x: bounds.width - 166, y: 8, width: 150, height: 28)
  }
}
