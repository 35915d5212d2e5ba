import QuartzCore
import Testing
import UIKit

@Suite("Transitions of views with constraints") @MainActor struct ConstraintTransitionTests {
  /// A screen whose card fills the safe area but for 10 points.
  final class Screen: UIViewController {
    let card = UIView()
    private(set) var frames: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
        card.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
        card.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
        card.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      frames.append(card.frame)
    }
  }

  private let stage = Stage(width: 320, height: 480)
  private let inner = CGRect(x: 10, y: 10, width: 300, height: 460)

  @Test func `given a pushed screen, then its card is in place before the first frame`() {
    let (first, second) = (Screen(), Screen())
    let navigation = UINavigationController(rootViewController: first)
    stage.turn { stage.window.rootViewController = navigation }
    let below = CGRect(x: 10, y: 54, width: 300, height: 416)
    #expect(first.card.frame == below)
    stage.turn { navigation.pushViewController(second, animated: true) }
    #expect(second.card.frame == below)
    stage.advance(0.2)
    #expect(second.card.frame == below)
    #expect(second.card.layer.animationKeys() == nil)
    stage.advance(2)
    #expect(second.card.frame == below && second.view.frame == navigation.view.bounds)
    stage.turn { navigation.popViewController(animated: true) }
    stage.advance(2)
    #expect(first.card.frame == below)
    #expect(stage.world.issues.isEmpty)
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .custom,
  ])
  func `given a presentation, then the card follows the view through it and back`(
    style: UIModalPresentationStyle
  ) {
    let (first, second) = (Screen(), Screen())
    stage.turn { stage.window.rootViewController = first }
    #expect(first.card.frame == inner)
    second.modalPresentationStyle = style
    stage.turn { first.present(second, animated: true) }
    let expected = second.view.bounds.inset(by: second.view.safeAreaInsets).insetBy(dx: 10, dy: 10)
    #expect(second.card.frame == expected)
    stage.advance(2)
    #expect(second.card.frame == expected)
    stage.turn { second.dismiss(animated: true) }
    stage.advance(2)
    #expect(first.card.frame == inner)
    #expect(second.view.window == nil)
    #expect(stage.world.issues.isEmpty)
  }

  @Test func `given a screen that turns in flight, then the card has the new size`() {
    let (first, second) = (Screen(), Screen())
    stage.turn { stage.window.rootViewController = first }
    second.modalPresentationStyle = .fullScreen
    stage.turn { first.present(second, animated: true) }
    stage.advance(0.1)
    stage.turn {
      UIScreen.main.configure(bounds: CGRect(x: 0, y: 0, width: 480, height: 320), scale: 1)
    }
    stage.advance(2)
    #expect(second.card.frame == CGRect(x: 10, y: 10, width: 460, height: 300))
    stage.turn { second.dismiss(animated: false) }
    #expect(first.card.frame == CGRect(x: 10, y: 10, width: 460, height: 300))
  }

  @Test func `given a view that constraints place in the container, then an animator may move it`()
  {
    let first = Screen()
    let overlay = UIView()
    stage.turn {
      stage.window.rootViewController = first
      overlay.translatesAutoresizingMaskIntoConstraints = false
      first.view.addSubview(overlay)
      NSLayoutConstraint.activate([
        overlay.leftAnchor.constraint(equalTo: first.view.leftAnchor),
        overlay.rightAnchor.constraint(equalTo: first.view.rightAnchor),
        overlay.heightAnchor.constraint(equalToConstant: 100),
        overlay.bottomAnchor.constraint(equalTo: first.view.bottomAnchor),
      ])
    }
    stage.turn {
      overlay.transform = CGAffineTransform(translationX: 0, y: 100)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        overlay.transform = .identity
        first.view.layoutIfNeeded()
      }
    }
    stage.advance(0.5)
    let y = stage.run { overlay.layer.presentation()?.frame.minY } ?? 0
    #expect(abs(y - 430) < 1)
    stage.advance(1)
    #expect(overlay.frame == CGRect(x: 0, y: 380, width: 320, height: 100))
  }

  @Test func `given a screen with constraints, when it moves between windows, nothing is solved`() {
    let screen = Screen()
    stage.turn { stage.window.rootViewController = screen }
    let count = screen.frames.count
    stage.turn { screen.view.center.x += 40 }
    #expect(screen.frames.count == count)
    #expect(screen.card.frame == inner)
  }
}
