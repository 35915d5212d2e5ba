import QuartzCore

extension UIViewController {
  /// Whether the controller comes, goes, is covered or is uncovered by a presentation at the moment.
  var isInModalTransition: Bool {
    var controller: UIViewController? = self
    while let candidate = controller {
      if isRunning(candidate.modalTransition) { return true }
      if isRunning(candidate.presenterLink?.modalTransition) { return true }
      controller = candidate.storedParent
    }
    return false
  }

  private func isRunning(_ transition: ModalTransition?) -> Bool {
    guard let transition else { return false }
    return transition.phase == .running || transition.phase == .settling
  }

  /// Ends the coming of a controller, no sooner than that of the container around it.
  func endComing(inside container: UIViewController) {
    switch container.appearanceState {
    case .appearing: break
    case .disappearing: beginAppearance(false, animated: false)
    case .disappeared where container.storedView?.window == nil:
      beginAppearance(false, animated: false)
      endAppearance()
    default: endAppearance()
    }
  }
}

extension UIView {
  /// Gives the view a place whatever its transform is.
  func place(in frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
    if self.center != center { self.center = center }
  }
}
