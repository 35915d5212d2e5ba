import Playback
import UIKit

extension StageScene {
  /// A navigation transition through a growing logo.
  public static let reveal = StageScene(
    name: "reveal",
    title: "Reveal",
    subtitle: "logo → page",
    triggers: [.push, .pop],
    animation: "RevealAnimator runs here, which the scene supplies to UIKit",
    notes: [
      "Click the stage: the next page shines through the growing logo.",
      "Drag from the phone's left edge: the way back follows the pointer, and letting go decides.",
      "Switch slow motion on: the mask is drawn anew at every size, so its edge stays sharp at 150 times.",
    ]
  ) {
    let navigation = RevealNavigationController(rootViewController: MasterViewController())
    let interaction = SceneInteraction(
      trigger: .pop,
      begin: { navigation.beginInteractivePop() },
      update: { navigation.updateInteractivePop($0) },
      finish: { navigation.endInteractivePop(finishes: true) },
      cancel: { navigation.endInteractivePop(finishes: false) }
    )
    return Stage(rootViewController: navigation, interaction: interaction) { trigger in
      switch trigger {
      case .push, .present:
        navigation.pushViewController(RevealDetailViewController(), animated: true)
      case .pop, .dismiss: navigation.popViewController(animated: true)
      }
    }
  }
}
