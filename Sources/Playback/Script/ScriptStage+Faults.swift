import QuartzCore
import UIKit

extension ScriptStage {
  /// What is wrong with a stage that has come to rest, a sentence each; empty when all is well.
  ///
  /// - Returns: The faults.
  public func faults() -> [String] {
    var faults = ledger.faults + ledger.wrongCalls
    guard let window, let root = window.rootViewController else { return faults + ["no root"] }
    if UIApplication.shared.isIgnoringInteractionEvents { faults.append("touches are blocked") }
    let running = TransitionMonitor.current.running.count
    if running > 0 { faults.append("\(running) transitions have not ended") }
    let chain = presented(over: root)
    faults += containerFaults(window, chain)
    for controller in chain { faults += self.faults(of: controller) }
    faults += visibilityFaults(window, chain)
    faults += treeFaults(window, chain)
    if chain.last?.viewIfLoaded?.tintAdjustmentMode == .dimmed {
      faults.append("\(name(chain.last)) has dimmed tints")
    }
    return faults + leaks(reachableFrom: chain)
  }

  private func presented(over root: UIViewController) -> [UIViewController] {
    var chain = [root]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    while let next = chain.last?.presentedViewController,
      known.insert(ObjectIdentifier(next)).inserted
    {
      chain.append(next)
    }
    return chain
  }

  private func name(_ controller: UIViewController?) -> String {
    controller.map { (($0 as? ScriptScreen)?.name ?? "\(type(of: $0))") } ?? "nothing"
  }

  // MARK: - Containers

  private func containerFaults(_ window: UIWindow, _ chain: [UIViewController]) -> [String] {
    var faults: [String] = []
    let containers = TransitionMonitor.current.modalContainers.count
    if containers != chain.count - 1 {
      faults.append("\(chain.count - 1) screens are presented in \(containers) containers")
    }
    let mostSubviews = chain.count
    if window.subviews.count > mostSubviews {
      faults.append("the window holds \(window.subviews.count) views, not \(mostSubviews)")
    }
    return faults
  }

  private func faults(of controller: UIViewController) -> [String] {
    var faults: [String] = []
    if controller.transitionCoordinator != nil {
      faults.append("\(name(controller)) has a coordinator")
    }
    if controller.isBeingPresented || controller.isBeingDismissed {
      faults.append("\(name(controller)) is being presented or dismissed")
    }
    faults += frameFaults(of: controller)
    for child in (controller as? UITabBarController)?.viewControllers ?? [] {
      faults += self.faults(of: child)
    }
    guard let navigation = controller as? UINavigationController, navigation.isViewLoaded else {
      return faults
    }
    let stack = navigation.viewControllers
    if let view = navigation.topViewController?.viewIfLoaded, let container = view.superview {
      if container.subviews.count != 1 {
        faults.append("a navigation container holds \(container.subviews.count) views")
      }
      if view.frame != container.bounds {
        faults.append("\(name(navigation.topViewController)) has the frame \(view.frame)")
      }
    }
    let items = navigation.navigationBar.items ?? []
    if !items.elementsEqual(stack.map(\.navigationItem), by: ===) {
      faults.append("the bar shows \(items.count) items that are not those of the stack")
    }
    for child in stack.compactMap({ $0 as? ScriptScreen }) { faults += parentFaults(of: child) }
    return faults
  }

  private func parentFaults(of screen: ScriptScreen) -> [String] {
    if screen.isMoving { return ["\(screen.name) was told of a move that did not follow"] }
    if screen.announcedParent !== screen.parent {
      return ["\(screen.name) was told of another parent than it has"]
    }
    return screen.isMovingToParent || screen.isMovingFromParent
      ? ["\(screen.name) is moving"] : []
  }

  private func frameFaults(of controller: UIViewController) -> [String] {
    guard let view = controller.viewIfLoaded, view.window != nil, controller.parent == nil else {
      return []
    }
    let isRoot = controller === window?.rootViewController
    let wanted =
      isRoot
      ? window?.bounds : controller.presentationController?.frameOfPresentedViewInContainerView
    guard let wanted, let superview = view.superview else { return [] }
    let size = view.bounds.size
    let place = superview.convert(view.center, from: superview)
    let middle = CGPoint(x: wanted.midX, y: wanted.midY)
    let isPlaced = abs(place.x - middle.x) < 0.01 && abs(place.y - middle.y) < 0.01
    guard size == wanted.size, isPlaced else {
      return ["\(name(controller)) is at \(view.center) with \(size), not in \(wanted)"]
    }
    return []
  }

  // MARK: - What is seen

  /// The screens that must be there: the topmost, and those below as far as they are not taken out.
  private func visibilityFaults(_ window: UIWindow, _ chain: [UIViewController]) -> [String] {
    var visible: [ScriptScreen] = []
    var isRemoved = false
    for controller in chain.reversed() {
      let shown = Self.shown(by: controller)
      if let screen = shown as? ScriptScreen, !isRemoved { visible.append(screen) }
      isRemoved =
        controller !== chain[0]
        && controller.presentationController?.shouldRemovePresentersView == true
    }
    var faults: [String] = []
    for screen in tracked.compactMap({ $0.controller as? ScriptScreen }) {
      let isWanted = visible.contains { $0 === screen }
      if isWanted, !screen.isThere { faults.append("\(screen.name) was not told that it is there") }
      if !isWanted, !screen.isAway { faults.append("\(screen.name) was not told that it is away") }
      if isWanted != (screen.viewIfLoaded?.window != nil) {
        faults.append("\(screen.name) is \(isWanted ? "not " : "")in the window")
      }
    }
    guard let top = visible.first, let view = top.viewIfLoaded else { return faults + ["no top"] }
    return faults + touchFaults(of: top, view, in: window)
  }

  private func touchFaults(
    of screen: ScriptScreen,
    _ view: UIView,
    in window: UIWindow
  ) -> [String] {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = view.convert(middle, to: window)
    guard window.hitTest(point, with: nil) !== view else { return [] }
    let fault = "a touch in the middle does not reach \(screen.name)"
    // Where bars cover all there is, the script has left no room for a touch.
    let isFree = view.bounds.inset(by: view.safeAreaInsets).contains(middle)
    guard isFree, window.bounds.contains(point) else {
      ledger.remark("\(fault): a window of \(window.sizeText) has no room for it beside the bars")
      return []
    }
    return [fault]
  }

  private func treeFaults(_ window: UIWindow, _ chain: [UIViewController]) -> [String] {
    var faults: [String] = []
    let presenters = chain.dropLast().compactMap { $0.viewIfLoaded }
    func look(at view: UIView, isScreen: Bool) {
      let what = view.accessibilityIdentifier ?? "\(type(of: view))"
      if !view.layer.attachedAnimations.isEmpty {
        faults.append("\(what) is animated: \(view.layer.animationKeys() ?? [])")
      }
      let layer = view.layer
      if layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 {
        faults.append("\(what) has a time of its own")
      }
      if isScreen { faults += strayFaults(of: view, what, presenters) }
      for subview in view.subviews {
        look(at: subview, isScreen: isScreen && !(view is UINavigationBar || view is UITabBar))
      }
    }
    look(at: window, isScreen: true)
    return faults
  }

  private func strayFaults(of view: UIView, _ what: String, _ presenters: [UIView]) -> [String] {
    var faults: [String] = []
    let isBar = view is UINavigationBar
    if view.isHidden, !isBar { faults.append("\(what) is hidden") }
    if view.layer.mask != nil { faults.append("\(what) has a mask") }
    let standsBack = presenters.contains { $0 === view }
    if !CATransform3DIsIdentity(view.layer.transform), !standsBack {
      faults.append("\(what) is transformed")
    }
    let isDimming = view.backgroundColor == .black
    if view.alpha != 1, !isDimming { faults.append("\(what) has the alpha \(view.alpha)") }
    return faults
  }

  // MARK: - Leaks

  private func leaks(reachableFrom chain: [UIViewController]) -> [String] {
    var alive = chain
    for controller in chain {
      alive += controller.children + controller.children.flatMap(\.children)
    }
    let leaked = tracked.filter { item in
      item.controller.map { controller in !alive.contains { $0 === controller } } ?? false
    }
    return leaked.map { "\($0.name) was not let go" }
  }

  /// The controllers that live although the stage shows none of them.
  var survivors: [String] {
    tracked.filter { $0.controller != nil }.map(\.name)
  }
}
