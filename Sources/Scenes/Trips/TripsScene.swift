import Playback
import UIKit

extension StageScene {
  /// A whole app in plain iOS style: tabs, stacks, a list, a grid, a sheet, an alert and search.
  public static let trips = StageScene(
    name: "trips",
    title: "Trips",
    subtitle: "a plain iOS app",
    triggers: [.push, .pop, .present, .dismiss],
    animation: "UIKit's own animations run here",
    takesEveryClick: true,
    notes: [
      "Everything is UIKit as an iPhone app uses it; nothing in it knows this window.",
      "Tap a row, its info button or a photo; pull the sheet down, drag from the left edge, search.",
    ]
  ) {
    Stage(application: TripsAppDelegate()) { trigger, root in
      let tabs = root as? UITabBarController
      let navigation = tabs?.selectedViewController as? UINavigationController
      switch trigger {
      case .push:
        navigation?.pushViewController(PlaceViewController(), animated: true)
      case .pop: navigation?.popViewController(animated: true)
      case .present:
        navigation?.present(PlaceViewController.sheet(for: Place.all[0]), animated: true)
      case .dismiss: root.dismiss(animated: true)
      }
    }
  }
}
