import Hero
import Playback
import UIKit

final class HelloViewController: UIViewController {
  let dot = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 40
    dot.heroID = "dot"
    view.addSubview(dot)
  }
}

final class GoodbyeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let square = UIView(frame: CGRect(x: 120, y: 500, width: 200, height: 200))
    square.accessibilityIdentifier = "square"
    square.backgroundColor = .systemOrange
    square.heroID = "dot"
    square.heroModifierString = "arc spring(250, 25)"
    view.addSubview(square)
  }
}

extension StageScene {
  static let hello = StageScene(
    name: "hello",
    title: "Hello",
    subtitle: "dot → square",
    triggers: [.push, .pop],
    editedView: "square"
  ) {
    let navigation = UINavigationController(rootViewController: HelloViewController())
    navigation.hero.isEnabled = true
    return Stage(rootViewController: navigation) { trigger in
      switch trigger {
      case .push, .present:
        navigation.pushViewController(GoodbyeViewController(), animated: true)
      case .pop, .dismiss:
        navigation.popViewController(animated: true)
      }
    }
  }
}
