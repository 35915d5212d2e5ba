import UIKit

/// Lets the subviews of a view begin one after another.
///
/// > Compatibility: only subviews that animate, or contain something that does, take a turn; in
/// upstream every subview does. `HeroTransition.cascadeCountsEverySubview` brings upstream's
/// counting back.
final class CascadePreprocessor: BasePreprocessor {
  override func process(fromViews: [UIView], toViews: [UIView]) {
    forEach(fromViews, toViews) { view, _ in
      guard let box = context?.box(of: view), let cascade = box.state.cascade else { return }
      delay(view, by: cascade, from: box.state.delay)
    }
  }

  private func delay(
    _ view: UIView,
    by cascade: (delta: TimeInterval, direction: CascadeDirection, delaysMatched: Bool),
    from initial: TimeInterval
  ) {
    let countsAll = hero?.cascadeCountsEverySubview == true
    let subviews = cascade.direction.sorted(view.subviews).filter { countsAll || animates($0) }
    let final = Double(subviews.count) * cascade.delta + initial
    for (index, subview) in subviews.enumerated() {
      let own = Double(index) * cascade.delta + initial
      apply(own, final: cascade.delaysMatched ? final : nil, to: subview)
    }
  }

  private func animates(_ view: UIView) -> Bool {
    context?.box(of: view) != nil || view.subviews.contains(where: animates)
  }

  private func apply(_ delay: TimeInterval, final: TimeInterval?, to view: UIView) {
    if let pair = context?.pairedView(for: view) {
      if let final {
        context?.box(of: view)?.state.delay = final
        context?.box(of: pair)?.state.delay = final
      }
    } else {
      context?.box(of: view)?.state.delay = delay
    }
    for subview in view.subviews { apply(delay, final: final, to: subview) }
  }
}

extension CascadeDirection {
  /// Returns views in the order of the direction; ties are broken in reading order.
  func sorted(_ views: [UIView]) -> [UIView] {
    let keys = views.map(key)
    return views.indices.sorted { first, second in
      let (one, other) = (keys[first], keys[second])
      if one.major != other.major { return one.major < other.major }
      if one.minor != other.minor { return one.minor < other.minor }
      return first < second
    }.map { views[$0] }
  }

  private func key(of view: UIView) -> (major: CGFloat, minor: CGFloat) {
    let frame = view.frame
    switch self {
    case .topToBottom: return (frame.minY, frame.minX)
    case .bottomToTop: return (-frame.maxY, -frame.maxX)
    case .leftToRight: return (frame.minX, frame.minY)
    case .rightToLeft: return (-frame.maxX, frame.minY)
    case .radial(let center): return (view.distance(from: center), 0)
    case .inverseRadial(let center): return (-view.distance(from: center), 0)
    }
  }
}

extension UIView {
  fileprivate func distance(from point: CGPoint) -> CGFloat {
    hypot(center.x - point.x, center.y - point.y)
  }
}
