/// A layer that shows a layer tree of another world, at that world's time.
package final class CAPortalLayer: CALayer {
  /// The root of the tree to show.
  package var source: CALayer? {
    get { portal.source }
    set { setPortal { $0.source = newValue } }
  }

  /// The world in which that tree lives.
  package var world: World? {
    get { portal.world }
    set { setPortal { $0.world = newValue } }
  }

  package override init() {
    super.init()
    modelState.content = .portal(PortalState())
  }

  package override init(layer: Any) {
    super.init(layer: layer)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .portal(PortalState())
  }

  override func makePresentation() -> CALayer {
    CAPortalLayer()
  }

  private var portal: PortalState {
    if case .portal(let state) = modelState.content { return state }
    return PortalState()
  }

  private func setPortal(_ body: (inout PortalState) -> Void) {
    var state = portal
    body(&state)
    modelState.content = .portal(state)
    mark(.needsCommit)
  }

  /// Says that the other world has a new frame to show.
  package func setNeedsFrame() {
    mark(.needsCommit)
  }
}
