import QuartzCore

/// The view of a presenter, which stands back behind a sheet as a smaller card with round corners.
final class PresenterCard {
  private static let scale: CGFloat = 0.92
  private let view: UIView
  private let transform: CGAffineTransform
  private let radius: CGFloat
  private let corners: CACornerMask
  private let clips: Bool
  private var height: CGFloat
  private weak var window: UIWindow?
  private var windowColor: UIColor?

  init(_ view: UIView) {
    self.view = view
    transform = view.transform
    radius = view.layer.cornerRadius
    corners = view.layer.maskedCorners
    clips = view.clipsToBounds
    height = view.bounds.height
    window = view.superview as? UIWindow
  }

  /// Takes up the view's size.
  func noteSize() {
    height = view.bounds.height
  }

  /// Moves the view back by a share of the way.
  ///
  /// - Parameters:
  ///   - share: From 0, its own place, to 1.
  ///   - top: Where the top of the view ends.
  ///   - container: In whose coordinates.
  func standBack(_ share: CGFloat, top: CGFloat, in container: UIView) {
    guard share > 0 else { return comeForward() }
    blackenWindow()
    let scale = 1 - (1 - Self.scale) * share
    let place = view.superview.map { container.convert(view.center, from: $0).y } ?? view.center.y
    let ownTop = place - height * Self.scale / 2
    view.transform = transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: (top - ownTop) * share)
    )
    view.layer.cornerRadius = max(radius, SheetStage.cornerRadius)
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
  }

  /// Around the card nothing is seen.
  private func blackenWindow() {
    guard let window, windowColor == nil else { return }
    windowColor = window.backgroundColor ?? .clear
    UIView.performWithoutAnimation { window.backgroundColor = .black }
  }

  /// Gives the window its colour back, and lets the view be clipped as before, once it stands in its place.
  ///
  /// On the way there the corners are still round.
  func restoreWindow() {
    view.layer.maskedCorners = corners
    view.clipsToBounds = clips
    guard let windowColor else { return }
    window?.backgroundColor = windowColor == .clear ? nil : windowColor
    self.windowColor = nil
  }

  /// Puts the view back as it was.
  func comeForward() {
    if view.transform != transform { view.transform = transform }
    view.layer.cornerRadius = radius
  }
}
