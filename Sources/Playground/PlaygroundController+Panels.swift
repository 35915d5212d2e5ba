import Playback
import Scenes
import UIKit

extension PlaygroundController {
  func makeTopBar() -> TopBar {
    TopBar(
      actions: TopBar.Actions(
        openScenes: { [weak self] in self?.openScenes(below: $0) },
        chooseKind: { [weak self] in self?.send(.chooseKind($0)) },
        setSlowMotion: { [weak self] in self?.send(.setSlowMotion($0)) }
      )
    )
  }

  func makeModifierBlock() -> ModifierBlock {
    ModifierBlock(
      actions: ModifierBlock.Actions(
        openViews: { [weak self] in self?.openViews(below: $0) },
        edited: { [weak self] in self?.edited($0) },
        left: { [weak self] in _ = self?.view.becomeFirstResponder() },
        setPlugin: { [weak self] in self?.send(.setPlugin($0)) }
      )
    )
  }

  func makeReferencePanel() -> ReferencePanel {
    ReferencePanel(
      actions: ReferencePanel.Actions(
        use: { [weak self] in self?.modifiers.replaceAll($0) },
        append: { [weak self] in self?.modifiers.append($0) }
      )
    )
  }

  func makeTransportBar() -> TransportBar {
    TransportBar(
      actions: TransportBar.Actions(
        replay: { [weak self] in self?.replay() },
        reset: { [weak self] in self?.resetStage() },
        chooseSpeed: { [weak self] in self?.send(.chooseSpeed($0)) }
      )
    )
  }

  private func openScenes(below anchor: UIView) {
    let items = StageScene.all.map { scene in
      ChromeMenu.Item(
        title: scene.title,
        detail: scene.subtitle,
        glyph: nil,
        glyphColor: nil,
        isChosen: scene.name == state.scene,
        choose: { [weak self] in
          self?.send(
            .chooseScene(name: scene.name, triggers: scene.triggers, editedView: scene.editedView)
          )
        }
      )
    }
    ChromeMenu.open(items, below: anchor, in: view)
  }

  private func openViews(below anchor: UIView) {
    let items = survey.map { found in
      let role = role(of: found.name)
      return ChromeMenu.Item(
        title: found.name,
        detail: found.heroID.map { "“\($0)”" } ?? "",
        glyph: role.glyph,
        glyphColor: role.color,
        isChosen: found.name == state.selectedView,
        choose: { [weak self] in self?.send(.select(view: found.name)) }
      )
    }
    guard !items.isEmpty else { return }
    ChromeMenu.open(items, below: anchor, in: view)
  }
}
