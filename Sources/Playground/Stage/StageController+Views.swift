import Hero
import Playback
import UIKit

extension StageController {
  /// A view of the scene that can be selected.
  struct NamedView: Equatable {
    /// The `accessibilityIdentifier`.
    let name: String
    /// The id by which Hero matches it, or nil.
    let heroID: String?
    /// The string in effect, or nil when the view has modifiers that were set in code, or none.
    let string: String?
    /// Whether the view has modifiers of its own.
    let hasModifiers: Bool
  }

  /// The named views of the visible screens, parents first.
  var namedViews: [NamedView] {
    world.perform {
      var found: [NamedView] = []
      collect(window, into: &found)
      return found
    }
  }

  private func collect(_ view: UIView, into found: inout [NamedView]) {
    if let name = view.accessibilityIdentifier, !found.contains(where: { $0.name == name }) {
      found.append(
        NamedView(
          name: name,
          heroID: view.heroID,
          string: view.heroModifierString,
          hasModifiers: view.heroModifiers != nil
        )
      )
    }
    for subview in view.subviews where !subview.isHidden {
      collect(subview, into: &found)
    }
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

  /// Whether the scene itself answers a click at a point: a control, or a view with a tap recogniser.
  ///
  /// - Parameter point: A point of the stage's window.
  /// - Returns: True when the scene takes the click.
  func sceneAnswersClick(at point: CGPoint) -> Bool {
    world.perform {
      var view = window.hitTest(point, with: nil)
      while let current = view {
        if let control = current as? UIControl, control.isEnabled { return true }
        let recognizers = current.gestureRecognizers ?? []
        if recognizers.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) { return true }
        view = current.superview
      }
      return false
    }
  }
}
