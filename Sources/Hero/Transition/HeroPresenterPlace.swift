import UIKit

/// Where the presenter's view was before a transition borrowed it.
struct HeroPresenterPlace {
  let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let geometry: HeroLayerGeometry

  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    geometry = HeroLayerGeometry(of: view.layer)
  }

  /// Puts the view back.
  func restore() {
    guard let superview else { return }
    if view.superview !== superview { superview.insertSubview(view, at: index) }
    geometry.apply(to: view.layer)
  }
}
