import Hero
import Playback
import UIKit

extension StageController {
  /// The number of layers on the stage.
  var layerCount: Int {
    func count(_ layer: CALayer) -> Int {
      1 + (layer.sublayers ?? []).reduce(0) { $0 + count($1) }
    }
    return world.perform { count(window.layer) }
  }

  /// Finds the frontmost named view at a point, whether or not it takes touches.
  ///
  /// - Parameter point: A point of the stage's window.
  /// - Returns: Its name and its frame in the window, or nil.
  func namedView(at point: CGPoint) -> (name: String, frame: CGRect)? {
    world.perform {
      guard let view = find(in: window, at: point), let name = view.accessibilityIdentifier else {
        return nil
      }
      return (name, view.convert(view.bounds, to: window))
    }
  }

  /// Finds the frame of a named view.
  ///
  /// - Parameter name: The view's `accessibilityIdentifier`.
  /// - Returns: Its frame in the stage's window, or nil when it is not on a visible screen.
  func frame(of name: String) -> CGRect? {
    world.perform {
      view(named: name, in: window).map { $0.convert($0.bounds, to: window) }
    }
  }

  private func view(named name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    for subview in view.subviews.reversed() where !subview.isHidden {
      if let found = self.view(named: name, in: subview) { return found }
    }
    return nil
  }

  private func find(in view: UIView, at point: CGPoint) -> UIView? {
    let local = view.convert(point, from: window)
    if view.isHidden || view.alpha < 0.01 { return nil }
    if view.clipsToBounds, !view.bounds.contains(local) { return nil }
    for subview in view.subviews.reversed() {
      if let found = find(in: subview, at: point) { return found }
    }
    return view.accessibilityIdentifier != nil && view.bounds.contains(local) ? view : nil
  }

  /// Whether the scene itself answers a click at a point: a control, a view with a tap recogniser, or a cell
  /// that can be selected.
  ///
  /// - Parameter point: A point of the stage's window.
  /// - Returns: True when the scene takes the click.
  func sceneAnswersClick(at point: CGPoint) -> Bool {
    world.perform {
      var view = window.hitTest(point, with: nil)
      while let current = view {
        if let control = current as? UIControl, control.isEnabled { return true }
        if current is UITableViewCell || current is UICollectionViewCell { return true }
        let recognizers = current.gestureRecognizers ?? []
        if recognizers.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) {
          return true
        }
        view = current.superview
      }
      return false
    }
  }
}
