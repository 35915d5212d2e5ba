import UIKit

/// Shows a transition's container from the side, its views apart, and the arcs on which they move.
final class HeroDebugSpace {
  private static let distance: CGFloat = 10
  private static let duration: TimeInterval = 0.4

  private let container: UIView
  private let color: UIColor?
  private var places: [(view: UIView, z: CGFloat)] = []
  private var lines: [CALayer] = []
  private var scale: CGFloat = 0.6
  private var angle = CGFloat.pi / 6

  init(container: UIView) {
    self.container = container
    color = container.backgroundColor
  }

  /// Whether the container is seen from the side.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      if isOn { spread() } else { gather() }
    }
  }

  private func spread() {
    places = container.subviews.map { ($0, $0.layer.zPosition) }
    let flat = places.filter { $0.z == 0 }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) { [self] in
      container.backgroundColor = UIColor(white: 0.85, alpha: 1)
      for (index, place) in flat.enumerated() {
        place.view.layer.zPosition = CGFloat(index) * Self.distance
      }
      for place in places where place.z != 0 {
        place.view.layer.zPosition = place.z + CGFloat(flat.count) * Self.distance
      }
      container.layer.sublayerTransform = perspective
    }
  }

  private func gather() {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) { [self] in
      container.backgroundColor = color
      for place in places { place.view.layer.zPosition = place.z }
      container.layer.sublayerTransform = CATransform3DIdentity
    }
    places = []
  }

  private var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 4000
    transform = CATransform3DScale(transform, scale, scale, 1)
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }

  /// Changes the point of view.
  func turn(_ turn: HeroDebugTurn) {
    guard isOn else { return }
    switch turn {
    case .rotate(let change):
      angle += change
      if angle > .pi { angle -= 2 * .pi }
      if angle < -.pi { angle += 2 * .pi }
    case .scale(let factor): scale = min(max(scale * factor, 0.2), 1)
    }
    container.layer.sublayerTransform = perspective
  }

  /// Whether the curves are drawn on which views move.
  var showsArcs = false {
    didSet {
      guard showsArcs != oldValue else { return }
      for line in lines { line.removeFromSuperlayer() }
      lines = showsArcs ? container.subviews.compactMap(makeLine) : []
      for line in lines { container.layer.addSublayer(line) }
    }
  }

  private func makeLine(for view: UIView) -> CALayer? {
    let animations = (view.layer.animationKeys() ?? []).compactMap {
      view.layer.animation(forKey: $0)
    }
    let path = animations.lazy.compactMap { ($0 as? CAKeyframeAnimation)?.path }.first
    guard let path else { return nil }
    let line = CAShapeLayer()
    line.path = path
    line.fillColor = nil
    line.strokeColor = UIColor.blue.cgColor
    line.zPosition = view.layer.zPosition + Self.distance
    return line
  }

  /// Leaves the container as it was, at once.
  func restore() {
    for line in lines { line.removeFromSuperlayer() }
    lines = []
    guard isOn else { return }
    UIView.performWithoutAnimation {
      container.backgroundColor = color
      for place in places { place.view.layer.zPosition = place.z }
      container.layer.sublayerTransform = CATransform3DIdentity
    }
    places = []
  }
}
