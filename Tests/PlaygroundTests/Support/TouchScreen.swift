import Playback
import QuartzCore
import UIKit

@testable import Playground

/// A scene with one screen, which keeps what its gestures and fields saw.
final class TouchScreen: UIViewController {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let scroll = UIScrollView()
  let field = UITextField()
  private(set) var begun: [CGPoint] = []
  private(set) var scales: [CGFloat] = []
  private(set) var mostFingers = 0

  /// The scene; it keeps the screen in a box, as scenes are made anew.
  static func scene(
    takesEveryClick: Bool = false,
    _ made: @escaping (TouchScreen) -> Void
  ) -> StageScene {
    StageScene(
      name: "touches",
      title: "Touches",
      subtitle: "",
      triggers: [.push],
      takesEveryClick: takesEveryClick
    ) {
      let screen = TouchScreen()
      made(screen)
      return StageScene.Stage(rootViewController: screen) { _ in screen.triggers += 1 }
    }
  }

  /// How often the scene's transition was triggered.
  private(set) var triggers = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.accessibilityIdentifier = "ground"
    view.backgroundColor = .white
    pinch.addTarget(self, action: Selector("pinched", TouchScreen.pinched))
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(rotation)
    scroll.frame = CGRect(x: 0, y: 600, width: 375, height: 100)
    scroll.contentSize = CGSize(width: 375, height: 1000)
    view.addSubview(scroll)
    field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    view.addSubview(field)
  }

  func pinched() {
    scales.append(pinch.scale)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begun += touches.map { $0.location(in: view) }
    mostFingers = max(mostFingers, event?.allTouches?.count ?? 0)
  }
}
