import QuartzCore

extension UIViewController {
  func add(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    guard child !== self else {
      return reportMisuse("addChild(_:): a controller cannot be its own child")
    }
    if child.storedParent != nil {
      child.storedParent?.storedChildren.removeAll { $0 === child }
    }
    child.noteWillMove(to: self)
    storedChildren.append(child)
    child.storedParent = self
    let isInPlace = child.storedView?.window != nil && child.appearanceState == .disappeared
    if isInPlace, appearanceState == .appeared, !managesAppearanceOfChildren {
      child.joinAppearance(of: self)
    }
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    noteDidMove(to: nil)
  }

  func noteWillMove(to parent: UIViewController?) {
    note("willMove")
    willMove(toParent: parent)
  }

  func noteDidMove(to parent: UIViewController?) {
    note("didMove")
    didMove(toParent: parent)
  }

  func reportMisuse(_ message: String) {
    World.current.report(CompatibilityIssue(message: message, context: eventName))
  }

  /// The controller at the top of the chain of parents.
  var outermostController: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  // MARK: - Changing children

  func change(
    _ change: ChildChange,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard change.from.storedParent === self, change.to.storedParent === self else {
      reportMisuse("transition(from:to:…): both controllers must be children of the receiver")
      completion?(false)
      return
    }
    let tellsAppearance = !managesAppearanceOfChildren && appearanceState == .appeared
    let isAnimated = duration > 0
    if tellsAppearance {
      change.from.beginAppearance(false, animated: isAnimated)
      change.to.beginAppearance(true, animated: isAnimated)
    }
    let end: (Bool) -> Void = { finished in
      change.from.storedView?.removeFromSuperview()
      if tellsAppearance {
        change.to.endAppearance()
        change.from.endAppearance()
      }
      completion?(finished)
    }
    swapViews(change, duration: duration, options: options, animations: animations, end: end)
  }

  private func swapViews(
    _ change: ChildChange,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    end: @escaping (Bool) -> Void
  ) {
    guard let from = change.from.view, let to = change.to.view else { return end(false) }
    guard let superview = from.superview else {
      animations?()
      return end(false)
    }
    let isSystemTransition = options.rawValue & Self.transitionBits != 0
    guard isSystemTransition else {
      superview.addSubview(to)
      return UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: { animations?() },
        completion: end
      )
    }
    UIView.transition(
      with: superview,
      duration: duration,
      options: options,
      animations: {
        from.removeFromSuperview()
        superview.addSubview(to)
        animations?()
      },
      completion: end
    )
  }

  /// The bits of the options that name a transition.
  private static let transitionBits: UInt = 0xF << 20
}
