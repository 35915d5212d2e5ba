import QuartzCore

extension UIView {
  /// Names one hiding, so that a later one is not taken for it.
  final class Hiding {}

  /// Hides or shows a view that a stack arranges: inside an animation it stays on screen until that ends.
  func setHidden(_ isHidden: Bool, in stack: UIStackView) {
    guard isHidden != self.isHidden else { return }
    let state = UIKitState.current
    let block = state.areAnimationsEnabled && window != nil ? state.animationBlocks.last : nil
    if !isHidden {
      layoutState?.hiding = nil
      layer.isHidden = false
    } else if let block {
      let hiding = Hiding()
      ensuredLayoutState.hiding = hiding
      finish(hiding, after: block)
    } else {
      layer.isHidden = true
    }
    stack.setNeedsArrangement()
    if block != nil { stack.layOutAround() }
  }

  private func finish(_ hiding: Hiding, after block: AnimationBlock) {
    if case .animator(let animator) = block.sink {
      animator.addCompletion { [weak self] position in
        guard let self, layoutState?.hiding === hiding else { return }
        if position == .start {
          layoutState?.hiding = nil
          layoutState?.stack?.setNeedsArrangement()
        } else {
          finishHiding()
        }
      }
      return
    }
    block.whenComplete { [weak self] _ in
      guard let self, layoutState?.hiding === hiding else { return }
      finishHiding()
    }
  }

  /// Takes a view off the screen that is hidden for code already.
  func finishHiding() {
    guard layoutState?.hiding != nil else { return }
    layoutState?.hiding = nil
    layer.isHidden = true
  }

  /// Lays out what stands around the view and depends on its size.
  func layOutAround() {
    guard storedWindow != nil else { return }
    updateLayoutEngines()
    (storedSuperview ?? self).islandRoot.layoutIfNeeded()
  }
}
