import Hero
import Playback
import UIKit

/// A screen with a title, a card and a text, as plain as can be.
final class FlashScreen: UIViewController {
  private let tint: UIColor

  init(_ title: String, tint: UIColor) {
    self.tint = tint
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let card = UIView(frame: CGRect(x: 40, y: 140, width: 200, height: 120))
    card.backgroundColor = tint
    card.layer.cornerRadius = 16
    let label = UILabel(frame: CGRect(x: 40, y: 300, width: 295, height: 60))
    label.text = "Nothing of \(title ?? "this") may flash."
    label.numberOfLines = 0
    view.addSubview(card)
    view.addSubview(label)
  }

  /// A scene in which one screen leads to another one by a default animation of Hero.
  static func scene(_ animation: HeroDefaultAnimationType) -> StageScene {
    StageScene(
      name: "hero",
      title: "Hero",
      subtitle: "",
      triggers: [.push, .pop, .present, .dismiss]
    ) {
      let navigation = UINavigationController(
        rootViewController: FlashScreen("One", tint: .systemTeal)
      )
      navigation.hero.isEnabled = true
      navigation.hero.navigationAnimationType = animation
      return StageScene.Stage(rootViewController: navigation) { trigger in
        let next = FlashScreen("Two", tint: .systemOrange)
        next.hero.isEnabled = true
        next.hero.modalAnimationType = animation
        next.modalPresentationStyle = .fullScreen
        switch trigger {
        case .push: navigation.pushViewController(next, animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .present: navigation.present(next, animated: true)
        case .dismiss: navigation.dismiss(animated: true)
        }
      }
    }
  }

  /// A scene in which Hero changes between tabs.
  static func tabs(_ animation: HeroDefaultAnimationType) -> StageScene {
    StageScene(name: "tabs", title: "Tabs", subtitle: "", triggers: [.push, .pop]) {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        FlashScreen("One", tint: .systemTeal), FlashScreen("Two", tint: .systemOrange),
      ]
      tabs.hero.isEnabled = true
      tabs.hero.tabBarAnimationType = animation
      return StageScene.Stage(rootViewController: tabs) { trigger in
        tabs.selectedIndex = trigger == .push ? 1 : 0
      }
    }
  }

  /// A scene that asks a question.
  static func alert(_ style: UIAlertController.Style) -> StageScene {
    StageScene(name: "alert", title: "Alert", subtitle: "", triggers: [.present, .dismiss]) {
      let root = FlashScreen("One", tint: .systemTeal)
      return StageScene.Stage(rootViewController: root) { trigger in
        guard trigger == .present else { return root.dismiss(animated: true) }
        let alert = UIAlertController(title: "Sure?", message: "Quite?", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        root.present(alert, animated: true)
      }
    }
  }
}
