import Compositor
import Hero
import QuartzCore
import UIKit

/// Two screens between which Hero moves, in a world of their own on a clock that is moved by hand.
final class HeroBench {
  let world = World(clock: .manual(at: 100))
  let window: UIWindow
  private let first = UIViewController()
  private let second = UIViewController()

  /// Makes the screens.
  ///
  /// - Parameters:
  ///   - matched: How many views both screens have.
  ///   - unmatched: How many more the second screen has, which fade in.
  ///   - isCascade: Whether the second screen's views start one after another.
  init(matched: Int, unmatched: Int, isCascade: Bool) {
    let (first, second) = (first, second)
    window = world.perform {
      let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      UIScreen.main.configure(bounds: bounds, scale: 2, safeAreaInsets: .zero)
      let window = UIWindow(frame: bounds)
      first.view.backgroundColor = .white
      second.view.backgroundColor = .black
      second.hero.isEnabled = true
      second.modalPresentationStyle = .fullScreen
      if isCascade { second.view.hero.modifiers = [.cascade(delta: 0.001)] }
      for index in 0..<(matched + unmatched) {
        let id = index < matched ? "view \(index)" : nil
        if id != nil { Self.add(index, to: first.view, id, columns: 20) }
        let view = Self.add(index, to: second.view, id, columns: 25)
        if id == nil { view.hero.modifiers = [.fade, .translate(y: 40)] }
      }
      window.rootViewController = first
      window.makeKeyAndVisible()
      return window
    }
    world.tick()
  }

  @discardableResult
  private static func add(_ index: Int, to parent: UIView, _ id: String?, columns: Int) -> UIView {
    let side = 390 / CGFloat(columns)
    let view = UIView(
      frame: CGRect(
        x: CGFloat(index % columns) * side,
        y: 40 + CGFloat(index / columns) * side,
        width: side - 2,
        height: side - 2
      )
    )
    view.backgroundColor = UIColor(red: 0.3, green: CGFloat(index % 50) / 50, blue: 0.6, alpha: 1)
    view.layer.cornerRadius = 4
    view.hero.id = id
    parent.addSubview(view)
    return view
  }

  /// Starts the way to the second screen and makes the frame in which it begins.
  func present() {
    world.perform { first.present(second, animated: true) }
    world.tick()
  }

  /// Starts the way back and makes the frame in which it begins.
  func dismiss() {
    world.perform { second.dismiss(animated: true) }
    world.tick()
  }

  /// Lets what moves come to rest.
  func settle() {
    for _ in 0..<600 where world.needsFrame { world.advance(by: 1.0 / 60, step: 1.0 / 60) }
  }

  /// How many layers move.
  var animatedLayers: Int { Self.count(window.layer) }

  private static func count(_ layer: CALayer) -> Int {
    layer.childLayers.reduce(layer.attachedAnimations.isEmpty ? 0 : 1) { $0 + count($1) }
  }

  /// Whether the second screen is shown and nothing moves.
  var isPresented: Bool { first.presentedViewController === second }
}
