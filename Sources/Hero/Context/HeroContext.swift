public import UIKit

/// The views of a transition, their matches, target states and stand-ins.
@preconcurrency @MainActor public final class HeroContext {
  /// The view that holds everything that animates.
  public let container: UIView
  /// The views of the leaving side, from the outside in.
  public var fromViews: [UIView] = []
  /// The views of the entering side, from the outside in.
  public var toViews: [UIView] = []

  /// Whether stand-ins of the entering side are put below those of the leaving side.
  var insertToViewFirst = false

  var sourceViews: [String: UIView] = [:]
  var destinationViews: [String: UIView] = [:]
  private var states: [ObjectIdentifier: HeroStateBox] = [:]
  /// Views outside the container's bounds, whose conditions may still force them to take part.
  var offscreenStates: [(view: UIView, isAppearing: Bool, state: HeroTargetState)] = []
  var snapshots: [ObjectIdentifier: HeroSnapshotRecord] = [:]
  /// The order in which stand-ins were made.
  var snapshotOrder: [HeroSnapshotRecord] = []
  /// What lies above what, while all stand-ins are made; nil when views may change any time.
  var order: PaintingOrder?
  var hidden: [ObjectIdentifier: (view: UIView, visibility: HeroVisibility)] = [:]

  init(container: UIView) {
    self.container = container
  }

  /// Returns the view of the leaving side with an id.
  ///
  /// - Parameter heroID: The id.
  /// - Returns: The view, or nil.
  public func sourceView(for heroID: String) -> UIView? {
    sourceViews[heroID]
  }

  /// Returns the view of the entering side with an id.
  ///
  /// - Parameter heroID: The id.
  /// - Returns: The view, or nil.
  public func destinationView(for heroID: String) -> UIView? {
    destinationViews[heroID]
  }

  /// Returns the view of the other side with the same id.
  ///
  /// - Parameter view: A view; of several with one id only the last takes part in matching.
  /// - Returns: The match, or nil.
  public func pairedView(for view: UIView) -> UIView? {
    guard let id = view.existingHeroAttributes?.id else { return nil }
    if sourceViews[id] === view { return destinationViews[id] }
    if destinationViews[id] === view { return sourceViews[id] }
    return nil
  }

  /// The target state of a view; nil when it does not take part.
  ///
  /// - Parameter view: The view.
  public subscript(view: UIView) -> HeroTargetState? {
    get { states[ObjectIdentifier(view)]?.state }
    set {
      if let newValue, let box = box(of: view) {
        box.state = newValue
      } else {
        states[ObjectIdentifier(view)] = newValue.map { HeroStateBox($0) }
      }
    }
  }

  /// The target state of a view, to read or to change a part of it without copying the whole.
  func box(of view: UIView) -> HeroStateBox? { states[ObjectIdentifier(view)] }

  // MARK: Hiding

  /// Hides a view until ``unhide(view:)``.
  ///
  /// - Parameter view: The view.
  public func hide(view: UIView) {
    let key = ObjectIdentifier(view)
    guard hidden[key] == nil else { return }
    hidden[key] = (view, HeroVisibility(of: view))
    view.alpha = 0
  }

  /// Shows a view that ``hide(view:)`` hid as it was before.
  ///
  /// - Parameter view: The view.
  public func unhide(view: UIView) {
    hidden.removeValue(forKey: ObjectIdentifier(view))?.visibility.apply(to: view)
  }

  func unhide(treeOf view: UIView) {
    unhide(view: view)
    for subview in view.subviews { unhide(treeOf: subview) }
  }

  func unhideAll() {
    for record in Array(hidden.values) { unhide(view: record.view) }
  }

  /// Hands the hidden views of a tree over to the caller, who shows them again.
  func takeHidden(inTreeOf view: UIView) -> [(view: UIView, visibility: HeroVisibility)] {
    let own = hidden.removeValue(forKey: ObjectIdentifier(view)).map { [$0] } ?? []
    return own + view.subviews.flatMap { takeHidden(inTreeOf: $0) }
  }
}
