import Hero
import Playback
import UIKit

extension StageScene {
  /// A list of cities whose pictures fly to a page of their own: matched ids, cascade, modifiers, a plugin.
  public static let cityGuide = StageScene(
    name: "city-guide",
    title: "City Guide",
    subtitle: "list → detail",
    triggers: [.push, .pop, .present, .dismiss],
    editedView: "photo",
    plugin: Plugin(title: "Petals") { PetalPlugin.isEnabled = $0 }
  ) {
    let list = CityListViewController()
    let navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.hero.isEnabled = true
    navigation.hero.navigationAnimationType = .fade
    let interaction = SceneInteraction(
      trigger: .pop,
      begin: {
        navigation.popViewController(animated: true)
        Hero.shared.update(0)
      },
      update: { Hero.shared.update($0) },
      finish: { Hero.shared.finish() },
      cancel: { Hero.shared.cancel() }
    )
    return Stage(rootViewController: navigation, interaction: interaction) { trigger in
      switch trigger {
      case .push, .present:
        list.loadViewIfNeeded()
        list.presentsDetail = trigger == .present
        list.open(list.cards[0])
      case .pop:
        navigation.popViewController(animated: true)
      case .dismiss:
        list.dismiss(animated: true)
      }
    }
  }
}
