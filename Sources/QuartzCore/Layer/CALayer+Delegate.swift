// Worlds are ticked, and layers changed, on the main actor only: that makes the assumptions here
// true.

extension CALayer {
  final func askDelegateForLayout() {
    guard let delegate else { return }
    nonisolated(unsafe) let (layer, receiver) = (self, delegate)
    MainActor.assumeIsolated { receiver.layoutSublayers(of: layer) }
  }

  final func askDelegateToDisplay(_ delegate: any CALayerDelegate) {
    nonisolated(unsafe) let (layer, receiver) = (self, delegate)
    MainActor.assumeIsolated { receiver.display(layer) }
  }

  final func askDelegateToDraw(in context: CGContext) {
    guard let delegate else { return }
    nonisolated(unsafe) let (layer, receiver, context) = (self, delegate, context)
    MainActor.assumeIsolated { receiver.draw(layer, in: context) }
  }

  final func tellDelegateOfDrawing() {
    guard let delegate else { return }
    nonisolated(unsafe) let (layer, receiver) = (self, delegate)
    MainActor.assumeIsolated { receiver.layerWillDraw(layer) }
  }

  final func askDelegateForAction(_ event: String) -> (any CAAction)? {
    guard let delegate else { return nil }
    nonisolated(unsafe) let (layer, receiver) = (self, delegate)
    nonisolated(unsafe) var answer: (any CAAction)?
    MainActor.assumeIsolated { answer = receiver.action(for: layer, forKey: event) }
    return answer
  }
}
